import type { CDPSession, Page } from 'playwright-core';
import { sessionOf } from '../tour/session-of.ts';

/** What a page holds after its garbage was collected. */
export interface PageCosts {
  readonly heapBytes: number;
  /** Listeners that scripts have added and not removed. */
  readonly listeners: number;
  /** Nodes of the document, and those that scripts still hold although they are in no document. */
  readonly nodes: number;
  /** Elements with styles, and rules in them. */
  readonly styles: number;
  readonly styleRules: number;
}

/** What is only reachable from what was collected goes with the next collection. */
const COLLECTIONS = 3;

const collectGarbage = async (page: Page, session: CDPSession): Promise<void> => {
  for (let round = 0; round < COLLECTIONS; round += 1) {
    await session.send('HeapProfiler.collectGarbage');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
};

/** Collects the garbage of a page, and counts what is left. */
export const pageCosts = async (page: Page): Promise<PageCosts> => {
  const session = await sessionOf(page);
  await session.send('Performance.enable');
  await collectGarbage(page, session);
  const { usedSize: heapBytes } = await session.send('Runtime.getHeapUsage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (wanted: string): number => {
    const found = metrics.find(({ name }) => name === wanted);
    if (!found) throw new Error(`Chromium counts no ${wanted} any more.`);
    return found.value;
  };
  const styled = await page.evaluate(() => ({
    styles: document.querySelectorAll('style, link[rel=stylesheet]').length,
    styleRules: [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0),
  }));
  return { heapBytes, listeners: metric('JSEventListeners'), nodes: metric('Nodes'), ...styled };
};

/** What a page holds more than before. */
export const growth = (before: PageCosts, after: PageCosts): PageCosts => ({
  heapBytes: after.heapBytes - before.heapBytes,
  listeners: after.listeners - before.listeners,
  nodes: after.nodes - before.nodes,
  styles: after.styles - before.styles,
  styleRules: after.styleRules - before.styleRules,
});

/** What grew each time: what came once, as a part that is fetched when the page has nothing to do, is in one of them. */
export const lessOf = (one: PageCosts, other: PageCosts): PageCosts => ({
  heapBytes: Math.min(one.heapBytes, other.heapBytes),
  listeners: Math.min(one.listeners, other.listeners),
  nodes: Math.min(one.nodes, other.nodes),
  styles: Math.min(one.styles, other.styles),
  styleRules: Math.min(one.styleRules, other.styleRules),
});
