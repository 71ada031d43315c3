import type { PageError, RemoteReport } from '@sundara/contracts/federation';
import * as z from 'zod/mini';
import {
  addDays,
  type DayCounts,
  dayCountsSchema,
  lastDay,
  NO_DAY,
  withError,
  withLoad,
} from './day-counts.ts';
import { addSums, NO_SUMS, type Sums, sumsSchema, withReport } from './sums.ts';

const MINUTE_MS = 60_000;
const MINUTES_KEPT = 60;

const remoteSumsSchema = z.object({
  remote: z.string(),
  version: z.string(),
  canary: z.boolean(),
  /** Counted from the `since` of the environment. */
  total: sumsSchema,
  /** Start of a minute, an ISO instant → what was reported in it. */
  minutes: z.record(z.string(), sumsSchema),
  /** Missing from older site servers. */
  day: z._default(dayCountsSchema, NO_DAY),
});
export type RemoteSums = Readonly<z.output<typeof remoteSumsSchema>>;

/**
 * The health of the remotes of one environment, counted by one process or by several together. `since` is the change
 * that the totals count from, by its sequence: the start of the canary, or without one the last change.
 */
export const environmentHealthSchema = z.object({ since: z.int(), remotes: z.array(remoteSumsSchema) });
export type EnvironmentHealth = Readonly<z.output<typeof environmentHealthSchema>>;

/** A report, and whether the page that sent it ran the canary. */
export interface Counted {
  readonly report: RemoteReport;
  readonly canary: boolean;
}

/** An error, and whether the page that sent it ran the canary. */
export interface CountedError {
  readonly error: PageError;
  readonly canary: boolean;
}

type Named = Pick<RemoteSums, 'remote' | 'version' | 'canary'>;

const isSame =
  (a: Named) =>
  (b: Named): boolean =>
    a.remote === b.remote && a.version === b.version && a.canary === b.canary;

const minuteOf = (now: Date): string =>
  new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS).toISOString();

const lastMinutes = (minutes: RemoteSums['minutes'], now: Date): RemoteSums['minutes'] => {
  const oldest = minuteOf(new Date(now.getTime() - (MINUTES_KEPT - 1) * MINUTE_MS));
  return Object.fromEntries(Object.entries(minutes).filter(([at]) => at >= oldest));
};

/** Whether a version was reported within the hour, or since the change that totals count from. */
export const isCurrent = ({ total, minutes }: RemoteSums): boolean =>
  total.loads + total.renderErrors > 0 || Object.keys(minutes).length > 0;

const isSpent = (sums: RemoteSums): boolean =>
  !isCurrent(sums) && Object.keys(sums.day.loads).length + sums.day.errors.length === 0;

/** The same without expired minutes, and with empty totals if they counted from another `since`. */
export const upTo = (health: EnvironmentHealth, since: number, now: Date): EnvironmentHealth => ({
  since,
  remotes: health.remotes
    .map((sums) => ({
      ...sums,
      total: health.since === since ? sums.total : NO_SUMS,
      minutes: lastMinutes(sums.minutes, now),
      day: lastDay(sums.day, now),
    }))
    .filter((sums) => !isSpent(sums)),
});

/** The same with the counts of one version changed. */
const withVersion = (
  health: EnvironmentHealth,
  { remote, version, canary }: Named,
  change: (known: RemoteSums) => Partial<RemoteSums>,
): EnvironmentHealth => {
  const named = { remote, version, canary };
  const none: RemoteSums = { ...named, total: NO_SUMS, minutes: {}, day: NO_DAY };
  const known = health.remotes.find(isSame(named)) ?? none;
  const others = health.remotes.filter((sums) => sums !== known);
  return { ...health, remotes: [...others, { ...known, ...change(known) }] };
};

const dayWith = (day: DayCounts, { outcome }: RemoteReport, now: Date): DayCounts =>
  outcome === 'loaded' ? withLoad(day, now) : day;

/** Adds one report to the current minute, to the total and to the day. */
export const withCounted = (
  health: EnvironmentHealth,
  { report, canary }: Counted,
  now: Date,
): EnvironmentHealth => {
  const at = minuteOf(now);
  return withVersion(health, { ...report, canary }, ({ total, minutes, day }) => ({
    total: withReport(total, report),
    minutes: { ...minutes, [at]: withReport(minutes[at] ?? NO_SUMS, report) },
    day: dayWith(day, report, now),
  }));
};

/** Adds one error of a page to the day. */
export const withPageError = (
  health: EnvironmentHealth,
  { error, canary }: CountedError,
  now: Date,
): EnvironmentHealth =>
  withVersion(health, { ...error, canary }, ({ day }) => ({ day: withError(day, error, now) }));

const addMinutes = (a: RemoteSums['minutes'], b: RemoteSums['minutes']): RemoteSums['minutes'] => {
  const sum: Record<string, Sums> = { ...a };
  for (const [at, sums] of Object.entries(b)) sum[at] = addSums(sum[at] ?? NO_SUMS, sums);
  return sum;
};

const addRemote = (a: RemoteSums, b: RemoteSums): RemoteSums => ({
  ...a,
  total: addSums(a.total, b.total),
  minutes: addMinutes(a.minutes, b.minutes),
  day: addDays(a.day, b.day),
});

/** The sum of two processes' counts. Both must count from the same `since`. */
export const addHealth = (a: EnvironmentHealth, b: EnvironmentHealth): EnvironmentHealth => {
  const added = a.remotes.map((sums) => {
    const more = b.remotes.find(isSame(sums));
    return more ? addRemote(sums, more) : sums;
  });
  const others = b.remotes.filter((sums) => !a.remotes.some(isSame(sums)));
  return { since: a.since, remotes: [...added, ...others] };
};

/** The total of one version, in or outside the canary; undefined when there are no reports. */
export const totalOf = (health: EnvironmentHealth, named: Named): Sums | undefined =>
  health.remotes.find((sums) => isSame(named)(sums) && isCurrent(sums))?.total;
