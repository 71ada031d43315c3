import type { Locator, Page } from 'playwright-core';
import { assertFit } from './browser.ts';
import { press } from './keyboard.ts';

/** Opens the filters of a list on a phone, where they stand behind a button, acts on them and goes back to the rows. */
export const inFilters = async (page: Page, act: (sheet: Locator) => Promise<void>): Promise<void> => {
  await press(page, page.getByRole('button', { name: /^Filters/ }));
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.waitFor();
  await assertFit(page, 'the filters of a list');
  await act(sheet);
  await press(page, sheet.getByRole('button', { name: /^Show/ }));
  await sheet.waitFor({ state: 'detached' });
};
