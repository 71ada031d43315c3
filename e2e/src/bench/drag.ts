import type { Page } from 'playwright-core';

/** How long the main thread was blocked without a break, in milliseconds; 0 where never for 50 or more. */
export interface Held {
  readonly dragging: number;
  readonly dropping: number;
}

const SLOWER = 4;
const STEPS = 40;

interface Watched {
  longest: number;
}
interface WatchedWindow {
  readonly __held__: Watched;
}

/** The longest task since the last call. */
const takeLongest = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    const watched = (window as unknown as WatchedWindow).__held__;
    const { longest } = watched;
    watched.longest = 0;
    return longest;
  });

/** Drags the first movable visit of the shown day across the columns and down, on a processor four times slower. */
export const dragAcross = async (page: Page): Promise<Held> => {
  const block = page.locator('[data-block][data-movable]').first();
  await block.waitFor();
  await page.waitForTimeout(3_000);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(() => {
    const watched: Watched = { longest: 0 };
    Object.assign(window, { __held__: watched });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watched.longest = Math.max(watched.longest, duration);
    }).observe({ type: 'longtask' });
  });
  const box = await block.boundingBox();
  if (!box) throw new Error('The visit is nowhere on the page.');
  await page.mouse.move(box.x + 20, box.y + 8);
  await takeLongest(page);
  await page.mouse.down();
  for (let step = 1; step <= STEPS; step += 1) {
    await page.mouse.move(box.x + 20 + step * 16, box.y + 8 + step * 6);
    await page.waitForTimeout(16);
  }
  const dragging = await takeLongest(page);
  // Cancelled, so that the next round finds the same day.
  await page.keyboard.press('Escape');
  await page.mouse.up();
  const dropping = await takeLongest(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { dragging, dropping };
};
