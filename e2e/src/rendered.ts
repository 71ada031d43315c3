import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { ask } from './ask.ts';
import { until } from './until.ts';

/** Whether the HTML at an address has the page's content; without a browser. */
export const hasContent = async (address: string): Promise<boolean> =>
  (await ask(address, { headers: { accept: 'text/html' } })).text.includes('data-rendered=');

/** Waits until the server has rendered a page: the first visitor may get it before that. */
export const untilRendered = async (address: string): Promise<void> => {
  await until(`${address} comes with its content`, () => hasContent(address));
};

/**
 * Lays out what server content leaves until it comes near the screen (`laidOutLate`): until then, and until the first
 * frame in any case, it is no visible text.
 */
export const layOutAll = async (page: Page): Promise<void> => {
  await page.locator('[data-rendered] *').evaluateAll((elements) => {
    for (const element of elements)
      if (element instanceof HTMLElement && getComputedStyle(element).contentVisibility === 'auto')
        element.style.contentVisibility = 'visible';
  });
};

interface Looked {
  readonly __looked__: { heading: Element | null; largest: Element[]; violations: string[] };
  readonly __sundara__?: { telemetry(): readonly { readonly event: string }[] };
}

/** Notes what the page shows before its code runs, and each violation; must be called before the page is opened. */
export const watchTakingOver = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const looked: Looked['__looked__'] = { heading: null, largest: [], violations: [] };
    Object.assign(window, { __looked__: looked });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
      looked.violations.push(`${violatedDirective} ${sample}`),
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('element' in entry && entry.element instanceof Element) looked.largest.push(entry.element);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    document.addEventListener('readystatechange', () => {
      looked.heading ??= document.querySelector('#root[data-rendered] h1');
    });
  });
};

/** Waits until the page's code has taken over the content: from then on its links are followed in the page. */
export const untilTakenOver = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    (window as unknown as Looked).__sundara__?.telemetry().some(({ event }) => event === 'render.takenOver'),
  );
};

/** Waits until the page's code has taken over the content, and asserts that every element of it is still the same. */
export const assertTakenOver = async (page: Page, name: string): Promise<void> => {
  const happened = (event: string) =>
    page.evaluate(
      (wanted) =>
        (window as unknown as Looked).__sundara__?.telemetry().filter((one) => one.event === wanted) ?? [],
      event,
    );
  await untilTakenOver(page);
  assert.deepEqual(await happened('render.mismatch'), [], `${name} was not rendered here as on the server`);
  const found = await page.evaluate(() => {
    const { heading, largest, violations } = (window as unknown as Looked).__looked__;
    const gone = largest.filter((element) => !element.isConnected).map(({ outerHTML }) => outerHTML);
    return { heading: heading === document.querySelector('h1'), gone, violations };
  });
  assert.deepEqual(found, { heading: true, gone: [], violations: [] }, name);
};
