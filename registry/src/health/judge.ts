import type { CanaryBudget } from '@sundara/contracts/federation';
import { countOf } from './histogram.ts';
import { p75Of, type Sums } from './sums.ts';

/** Why a canary must end: what was found, and what was allowed. */
export interface Breach {
  readonly rule: 'load-errors' | 'render-errors' | 'slow' | 'server-rendering';
  readonly found: string;
  readonly budget: string;
}

const percent = (share: number): string => `${Math.round(share * 10) / 10} percent`;
const milliseconds = (ms: number): string => `${Math.round(ms)} ms`;

const errorBreach = (
  rule: 'load-errors' | 'render-errors',
  { loads }: Sums,
  errors: number,
  allowed: number,
): Breach | undefined => {
  const share = (errors / loads) * 100;
  if (share <= allowed) return undefined;
  const what = rule === 'load-errors' ? 'failed' : 'broke while they were shown';
  return {
    rule,
    found: `${percent(share)} of ${loads} loads ${what}`,
    budget: `at most ${percent(allowed)}`,
  };
};

/** Both sides need enough successful loads: a percentile of a few is meaningless. */
const slownessBreach = (
  canary: Sums,
  stable: Sums | undefined,
  { minimumLoads, slowerBy }: CanaryBudget,
): Breach | undefined => {
  if (!stable || countOf(stable.took) < minimumLoads || countOf(canary.took) < minimumLoads) return undefined;
  const here = p75Of(canary);
  const beside = p75Of(stable);
  if (here === null || beside === null || here <= beside * slowerBy) return undefined;
  return {
    rule: 'slow',
    found: `three of four loads take up to ${milliseconds(here)}, beside it ${milliseconds(beside)}`,
    budget: `at most ${milliseconds(beside * slowerBy)}`,
  };
};

/**
 * The breach of a canary's budget by a remote's version; undefined while there is none, or there are fewer than
 * `minimumLoads` loads. `stable` is the same remote outside the canary, over the same span; undefined if the remote is
 * new, and then only errors count.
 *
 * judge({loads: 20, loadErrors: 5, …}, stable, DEFAULT_CANARY_BUDGET) → {rule: 'load-errors', found: '25 percent
 * of 20 loads failed', budget: 'at most 2 percent'}
 */
export const judge = (canary: Sums, stable: Sums | undefined, budget: CanaryBudget): Breach | undefined => {
  if (canary.loads < budget.minimumLoads) return undefined;
  return (
    errorBreach('load-errors', canary, canary.loadErrors, budget.loadErrorPercent) ??
    errorBreach('render-errors', canary, canary.renderErrors, budget.renderErrorPercent) ??
    slownessBreach(canary, stable, budget)
  );
};
