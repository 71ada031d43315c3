import { Refusal } from '../../setup/refusal.mjs';
import { runQuietly } from '../machine/run-quietly.ts';
import type { Numbered, Published } from './judge-report.ts';

const LIMIT_MS = 30_000;

/** Whether the folder is a Git work tree of its own, and whether all commits are available here. */
export const historyOf = async (root: string): Promise<'whole' | 'shallow' | 'none'> => {
  const ask = ['-C', root, 'rev-parse', '--show-prefix', '--is-shallow-repository'];
  const answer = await runQuietly('git', ask, { limitMs: LIMIT_MS }).catch((error) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
  // A folder inside another repository has no history of its own.
  if (answer === undefined || !answer.startsWith('\n')) return 'none';
  return answer.trim() === 'true' ? 'shallow' : 'whole';
};

/** A file's content in a commit; undefined where it was removed or is no JSON. */
const contentAt = async (root: string, file: string, commit: string): Promise<unknown> => {
  const text = await runQuietly('git', ['-C', root, 'show', `${commit}:${file}`], {
    limitMs: LIMIT_MS,
  }).catch((error) => {
    if (error instanceof Refusal) return '';
    throw error;
  });
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The content of a JSON file in each commit that touched it, the newest first. */
export async function* contentsOf(root: string, file: string): AsyncGenerator<unknown> {
  const log = ['-C', root, 'log', '--format=%H', '--', file];
  const commits = (await runQuietly('git', log, { limitMs: LIMIT_MS })).split('\n').filter(Boolean);
  for (const commit of commits) yield await contentAt(root, file, commit);
}

/** The report of a number, from the oldest commit that has it, and the report of the previous number. */
export const publishedReports = async <P>(
  version: string,
  contents: AsyncIterable<unknown>,
  read: (content: unknown) => Numbered<P> | undefined,
): Promise<Published<P>> => {
  let same: Numbered<P> | undefined;
  for await (const content of contents) {
    const report = read(content);
    if (!report) continue;
    if (report.version !== version) return { same, before: report };
    same = report;
  }
  return { same };
};
