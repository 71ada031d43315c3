import * as z from 'zod/mini';
import { type RenderFault, shortReason } from './render-fault.ts';

/** How long a fault is shown after the last one. */
const KEPT_MS = 24 * 60 * 60_000;
/** Most entries per environment; one is a route of a version. */
const MOST_ENTRIES = 50;
/** A route with so many faults is failing; fewer may be the fault of one address, or of a busy machine. */
export const FAILING = 3;

const countedFaultSchema = z.object({
  remote: z.string(),
  version: z.string(),
  canary: z.boolean(),
  route: z.string(),
  /** Why the last one happened. */
  reason: z.string(),
  count: z.int().check(z.gte(1)),
  /** ISO instants of the last `FAILING` ones, newest first. */
  last: z.array(z.string()).check(z.minLength(1)),
});
export type CountedFault = Readonly<z.output<typeof countedFaultSchema>>;
export const faultCountsSchema = z.readonly(z.array(countedFaultSchema));
export type FaultCounts = z.output<typeof faultCountsSchema>;

const nameOf = ({ remote, version, canary, route }: CountedFault): string =>
  JSON.stringify([remote, version, canary, route]);

const newestFirst = (a: string, b: string): number => (a < b ? 1 : -1);

/** When it happened last, an ISO instant. */
export const lastOf = ({ last: [newest = ''] }: Pick<CountedFault, 'last'>): string => newest;

/** The sum of all counts without expired ones: the latest first, at most `MOST_ENTRIES`. */
export const addFaults = (all: readonly FaultCounts[], now: Date): FaultCounts => {
  const oldest = new Date(now.getTime() - KEPT_MS).toISOString();
  const sums = new Map<string, CountedFault>();
  const latest = all.flat().sort((a, b) => newestFirst(lastOf(a), lastOf(b)));
  for (const counted of latest.filter((one) => lastOf(one) >= oldest)) {
    const known = sums.get(nameOf(counted)) ?? { ...counted, count: 0, last: [] };
    const last = [...known.last, ...counted.last].sort(newestFirst).slice(0, FAILING);
    sums.set(nameOf(counted), { ...known, count: known.count + counted.count, last });
  }
  return [...sums.values()].slice(0, MOST_ENTRIES);
};

/** Adds a fault that happened now. */
export const withFault = (
  counts: FaultCounts,
  { remote, version, canary, route, reason }: RenderFault,
  now: Date,
): FaultCounts => {
  const fault = { remote, version, canary, route, reason: shortReason(reason), count: 1 };
  return addFaults([[{ ...fault, last: [now.toISOString()] }], counts], now);
};

/** Whether a route failed at least `FAILING` times since an ISO instant. */
export const isFailing = ({ last }: CountedFault, since: string): boolean =>
  last.filter((at) => at >= since).length >= FAILING;
