import { staleFaults } from './make-report.ts';
import type { ReportFile } from './report-file.ts';
import { contentsOf, historyOf } from './report-history.ts';

/**
 * Faults of a committed report and its numbers, one sentence each. The numbers are compared with earlier commits, where
 * all of them are available.
 *
 * @returns undefined when there is no fault, but nothing could be compared
 */
export const reportFaults = async (
  root: string,
  report: ReportFile,
): Promise<readonly string[] | undefined> => {
  const content = await report.make(root);
  const stale = await staleFaults(root, report, content);
  if (stale.length > 0) return stale;
  if ((await historyOf(root)) !== 'whole') return undefined;
  const faults: string[] = [];
  for (const { judge } of report.numbers)
    faults.push(...(await judge(content, contentsOf(root, report.file))));
  return faults;
};
