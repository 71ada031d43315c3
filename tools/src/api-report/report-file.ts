import { judgeReport, type Numbered, type ReportNumber } from './judge-report.ts';
import { publishedReports } from './report-history.ts';

/** A number in a committed report, judged by what the report's earlier commits say of it. */
export interface JudgedNumber {
  /** @param earlier what the file held, the newest commit first */
  readonly judge: (content: unknown, earlier: AsyncIterable<unknown>) => Promise<readonly string[]>;
}

/** A report that is kept in the repository: what others depend on, made from the sources, with its numbers. */
export interface ReportFile {
  /** 'provider API', as checks name it. */
  readonly title: string;
  /** Its place below the root of the repository. */
  readonly file: string;
  /** What stands in it, made anew from the sources. */
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
