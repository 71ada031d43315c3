import type { Beacon, RemoteReport } from '@sundara/contracts/federation';
import type { Counted } from './environment-health.ts';
import type { Runs } from './runs.ts';
import type { Versions } from './versions.ts';

const isOf = (versions: Versions, { remote, version }: RemoteReport): boolean =>
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

/**
 * The reports of a beacon that count: those of compositions that the environment runs or ran, and of versions in them,
 * including fallbacks. Other reports are invented, or come from a page with an override, and say nothing about the
 * environment.
 */
export const countedReports = async (beacon: Beacon, runs: Runs): Promise<readonly Counted[]> => {
  const { composition, sequence, canary, reports } = beacon;
  if (sequence > runs.document.sequence || (canary && !ranCanary(beacon, runs))) return [];
  const own = ownVersions(beacon, runs);
  const past = own && reports.every((report) => isOf(own, report)) ? [] : await runs.past();
  if (!own && !past.some(({ id }) => id === composition)) return [];
  const known = [...(own ? [own] : []), runs.running, ...past.map(({ versions }) => versions)];
  return eachOnce(reports)
    .filter((report) => known.some((versions) => isOf(versions, report)))
    .map((report) => ({ report, canary }));
};
