import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Refusal } from '../../../setup/refusal.mjs';

const run = promisify(execFile);
/** The shared branch: a change is what this branch has and that one doesn't. */
const SHARED = 'origin/main';
/** Files that are read by path and imported nowhere, and the source that reads them. */
const READ_BY: readonly (readonly [RegExp, string])[] = [
  [/^provider-api\/drizzle\//, 'provider-api/src/platform/database/migrate.ts'],
];

/**
 * The files that differ from a commit, committed or not, below the root; for a migration, the source that reads it.
 *
 * @param since the commit; by default where this branch left origin/main, or the last commit where there is none
 * @throws Refusal where git knows no such commit
 */
export const changedFiles = async (root: string, since?: string): Promise<readonly string[]> => {
  const git = async (...args: readonly string[]) => (await run('git', args, { cwd: root })).stdout.trim();
  const base = await (since === undefined
    ? git('merge-base', 'HEAD', SHARED).catch(() => 'HEAD')
    : git('rev-parse', '--verify', '--quiet', `${since}^{commit}`).catch(() => {
        throw new Refusal(`git knows no commit '${since}'.`);
      }));
  const differing = await git('diff', '--name-only', base);
  const added = await git('ls-files', '--others', '--exclude-standard');
  const files = `${differing}\n${added}`.split('\n').filter((file) => file !== '');
  return files.map((file) => READ_BY.find(([place]) => place.test(file))?.[1] ?? file);
};
