import { staleFaults } from './make-report.ts';
import type { ReportFile } from './report-file.ts';
import { contentsOf, historyOf } from './report-history.ts';

/**
 * What is wrong with a committed report and its numbers, a sentence each. The numbers are compared with earlier commits,
 * where all of them are here.
 *
 * @returns undefined when nothing is wrong, and nothing could be compared
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
