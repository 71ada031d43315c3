import { judgeReport } from './judge-report.ts';
import { presentReport, reportFaults } from './make-report.ts';
import { historyOf, publishedReports } from './report-history.ts';

/**
 * What is wrong with the committed report of the provider API and its number, a sentence each. The number is compared with
 * earlier commits: a shallow clone, which lacks them, is a fault; without a repository there are none.
 *
 * @returns undefined when nothing is wrong, and nothing could be compared
 */
export async function apiReportFaults(root: string): Promise<readonly string[] | undefined> {
  const stale = await reportFaults(root);
  if (stale.length > 0) return stale;
  const history = await historyOf(root);
  if (history === 'none') return undefined;
  if (history === 'shallow')
    return [
      'The number of the provider API is compared with earlier commits, and this clone is shallow: run git fetch --unshallow.',
    ];
  const report = presentReport();
  return judgeReport(report, await publishedReports(root, report.version));
}
