import { endCanary } from '../acts/end-canary.ts';
import { startCanary } from '../acts/start-canary.ts';
import type { Actor, Registry } from '../core/registry.ts';
import { Conflict, Refusal } from '../refusal.ts';
import type { SharedFaults } from '../render-faults/shared-faults.ts';
import { type DueStep, dueStep } from './due-step.ts';
import { type CanaryBreach, judgeCanary } from './judge-canary.ts';
import { judgeRendering } from './judge-rendering.ts';
import type { Runs } from './runs.ts';
import type { SharedHealth } from './shared-health.ts';

/** The actor in the history for automatic acts of site servers. */
const WHO = 'canary watch';

interface Watched {
  readonly registry: Registry;
  readonly runsOf: (environment: string) => Promise<Runs | undefined>;
  readonly health: SharedHealth;
  readonly renderFaults: Pick<SharedFaults, 'of'>;
  /** Called with a sentence about each act, or why it failed. */
  readonly tell: (sentence: string) => void;
  /** Current time in milliseconds; replaced in tests. */
  readonly now?: () => number;
}

/** Whether another process has already ended the canary: then nothing is left to do. */
const isOverAlready = async ({ registry }: Watched, { document }: Runs): Promise<boolean> => {
  const now = await registry.readEnvironment(document.environment);
  return now?.canary?.startedAt !== document.canary?.startedAt;
};

/** A planned step of a canary that something refuses: a freeze, or a provider API that doesn't answer. */
class Held extends Refusal {}

/** Rolls back a canary that breaks its budget. */
const endFailed = async (
  { registry, tell }: Watched,
  { document: { environment, sequence } }: Runs,
  { release, rule, found, budget }: CanaryBreach,
): Promise<void> => {
  const actor: Actor = { who: WHO, why: `${release}: ${found}, ${budget} was allowed` };
  await endCanary(registry, environment, 'failed', actor, {
    details: { remote: release, rule, found, budget },
    expectedSequence: sequence,
  });
  tell(`The canary in '${environment}' was rolled back: ${actor.why}.`);
};

/**
 * Raises a canary to the next share of its plan, or gives it to everybody. A version that a canary ended before was
 * accepted when the canary began.
 */
const makeStep = async (
  { registry, tell }: Watched,
  runs: Runs,
  { percent, loads, why }: DueStep,
): Promise<void> => {
  const { environment, sequence, canary } = runs.document;
  if (!canary) return;
  const actor: Actor = { who: WHO, why };
  const expectedSequence = sequence;
  const begin = { expectedSequence, again: true, step: { ...loads } };
  try {
    if (percent === undefined) await endCanary(registry, environment, 'finish', actor, { expectedSequence });
    else await startCanary(registry, environment, { composition: canary.composition, percent }, actor, begin);
  } catch (error) {
    if (!(error instanceof Refusal) || error instanceof Conflict) throw error;
    throw new Held(`The canary in '${environment}' stays at ${canary.percent} percent: ${error.message}`);
  }
  tell(
    `The canary in '${environment}' ${percent === undefined ? 'is finished' : `has ${percent} percent`}: ${why}.`,
  );
};

const watchOne = async (watched: Watched, environment: string): Promise<void> => {
  const { registry, runsOf, health, renderFaults, now = Date.now } = watched;
  const runs = await runsOf(environment);
  if (!runs?.canary || !(await registry.canSign(`environment/${environment}`))) return;
  try {
    const counted = await health.of(environment, runs.since);
    const breach = judgeCanary(runs, counted) ?? judgeRendering(runs, await renderFaults.of(environment));
    if (breach) return await endFailed(watched, runs, breach);
    const due = dueStep(runs, counted, now());
    if (due) await makeStep(watched, runs, due);
  } catch (error) {
    // Another process did it first; after any other change the next check tries again.
    if (error instanceof Conflict) return;
    if (error instanceof Refusal && (await isOverAlready(watched, runs))) return;
    throw error;
  }
};

/**
 * Checks the canary of every environment whose key is here: rolls it back if it breaks its budget, or makes the next
 * step of its plan if that is due. An environment that can't be checked is reported once and doesn't affect the others.
 */
export const createCanaryWatch = (watched: Watched): (() => Promise<void>) => {
  const told = new Map<string, string>();
  return async () => {
    for (const environment of await watched.registry.listEnvironments())
      try {
        await watchOne(watched, environment);
        told.delete(environment);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (told.get(environment) === error.message) continue;
        told.set(environment, error.message);
        watched.tell(
          error instanceof Held
            ? error.message
            : `The canary in '${environment}' can't be looked at: ${error.message}`,
        );
      }
  };
};
