import assert from 'node:assert/strict';
import type { JSHandle, Locator, Page } from 'playwright-core';

const TABS_AT_MOST = 200;
/** Key presses that are sent to the browser together, which handles them in order: checking after each is slower. */
const TABS_AT_ONCE = 10;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.first().evaluate((element) => element === element.ownerDocument.activeElement);

/** Makes Tab do nothing once it has reached the element, until that is aborted: a person would stop there too. */
const stopAt = (target: Locator): Promise<JSHandle<AbortController>> =>
  target.first().evaluateHandle((element) => {
    const stop = new AbortController();
    element.ownerDocument.defaultView?.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Tab' || element !== element.ownerDocument.activeElement) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      { capture: true, signal: stop.signal },
    );
    return stop;
  });

/** Presses Tab until the element has the focus; an element that can't be reached fails the journey with its name. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await target.first().waitFor();
  for (let step = 0; step < TABS_AT_MOST; step += TABS_AT_ONCE) {
    if (await hasFocus(target)) return;
    const stop = await stopAt(target);
    await Promise.all(Array.from({ length: TABS_AT_ONCE }, () => page.keyboard.press('Tab')));
    await stop.evaluate((controller) => controller.abort());
    await stop.dispose();
  }
  assert(await hasFocus(target), `Tab never reaches ${target}`);
};

/** Moves the focus to a control and presses a key on it. */
export const press = async (page: Page, target: Locator, key = 'Enter'): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};

/** Moves the focus to a field and types into it. */
export const type = async (page: Page, target: Locator, text: string): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.type(text);
};
