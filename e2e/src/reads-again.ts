import type { Locator, Page } from 'playwright-core';

/** Tells a page that the browser is back online, at which it reads again at once what failed; else it does by itself. */
export const backOnline = async (page: Page): Promise<void> => {
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
};

/** Presses Retry, unless the page has read again by itself meanwhile, until what was asked for stands there. */
export const retryUntil = async (page: Page, healed: Locator): Promise<void> => {
  const press = page
    .getByRole('button', { name: 'Retry' })
    .click()
    .catch(() => {});
  await Promise.race([press, healed.waitFor()]);
  await healed.waitFor();
};
