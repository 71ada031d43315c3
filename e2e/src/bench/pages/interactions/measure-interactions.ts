import type { Page } from 'playwright-core';
import { type Visitor, withColdPage } from '../load/cold-page.ts';
import type { RecordWindow } from '../load/probe.ts';
import { settle } from '../load/settle.ts';
import type { InteractionSeries } from './interaction.ts';

const ARRIVAL_QUIET_MS = 2_000;
/** The next interaction finds what this one has opened; also, the browser tells of it only after its frame. */
const QUIET_MS = 500;
/** For an element that an interaction needs. */
const PATIENCE_MS = 20_000;
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
  withColdPage(visitor, { first: { selector: 'main h1' } }, async (cold) => {
    const { page } = cold;
    page.setDefaultTimeout(PATIENCE_MS);
    await page.goto(path, { waitUntil: 'load' });
    await page.waitForFunction(() => (window as unknown as RecordWindow).pageRecord.first !== undefined);
    await settle(cold, ARRIVAL_QUIET_MS);
    await takeLongest(page);
    const times = new Map<string, number>();
    for (const { name, act } of interactions) {
      await act(page).catch((cause: unknown) => {
        throw new Error(`On ${path} one could not ${name}.`, { cause });
      });
      await settle(cold, QUIET_MS);
      times.set(name, Math.max(SHORTEST_MS, await takeLongest(page)));
    }
    return times;
  });
