import { runQuietly } from '../machine/run-quietly.ts';

const GIT_LIMIT_MS = 30_000;

const git = async (root: string, ...words: readonly string[]): Promise<string> =>
  (await runQuietly('git', ['-C', root, ...words], { limitMs: GIT_LIMIT_MS })).trim();

/** The commit of the sources; 'unknown' where they lie in no repository. */
export const commitOf = (root: string): Promise<string> =>
  git(root, 'rev-parse', 'HEAD').catch(() => 'unknown');

/**
 * The commit with the suffix '-dirty' where the tree differs.
 * @param aside paths that may differ
 */
export const describeTree = async (root: string, aside: readonly string[]): Promise<string> => {
  const commit = await commitOf(root);
  if (commit === 'unknown') return commit;
  const excluded = aside.map((path) => `:(exclude)${path}`);
  const changed = await git(root, 'diff', '--name-only', 'HEAD', '--', '.', ...excluded);
  return changed === '' ? commit : `${commit}-dirty`;
};
