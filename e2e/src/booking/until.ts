import { setTimeout as wait } from 'node:timers/promises';

const EVERY_MS = 250;

/** Asks again until the answer is there; fails with what was waited for. */
export const until = async <T>(
  what: string,
  look: () => Promise<T | undefined | false>,
  limitMs = 30_000,
): Promise<T> => {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`It did not come to this in ${limitMs} ms: ${what}`);
    await wait(EVERY_MS);
  }
};
