import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '../refusal.ts';

const LIMIT_MS = 60_000;
const LONGEST_PAUSE_MS = 100;

/**
 * Retries `attempt` until it succeeds; it returns undefined when somebody else wrote first.
 *
 * @throws Refusal when that takes a minute
 */
export const retryOnConflict = async <T>(
  name: string,
  attempt: () => Promise<T | undefined>,
  now: () => number = () => performance.now(),
): Promise<T> => {
  const started = now();
  while (now() - started < LIMIT_MS) {
    const done = await attempt();
    if (done !== undefined) return done;
    // A random pause, so that writers that collided don't collide again.
    await wait(Math.random() * LONGEST_PAUSE_MS);
  }
  throw new Refusal(`${name} is being changed by others all the time: try again later.`);
};
