import type { Beacon, PageError, PageTiming, RemoteReport } from '@sundara/contracts/federation';
import type { Counted, CountedError } from './environment-health.ts';
import type { Runs } from './runs.ts';
import type { Versions } from './versions.ts';

type Named = Pick<RemoteReport, 'remote' | 'version'>;

const isOf = (versions: Versions, { remote, version }: Named): boolean =>
  Object.hasOwn(versions, remote) && versions[remote] === version;

/** A page counts once per version and outcome, however often it reports it. */
const eachOnce = (reports: readonly RemoteReport[]): readonly RemoteReport[] => [
  ...new Map(
    reports
      .toReversed()
      .map((report) => [`${report.remote}@${report.version} ${report.outcome}`, report] as const),
  ).values(),
];

/** Whether the page ran the current canary, not an earlier one or the environment's own composition. */
const ranCanary = ({ composition, sequence }: Beacon, { document, since }: Runs): boolean =>
  composition === document.canary?.composition && sequence >= since;

/** The versions of the page's composition, if that is the running one or the canary's. */
const ownVersions = ({ composition, canary }: Beacon, runs: Runs): Versions | undefined => {
  if (canary) return runs.canary;
  return composition === runs.document.composition ? runs.running : undefined;
};

/** What of a beacon counts. */
export interface CountedBeacon {
  readonly reports: readonly Counted[];
  readonly errors: readonly CountedError[];
  readonly timings: readonly PageTiming[];
  /** Errors that don't count, or that this site can't read. */
  readonly otherErrors: number;
}

const itemsOf = ({ reports, errors, timings }: Beacon): readonly Named[] =>
  [...reports, ...errors, ...timings].filter((item) => item !== undefined);

/** Finds whether a version counts: one of a composition that the environment runs or ran. */
const judgeVersions = async (beacon: Beacon, runs: Runs): Promise<(item: Named) => boolean> => {
  const { composition, sequence, canary } = beacon;
  const none = () => false;
  if (sequence > runs.document.sequence || (canary && !ranCanary(beacon, runs))) return none;
  const own = ownVersions(beacon, runs);
  const past = own && itemsOf(beacon).every((item) => isOf(own, item)) ? [] : await runs.past();
  if (!own && !past.some(({ id }) => id === composition)) return none;
  const known = [...(own ? [own] : []), runs.running, ...past.map(({ versions }) => versions)];
  return (item) => known.some((versions) => isOf(versions, item));
};

/**
 * What counts of a beacon: what tells of compositions that the environment runs or ran, and of versions in them,
 * including fallbacks. All else is invented, or comes from a page with an override, and says nothing about the
 * environment.
 */
export const countedBeacon = async (beacon: Beacon, runs: Runs): Promise<CountedBeacon> => {
  const { canary } = beacon;
  const counts = await judgeVersions(beacon, runs);
  const errors = beacon.errors.filter((error): error is PageError => error !== undefined && counts(error));
  return {
    reports: eachOnce(beacon.reports)
      .filter(counts)
      .map((report) => ({ report, canary })),
    errors: errors.map((error) => ({ error, canary })),
    timings: beacon.timings.filter((timing): timing is PageTiming => timing !== undefined && counts(timing)),
    otherErrors: beacon.errors.length - errors.length,
  };
};
