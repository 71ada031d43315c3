import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';

/** Quick runs share their machine: there a limit only tells a message that is late from one that never comes. In ms. */
export const BUSY_MS = 20_000;

/** Asserts that somebody who waited `ms` milliseconds was told within a limit. */
export const assertToldWithin = (limitMs: number, ms: number): void =>
  // What was never measured is not in time either.
  assert(ms <= limitMs, `Told after ${ms} ms, and not within ${limitMs}.`);

/**
 * Measures in a page how long somebody waits until it first shows these words; must be called before it is opened.
 *
 * @returns a function that tells the time since the last click or, without one, since the page's code first fetched
 *   something; in ms
 */
export const measureWait = async (page: Page, words: string): Promise<() => Promise<number>> => {
  await page.addInitScript((wanted) => {
    let clickedAt: number | undefined;
    let fetchedAt: number | undefined;
    addEventListener('click', () => (clickedAt = performance.now()), { capture: true });
    const send = window.fetch;
    window.fetch = (...call) => {
      fetchedAt ??= performance.now();
      return send(...call);
    };
    new MutationObserver((_, observer) => {
      if (!document.body?.textContent?.includes(wanted)) return;
      Reflect.set(window, 'waitedMs', performance.now() - (clickedAt ?? fetchedAt ?? 0));
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  }, words);
  return async () => Math.round(await page.evaluate(() => Number(Reflect.get(window, 'waitedMs'))));
};
