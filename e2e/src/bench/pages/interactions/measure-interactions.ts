import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { type Visitor, withColdPage } from '../load/cold-page.ts';
import type { RecordWindow } from '../load/probe.ts';
import type { InteractionSeries } from './interaction.ts';

const ARRIVAL_MS = 3_000;
/** The browser tells of an interaction after the frame that shows its effect. */
const AFTER_MS = 700;
/** The browser doesn't tell shorter ones; they count as this long. */
const SHORTEST_MS = 16;

/** The longest event of the interactions since the last call, in milliseconds. */
const takeLongest = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { pageRecord } = window as unknown as RecordWindow;
    return Math.max(0, ...pageRecord.interactions.splice(0));
  });

/**
 * Interaction → the time from its input to the frame that shows its effect, in milliseconds (Interaction to Next
 * Paint). The page has loaded before, and the network is fast.
 */
export const measureInteractions = async (
  visitor: Visitor,
  { path, interactions }: InteractionSeries,
): Promise<ReadonlyMap<string, number>> =>
  withColdPage(visitor, { first: { selector: 'main h1' } }, async ({ page }) => {
    await page.goto(path, { waitUntil: 'load' });
    await page.waitForFunction(() => (window as unknown as RecordWindow).pageRecord.first !== undefined);
    await pause(ARRIVAL_MS);
    await takeLongest(page);
    const times = new Map<string, number>();
    for (const { name, act } of interactions) {
      await act(page);
      await pause(AFTER_MS);
      times.set(name, Math.max(SHORTEST_MS, await takeLongest(page)));
    }
    return times;
  });
