import type { EnvironmentState, Health, RemoteHealth } from '@sundara/contracts/api';
import type { CanaryBudget } from '@sundara/contracts/federation';
import { changesBetween, partsOf } from '../versions/composition-changes.ts';

type RunningCanary = NonNullable<EnvironmentState['canary']>;

/** One remote in a canary and in stable; undefined if no page has reported on it yet. */
export interface HealthPair {
  readonly remote: string;
  /** Whether the canary runs another version of it. */
  readonly changed: boolean;
  readonly canary: RemoteHealth | undefined;
  readonly stable: RemoteHealth | undefined;
}

/** A count as a percentage of loads; undefined before the first load. */
export const percentOf = (count: number, { loads }: Pick<Health, 'loads'>): number | undefined =>
  loads === 0 ? undefined : (count / loads) * 100;

const percent = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** '2.5%'; a dash where there is nothing to count. */
export const percentText = (value: number | undefined): string =>
  value === undefined ? '–' : `${percent.format(value)}%`;
/** '1,240 ms'; a dash where nothing was loaded. */
export const msText = (value: number | null | undefined): string =>
  value === null || value === undefined ? '–' : `${whole.format(value)} ms`;
export const countText = (value: number): string => whole.format(value);

/** The remotes of a canary with their health in it and in stable; those that it changes come first. */
export const healthPairs = (
  { running, health }: EnvironmentState,
  { composition }: RunningCanary,
): readonly HealthPair[] => {
  const changed = new Set(changesBetween(running.versions, composition.versions).map(({ id }) => id));
  const of = (remote: string, canary: boolean, version: string | undefined) =>
    health.find((entry) => entry.remote === remote && entry.canary === canary && entry.version === version);
  return partsOf(running.versions, composition.versions)
    .filter((id) => id !== 'shell')
    .map((remote) => ({
      remote,
      changed: changed.has(remote),
      canary: of(remote, true, composition.versions[remote]),
      stable: of(remote, false, running.versions[remote]),
    }))
    .sort((a, b) => Number(b.changed) - Number(a.changed));
};

/** Which limits of a budget a remote's canary exceeds; none before enough loads. */
export interface Overdrawn {
  readonly loadErrors: boolean;
  readonly renderErrors: boolean;
  readonly p75: boolean;
}

/** The slowest allowed p75 of the canary, given the stable remote; undefined before that is known. */
export const slowest = ({ slowerBy }: CanaryBudget, stable: RemoteHealth | undefined): number | undefined => {
  const beside = stable?.total.p75Ms;
  return beside === null || beside === undefined ? undefined : beside * slowerBy;
};

/** A percentile of a few loads says nothing: the site's watcher, too, waits for enough successful ones. */
const canBeTimed = (health: RemoteHealth | undefined, { minimumLoads }: CanaryBudget): boolean =>
  health !== undefined && health.total.loads - health.total.loadErrors >= minimumLoads;

/** Where a remote's canary exceeds its budget, by the rules of the watcher that ends it. */
export const overdrawn = (budget: CanaryBudget, { canary, stable }: HealthPair): Overdrawn => {
  const total = canary?.total;
  if (!total || total.loads < budget.minimumLoads)
    return { loadErrors: false, renderErrors: false, p75: false };
  const limit = slowest(budget, stable);
  return {
    loadErrors: (percentOf(total.loadErrors, total) ?? 0) > budget.loadErrorPercent,
    renderErrors: (percentOf(total.renderErrors, total) ?? 0) > budget.renderErrorPercent,
    p75:
      canBeTimed(canary, budget) &&
      canBeTimed(stable, budget) &&
      total.p75Ms !== null &&
      limit !== undefined &&
      total.p75Ms > limit,
  };
};
