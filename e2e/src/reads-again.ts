import type { Locator, Page } from 'playwright-core';

/**
 * Signals to a page that the browser is online again, so that it repeats failed reads now instead of at its next try.
 */
export const backOnline = async (page: Page): Promise<void> => {
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
};

/** Presses Retry, unless the page reads again on its own first, and waits for the expected content. */
export const retryUntil = async (page: Page, healed: Locator): Promise<void> => {
  const press = page
    .getByRole('button', { name: 'Retry' })
    .click()
    .catch(() => {});
  await Promise.race([press, healed.waitFor()]);
  await healed.waitFor();
};
