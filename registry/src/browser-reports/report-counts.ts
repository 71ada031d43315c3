import * as z from 'zod/mini';
import type { BrowserReport } from './browser-report.ts';

/** Reports are shown for so long after the last of their kind. */
const KEPT_MS = 24 * 60 * 60_000;
/** An environment keeps so many kinds: what happens often stays, whatever somebody invents. */
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

/** All counts together, without those that are over: the most frequent first, as many as are kept. */
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

/** With reports of now. */
export const withReports = (
  counts: ReportCounts,
  reports: readonly BrowserReport[],
  now: Date,
): ReportCounts => {
  const lastAt = now.toISOString();
  return addReports([counts, reports.map((report) => ({ ...report, count: 1, lastAt }))], now);
};
