import { runQuietly } from '../machine/run-quietly.ts';
import { FIGURES_FILE, FOUND_FILE, RELIABILITY_PAGE } from './records.ts';

const GIT_LIMIT_MS = 30_000;
/** What one run records changes the tree for the next, which tests the same commit. */
const ASIDE = [FIGURES_FILE, FOUND_FILE, RELIABILITY_PAGE].map((file) => `:(exclude)${file}`);

const git = async (root: string, ...words: readonly string[]): Promise<string> =>
  (await runQuietly('git', ['-C', root, ...words], { limitMs: GIT_LIMIT_MS })).trim();

/** The commit of the sources; 'unknown' where they lie in no repository. */
export const commitOf = (root: string): Promise<string> =>
  git(root, 'rev-parse', 'HEAD').catch(() => 'unknown');

/** The commit that a recorded run tests, with the suffix '-dirty' where the sources differ from it. */
export const testedCommit = async (root: string): Promise<string> => {
  const commit = await commitOf(root);
  if (commit === 'unknown') return commit;
  const changed = await git(root, 'diff', '--name-only', 'HEAD', '--', '.', ...ASIDE);
  return changed === '' ? commit : `${commit}-dirty`;
};
