import { runQuietly } from '../machine/run-quietly.ts';

const GIT_LIMIT_MS = 30_000;

/** The commit, with the suffix '-dirty' where the tree differs; 'unknown' outside of a clone. */
export const commitOf = async (root: string): Promise<string> => {
  const describe = ['-C', root, 'describe', '--always', '--abbrev=40', '--dirty', '--exclude=*'];
  return runQuietly('git', describe, { limitMs: GIT_LIMIT_MS }).then(
    (told) => told.trim(),
    () => 'unknown',
  );
};
