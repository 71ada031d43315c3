import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';

const TABS_AT_MOST = 200;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.first().evaluate((element) => element === element.ownerDocument.activeElement);

/** Walks by Tab until the element has the focus; one that can't be reached fails the journey by its name. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await target.first().waitFor();
  for (let step = 0; step < TABS_AT_MOST; step += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`Tab never reaches ${target}`);
};

/** Walks to a control and presses a key on it. */
export const press = async (page: Page, target: Locator, key = 'Enter'): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};

/** Walks to a field and types into it. */
export const type = async (page: Page, target: Locator, text: string): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.type(text);
};
