import { API_REPORT_FILE, type ApiReport, apiReportSchema } from '@sundara/contracts/api-report';
import { Refusal } from '../../setup/refusal.mjs';
import { runQuietly } from '../machine/run-quietly.ts';
import type { Published } from './judge-report.ts';

const LIMIT_MS = 30_000;

/** Whether the folder is a Git work tree of its own, of which every commit is here. */
export async function historyOf(root: string): Promise<'whole' | 'shallow' | 'none'> {
  const ask = ['-C', root, 'rev-parse', '--show-prefix', '--is-shallow-repository'];
  const answer = await runQuietly('git', ask, { limitMs: LIMIT_MS }).catch((error) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
  // Below the root of another repository a folder has no history that would be its own.
  if (answer === undefined || !answer.startsWith('\n')) return 'none';
  return answer.trim() === 'true' ? 'shallow' : 'whole';
}

/** The report as a commit has it; undefined where it was removed or is none. */
async function reportAt(root: string, commit: string): Promise<ApiReport | undefined> {
  const text = await runQuietly('git', ['-C', root, 'show', `${commit}:${API_REPORT_FILE}`], {
    limitMs: LIMIT_MS,
  }).catch((error) => {
    if (error instanceof Refusal) return '';
    throw error;
  });
  try {
    return apiReportSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** What the present number was given to, by the oldest commit that has it, and the number before it. */
export async function publishedReports(root: string, version: string): Promise<Published> {
  const log = ['-C', root, 'log', '--format=%H', '--', API_REPORT_FILE];
  const commits = (await runQuietly('git', log, { limitMs: LIMIT_MS })).split('\n').filter(Boolean);
  let same: ApiReport | undefined;
  for (const commit of commits) {
    const report = await reportAt(root, commit);
    if (!report) continue;
    if (report.version !== version) return { same, before: report };
    same = report;
  }
  return { same };
}
