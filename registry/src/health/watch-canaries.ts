import { endCanary } from '../acts/end-canary.ts';
import { startCanary } from '../acts/start-canary.ts';
import type { Actor, Registry } from '../core/registry.ts';
import { Conflict, Refusal } from '../refusal.ts';
import { type DueStep, dueStep } from './due-step.ts';
import type { EnvironmentHealth } from './environment-health.ts';
import { judgeCanary } from './judge-canary.ts';
import type { Runs } from './runs.ts';
import type { SharedHealth } from './shared-health.ts';

/** Who stands in the history for what site servers do by themselves. */
const WHO = 'canary watch';

interface Watched {
  readonly registry: Registry;
  readonly runsOf: (environment: string) => Promise<Runs | undefined>;
  readonly health: SharedHealth;
  /** Hears, in a sentence, what was done or can't be done. */
  readonly tell: (sentence: string) => void;
  /** Milliseconds; another clock in tests. */
  readonly now?: () => number;
}

/** What another process may have done first: then there is nothing left to do. */
const isOverAlready = async ({ registry }: Watched, { document }: Runs): Promise<boolean> => {
  const now = await registry.readEnvironment(document.environment);
  return now?.canary?.startedAt !== document.canary?.startedAt;
};

/** A canary that its plan would widen, and something refuses it: a freeze, or a silent provider API. */
class Held extends Refusal {}

/** Rolls back what breaks its budget. Answers whether there was anything to do. */
const endFailed = async (
  { registry, tell }: Watched,
  runs: Runs,
  health: EnvironmentHealth,
): Promise<boolean> => {
  const breach = judgeCanary(runs, health);
  if (!breach) return false;
  const { environment, sequence } = runs.document;
  const { release, rule, found, budget } = breach;
  const actor: Actor = { who: WHO, why: `${release}: ${found}, ${budget} was allowed` };
  await endCanary(registry, environment, 'failed', actor, {
    details: { remote: release, rule, found, budget },
    expectedSequence: sequence,
  });
  tell(`The canary in '${environment}' was rolled back: ${actor.why}.`);
  return true;
};

/** Gives a canary the next share of its plan, or to everybody. It was tried again knowingly, if it was. */
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
  const { registry, runsOf, health, now = Date.now } = watched;
  const runs = await runsOf(environment);
  if (!runs?.canary || !(await registry.canSign(`environment/${environment}`))) return;
  try {
    const counted = await health.of(environment, runs.since);
    if (await endFailed(watched, runs, counted)) return;
    const due = dueStep(runs, counted, now());
    if (due) await makeStep(watched, runs, due);
  } catch (error) {
    // Of several processes one does it; a change of something else is met again with the next look.
    if (error instanceof Conflict) return;
    if (error instanceof Refusal && (await isOverAlready(watched, runs))) return;
    throw error;
  }
};

/**
 * Makes a look at every environment that tries something, which rolls back what breaks its budget and gives the next
 * share to what its plan is due for. Only those are looked at whose key is here. One that can't be looked at is told once
 * and doesn't keep the others from it.
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
