import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '../refusal.ts';

const LIMIT_MS = 60_000;
const LONGEST_PAUSE_MS = 100;

/**
 * Tries until nobody else was faster; `attempt` answers undefined when somebody was.
 *
 * @throws Refusal when that took a minute
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
    // Each its own pause, else those who met once would meet again.
    await wait(Math.random() * LONGEST_PAUSE_MS);
  }
  throw new Refusal(`${name} is being changed by others all the time: try again later.`);
};
