import { randomUUID } from 'node:crypto';
import {
  type CanaryBudget,
  type CanaryPlan,
  canarySchema,
  DEFAULT_CANARY_BUDGET,
  type EnvironmentDocument,
} from '@sundara/contracts/federation';
import type { Actor, Registry } from '../core/registry.ts';
import { requireNotFailed, unmarked } from '../environments/ended-by-canary.ts';
import {
  type BeginOptions,
  requireComposition,
  requirePinsKept,
  settingsOf,
} from '../environments/environment-rules.ts';
import { newReleases, requireNotWithdrawn } from '../environments/require-not-withdrawn.ts';
import { requireFit } from '../gate/check-composition.ts';
import { checkSchema } from '../json-text.ts';
import { requireApi } from '../provider/require-api.ts';
import { Refusal } from '../refusal.ts';
import { requireRules } from '../rules/require-rules.ts';
import { changeRunning } from './change-running.ts';

export interface CanaryWish {
  /** The id of a stored composition. */
  readonly composition: string;
  /** Share of the visitors' browsers; 0 is nobody, 100 everybody. */
  readonly percent: number;
  readonly budget?: Partial<CanaryBudget> | undefined;
  /** Shares that follow automatically, and how long each bakes; undefined keeps the plan of a running canary. */
  readonly plan?: (Pick<CanaryPlan, 'bakeSeconds'> & { readonly steps: readonly number[] }) | undefined;
}

export interface StartOptions extends BeginOptions {
  /** Set when the plan makes the step: remote → loads so far, from which the loads of the new share are counted. */
  readonly step?: CanaryPlan['loads'] | undefined;
}

/** The plan as it continues from now. */
const planFrom = (
  running: CanaryPlan | undefined,
  wished: CanaryWish['plan'],
  loads: CanaryPlan['loads'] = running?.loads ?? {},
): { readonly plan?: CanaryPlan } => {
  if (!running && !wished) return {};
  const { steps = [], bakeSeconds = 0 } = wished ?? running ?? {};
  return { plan: { ...running, steps: [...steps], bakeSeconds, since: new Date().toISOString(), loads } };
};

/**
 * Shows a composition to a share of the visitors, always the same ones. For a running canary of the same composition
 * this changes the share: those who saw it still see it when the share grows. With a plan the site servers raise the
 * share.
 *
 * @throws Refusal when another canary runs, the releases are incompatible with each other or the provider API, one was
 * withdrawn or, unless `again`, its canary failed, a pinned id would move, a rule of the environment is broken, and for
 * a locked environment
 */
export const startCanary = (
  registry: Registry,
  name: string,
  { composition, percent, budget, plan }: CanaryWish,
  actor: Actor,
  options: StartOptions = {},
): Promise<EnvironmentDocument> =>
  changeRunning(registry, name, actor, options, async (current) => {
    const running = current.canary;
    if (running && running.composition !== composition)
      throw new Refusal(
        `Another canary runs in '${name}' since ${running.startedAt}: finish or stop it first.`,
      );
    if (current.composition === composition)
      throw new Refusal(`'${name}' runs the composition ${composition} for everybody: try another one.`);
    const tried = await requireComposition(registry, composition);
    const usual = await requireComposition(registry, current.composition);
    requirePinsKept(name, current, usual, tried);
    await requireNotWithdrawn(registry, tried, usual);
    if (!options.again) await requireNotFailed(registry, newReleases(tried, usual));
    await requireFit(registry, tried, name, usual);
    const judged = await requireRules(registry, { name, current }, tried, usual, options);
    const asked = await requireApi(registry, { name, provider: current.provider }, tried, usual, options);
    const canary = checkSchema('The canary', canarySchema, {
      ...running,
      composition,
      percent,
      salt: running?.salt ?? randomUUID(),
      startedAt: running?.startedAt ?? new Date().toISOString(),
      budget: { ...(running?.budget ?? DEFAULT_CANARY_BUDGET), ...budget },
      ...planFrom(running?.plan, plan, options.step),
    });
    return {
      act: options.step ? 'canary.step' : 'canary.start',
      details: {
        composition,
        percent: String(percent),
        ...(plan && { steps: plan.steps.join(','), bake: `${plan.bakeSeconds} s` }),
        ...judged.details,
        ...asked,
      },
      next: { ...unmarked(settingsOf(current), tried), ...judged.judgedBy, canary },
    };
  });
