import { endCanary } from '../acts/end-canary.ts';
import type { Actor, Registry } from '../core/registry.ts';
import { Conflict, Refusal } from '../refusal.ts';
import { judgeCanary } from './judge-canary.ts';
import type { Runs } from './runs.ts';
import type { SharedHealth } from './shared-health.ts';

interface Watched {
  readonly registry: Registry;
  readonly runsOf: (environment: string) => Promise<Runs | undefined>;
  readonly health: SharedHealth;
  /** Hears, in a sentence, what was done or can't be done. */
  readonly tell: (sentence: string) => void;
}

/** What another process may have done first: then there is nothing left to do. */
const isOverAlready = async ({ registry }: Watched, { document }: Runs): Promise<boolean> => {
  const now = await registry.readEnvironment(document.environment);
  return now?.canary?.startedAt !== document.canary?.startedAt;
};

const watchOne = async (watched: Watched, environment: string): Promise<void> => {
  const { registry, runsOf, health, tell } = watched;
  const runs = await runsOf(environment);
  if (!runs?.canary || !(await registry.canSign(`environment/${environment}`))) return;
  const breach = judgeCanary(runs, await health.of(environment, runs.since));
  if (!breach) return;
  const { release, rule, found, budget } = breach;
  const actor: Actor = { who: 'canary watch', why: `${release}: ${found}, ${budget} was allowed` };
  try {
    await endCanary(registry, environment, 'failed', actor, {
      details: { remote: release, rule, found, budget },
      expectedSequence: runs.document.sequence,
    });
    tell(`The canary in '${environment}' was rolled back: ${actor.why}.`);
  } catch (error) {
    // Of several processes one ends it; a change of something else is met again with the next look.
    if (error instanceof Conflict) return;
    if (error instanceof Refusal && (await isOverAlready(watched, runs))) return;
    throw error;
  }
};

/**
 * Makes a look at every environment that tries something, which rolls back what breaks its budget. Only those are
 * looked at whose key is here. One that can't be looked at is told once and doesn't keep the others from it.
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
        watched.tell(`The canary in '${environment}' can't be looked at: ${error.message}`);
      }
  };
};
