import * as z from 'zod/mini';
import type { BrowserReport } from './browser-report.ts';

/** How long a kind of report is shown after the last one. */
const KEPT_MS = 24 * 60 * 60_000;
/** The maximum number of kinds per environment: frequent ones stay, even if somebody sends invented ones. */
const MOST_KINDS = 50;

const countedReportSchema = z.object({
  kind: z.enum(['policy', 'integrity']),
  rule: z.string(),
  blocked: z.string(),
  page: z.string(),
  count: z.int().check(z.gte(1)),
  /** An ISO instant. */
  lastAt: z.string(),
});
type CountedReport = Readonly<z.output<typeof countedReportSchema>>;
export const reportCountsSchema = z.readonly(z.array(countedReportSchema));
export type ReportCounts = z.output<typeof reportCountsSchema>;

const nameOf = ({ kind, rule, blocked, page }: BrowserReport): string =>
  JSON.stringify([kind, rule, blocked, page]);

const byCount = (a: CountedReport, b: CountedReport): number =>
  b.count - a.count || (a.lastAt < b.lastAt ? 1 : -1);

/** The sum of all counts without expired ones: the most frequent first, at most `MOST_KINDS`. */
export const addReports = (all: readonly ReportCounts[], now: Date): ReportCounts => {
  const oldest = new Date(now.getTime() - KEPT_MS).toISOString();
  const sums = new Map<string, CountedReport>();
  for (const counted of all.flat().filter(({ lastAt }) => lastAt >= oldest)) {
    const known = sums.get(nameOf(counted));
    const lastAt = known && known.lastAt > counted.lastAt ? known.lastAt : counted.lastAt;
    sums.set(nameOf(counted), { ...counted, count: counted.count + (known?.count ?? 0), lastAt });
  }
  return [...sums.values()].sort(byCount).slice(0, MOST_KINDS);
};

/** Adds reports that arrived now. */
export const withReports = (
  counts: ReportCounts,
  reports: readonly BrowserReport[],
  now: Date,
): ReportCounts => {
  const lastAt = now.toISOString();
  return addReports([counts, reports.map((report) => ({ ...report, count: 1, lastAt }))], now);
};
