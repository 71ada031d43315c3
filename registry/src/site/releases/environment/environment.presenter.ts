import type { EnvironmentState } from '@sundara/contracts/api';
import type { CanaryPlan } from '@sundara/contracts/federation';
import type { ReportCounts } from '../../../browser-reports/report-counts.ts';
import { nameOf as nameOfRelease } from '../../../core/release-name.ts';
import type { WithdrawnRelease } from '../../../environments/require-not-withdrawn.ts';
import { pagesOf } from '../../../health/day-counts.ts';
import { type EnvironmentHealth, isCurrent, type RemoteSums } from '../../../health/environment-health.ts';
import type { Runs } from '../../../health/runs.ts';
import { presentSums } from '../../../health/sums.ts';
import { type FaultCounts, lastOf } from '../../../render-faults/fault-counts.ts';
import type { Confirmation } from '../../../served/await-served.ts';
import { abilitiesIn } from './environment.policy.ts';

const nameOf = ({ remote, version, canary }: RemoteSums): string => `${remote} ${version} ${canary}`;

const presentRemote = ({
  total,
  minutes,
  day: _,
  ...named
}: RemoteSums): EnvironmentState['health'][number] => ({
  ...named,
  total: presentSums(total),
  minutes: Object.entries(minutes)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([at, sums]) => ({ at, ...presentSums(sums) })),
});

/** The errors of a version within a day, each with how often the version was loaded meanwhile. */
const presentErrors = ({ canary, day }: RemoteSums): EnvironmentState['pageErrors'] =>
  day.errors.map(({ error, hours, firstAt, lastAt }) => ({
    ...error,
    ...{ canary, firstAt, lastAt },
    pages: pagesOf(hours),
    loads: pagesOf(day.loads),
  }));

interface Known {
  readonly health: EnvironmentHealth;
  /** Counts of browser reports. */
  readonly findings: ReportCounts;
  readonly renderFaults: FaultCounts;
  /** The site servers that serve it, and those that don't yet. */
  readonly sites: Confirmation;
  /** Whether this server can sign a change. */
  readonly holdsKey: boolean;
  /** Withdrawn releases that run or are tried. */
  readonly withdrawn: readonly WithdrawnRelease[];
}

const presentPlan = ({ steps, bakeSeconds, since }: CanaryPlan) => ({ steps, bakeSeconds, since });

/** An environment as the console shows it, with the health of its remotes sorted by name. */
export const presentEnvironment = (
  { document, running, canary }: Runs,
  { health: { remotes }, findings, renderFaults, sites, holdsKey, withdrawn }: Known,
): EnvironmentState => ({
  name: document.environment,
  sequence: document.sequence,
  changedAt: document.changedAt,
  running: { id: document.composition, versions: { ...running } },
  pins: document.pins,
  flags: document.flags ?? {},
  withdrawn: Object.fromEntries(withdrawn.map((one) => [nameOfRelease(one), one.withdrawn])),
  endedByCanary: document.endedByCanary ?? {},
  ...(document.lock && { lock: document.lock }),
  ...(document.canary &&
    canary && {
      canary: {
        composition: { id: document.canary.composition, versions: { ...canary } },
        percent: document.canary.percent,
        startedAt: document.canary.startedAt,
        budget: document.canary.budget,
        ...(document.canary.plan && { plan: presentPlan(document.canary.plan) }),
      },
    }),
  health: remotes
    .filter(isCurrent)
    .sort((a, b) => nameOf(a).localeCompare(nameOf(b)))
    .map(presentRemote),
  pageErrors: remotes.flatMap(presentErrors).sort((a, b) => (a.lastAt < b.lastAt ? 1 : -1)),
  findings: [...findings],
  renderFaults: renderFaults.map(({ last, ...fault }) => ({ ...fault, lastAt: lastOf({ last }) })),
  sites: { served: [...sites.served], unserved: sites.unserved.map((one) => ({ ...one })) },
  ...abilitiesIn(document, holdsKey),
});
