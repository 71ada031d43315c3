import { judgeReport, type Numbered, type ReportNumber } from './judge-report.ts';
import { publishedReports } from './report-history.ts';

/** A number in a committed report, judged by the report's earlier commits. */
export interface JudgedNumber {
  /** @param earlier the file's contents in earlier commits, the newest first */
  readonly judge: (content: unknown, earlier: AsyncIterable<unknown>) => Promise<readonly string[]>;
}

/** A report in the repository: what others depend on, made from the sources, with its version numbers. */
export interface ReportFile {
  /** Its name in checks: 'provider API'. */
  readonly title: string;
  /** Its path below the root of the repository. */
  readonly file: string;
  /** Its content, made again from the sources. */
  readonly make: (root: string) => Promise<unknown>;
  readonly numbers: readonly JudgedNumber[];
}

/** @param read finds number and parts in a file's content, undefined where they are not there. Throws what `read` throws */
export const judgedNumber = <P>(
  number: ReportNumber<P>,
  read: (content: unknown) => Numbered<P> | undefined,
): JudgedNumber => ({
  judge: async (content, earlier) => {
    const now = read(content);
    return now ? judgeReport(number, now, await publishedReports(now.version, earlier, read)) : [];
  },
});
