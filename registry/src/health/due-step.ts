import { SHELL_ID } from '../core/release-name.ts';
import { type EnvironmentHealth, totalOf } from './environment-health.ts';
import type { Runs } from './runs.ts';

/** Remote → loads in the canary since it began. */
export type Loads = Readonly<Record<string, number>>;

/** The next step that is due for a canary: a larger share, or promotion to everybody. */
export interface DueStep {
  /** Undefined when the last share has baked: the canary is finished. */
  readonly percent: number | undefined;
  /** Loads so far, from which the loads of the next share are counted. */
  readonly loads: Loads;
  /** "5 percent for 30 min, and at least 24 loads of booking". */
  readonly why: string;
}

/** The remotes that the canary changes; all of them if it changes only the shell. */
const changedIn = ({ running, canary = {} }: Runs): readonly string[] => {
  const remotes = Object.keys(canary).filter((id) => id !== SHELL_ID);
  const changed = remotes.filter((id) => canary[id] !== running[id]);
  return changed.length > 0 ? changed : remotes;
};

/** "30 min", "45 s". */
export const durationWords = (seconds: number): string =>
  seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;

/**
 * The next step of a canary with a plan: its share has baked for as long as the plan says, and each remote that it
 * changes had the minimum number of loads at this share. Undefined while it isn't due, it has no plan, or its last
 * share is below 100 percent: then a person ends it. The budget is judged separately.
 *
 * @param now milliseconds
 */
export const dueStep = (runs: Runs, health: EnvironmentHealth, now: number): DueStep | undefined => {
  const { percent = 0, plan, budget } = runs.document.canary ?? {};
  if (!plan || !budget || !runs.canary) return undefined;
  if (now < Date.parse(plan.since) + plan.bakeSeconds * 1000) return undefined;
  const next = plan.steps.find((step) => step > percent);
  if (next === undefined && percent < 100) return undefined;
  const versions = runs.canary;
  const loads = Object.fromEntries(
    changedIn(runs).map((remote) => {
      const version = versions[remote] ?? '';
      return [remote, totalOf(health, { remote, version, canary: true })?.loads ?? 0];
    }),
  );
  const [[remote, fewest] = ['', 0]] = Object.entries(loads)
    .map(([id, count]) => [id, count - (plan.loads[id] ?? 0)] as const)
    .toSorted(([, a], [, b]) => a - b);
  if (fewest < budget.minimumLoads) return undefined;
  const baked = durationWords(plan.bakeSeconds);
  return {
    percent: next,
    loads,
    why: `${percent} percent for ${baked}, and at least ${fewest} loads of ${remote}`,
  };
};
