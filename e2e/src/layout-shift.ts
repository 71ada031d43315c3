import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';

/** The limit for the sum of unexpected shifts on one page (the upper bound of 'good' is 0.1). */
const MOST = 0.02;

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node?: Node | null }[];
}

interface Watching {
  sundaraShifts?: { value: number; what: string }[];
}

/**
 * Records every layout shift from the page's first moment on; must be called before the page is opened. Browsers ignore
 * shifts within half a second after an input; likewise, shifts within half a second after the page that the input
 * opened are ignored: on a slow machine that page comes later.
 */
export const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const AFTER_MS = 500;
    const noted: { value: number; what: string }[] = [];
    let cameAt = Number.NEGATIVE_INFINITY;
    // When a page has arrived, the router pushes its address, or restores the scroll position of an earlier page.
    const come = {
      by<C extends (...given: never[]) => void>(called: C): C {
        return new Proxy(called, {
          apply(_, self, given: Parameters<C>) {
            cameAt = performance.now();
            return called.apply(self, given);
          },
        });
      },
    };
    history.pushState = come.by(history.pushState);
    window.scrollTo = come.by(window.scrollTo);
    (window as unknown as Watching).sundaraShifts = noted;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput || (entry.startTime >= cameAt && entry.startTime < cameAt + AFTER_MS))
          continue;
        const what = entry.sources
          .map(({ node }) =>
            (node instanceof Element ? node.outerHTML : String(node?.textContent)).slice(0, 120),
          )
          .join(' | ');
        noted.push({ value: entry.value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

/** Fails when the unexpected shifts since the page was opened add up to more than a person would notice. */
export const assertStill = async (page: Page, name: string): Promise<void> => {
  const shifts = await page.evaluate(() => (window as unknown as Watching).sundaraShifts ?? []);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  assert(
    sum <= MOST,
    `${name} shifts by ${sum.toFixed(3)}:\n${shifts.map(({ value, what }) => `${value.toFixed(4)} ${what}`).join('\n')}`,
  );
};
