import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Refusal } from '../../../setup/refusal.mjs';

const run = promisify(execFile);
/** What others share: a change is what stands here and not there. */
const SHARED = 'origin/main';
/** What is read by its place and imported by nobody, and the source that reads it. */
const READ_BY: readonly (readonly [RegExp, string])[] = [
  [/^provider-api\/drizzle\//, 'provider-api/src/platform/database/migrate.ts'],
];

/**
 * The files that differ from a commit, committed or not, below the root; of a migration, what reads it.
 *
 * @param since the commit; where this branch left origin/main unless told, or the last commit where there is none
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
