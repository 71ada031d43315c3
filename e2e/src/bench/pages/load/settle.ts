import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { ColdPage } from './cold-page.ts';
import type { Record, RecordWindow } from './probe.ts';

const LIMIT_MS = 30_000;
const LOOK_MS = 100;

const recordOf = (page: Page): Promise<Record> =>
  page.evaluate(() => (window as unknown as RecordWindow).pageRecord);

/**
 * Waits until a page has no request in flight and has had no long task for some milliseconds, at most 30 s.
 *
 * @returns what it has recorded
 */
export const settle = async ({ page, log }: ColdPage, quietMs: number): Promise<Record> => {
  const limit = performance.now() + LIMIT_MS;
  let quietSince = performance.now();
  let record = await recordOf(page);
  while (performance.now() - quietSince < quietMs && performance.now() < limit) {
    await pause(LOOK_MS);
    const now = await recordOf(page);
    if (log.inFlight() > 0 || now.longTasks.length > record.longTasks.length) quietSince = performance.now();
    record = now;
  }
  return record;
};
