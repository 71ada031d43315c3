import type { Page } from 'playwright-core';

const EVERY_MS = 100;

interface Heartbeat {
  readonly beats: number;
  readonly longestMs: number;
}

/** Lets a clock tick in each document of a page from its start on; must be called before it is opened. */
export const startHeartbeat = async (page: Page): Promise<void> => {
  await page.addInitScript((everyMs) => {
    let beats = 0;
    let longestMs = 0;
    let last = performance.now();
    setInterval(() => {
      const now = performance.now();
      beats += 1;
      longestMs = Math.max(longestMs, now - last);
      last = now;
      Reflect.set(window, 'heartbeat', { beats, longestMs });
    }, everyMs);
  }, EVERY_MS);
};

const heartbeatOf = (page: Page): Promise<Heartbeat> =>
  page.evaluate(() => Reflect.get(window, 'heartbeat') ?? { beats: 0, longestMs: 0 });

/**
 * Waits until the clock of a page ticks on.
 *
 * @returns the longest time between two ticks since the document was opened, in ms
 */
export const assertBeats = async (page: Page): Promise<number> => {
  const { beats } = await heartbeatOf(page);
  await page.waitForFunction((before) => Reflect.get(window, 'heartbeat')?.beats > before, beats);
  return Math.round((await heartbeatOf(page)).longestMs);
};
