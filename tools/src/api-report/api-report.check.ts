import { judgeReport } from './judge-report.ts';
import { presentReport, reportFaults } from './make-report.ts';
import { historyOf, publishedReports } from './report-history.ts';

/**
 * What is wrong with the committed report of the provider API and its number, a sentence each. The number is compared with
 * earlier commits, where all of them are here.
 *
 * @returns undefined when nothing is wrong, and nothing could be compared
 */
export async function apiReportFaults(root: string): Promise<readonly string[] | undefined> {
  const stale = await reportFaults(root);
  if (stale.length > 0) return stale;
  if ((await historyOf(root)) !== 'whole') return undefined;
  const report = presentReport();
  return judgeReport(report, await publishedReports(root, report.version));
}
