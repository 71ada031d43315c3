import { setTimeout as wait } from 'node:timers/promises';
import { LIMIT_MS } from './limit.ts';

const EVERY_MS = 250;

/** Polls until there is a result; fails with the name of what was waited for. */
export const until = async <T>(
  what: string,
  look: () => T | undefined | false | Promise<T | undefined | false>,
): Promise<T> => {
  const deadline = Date.now() + LIMIT_MS;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`It did not come to this in ${LIMIT_MS / 1000} s: ${what}`);
    await wait(EVERY_MS);
  }
};
