import type { Locator, Page } from 'playwright-core';
import { tabTo } from '../keyboard.ts';

/** Opens a select by the keyboard and takes the option whose name begins with the text. */
export const choose = async (page: Page, field: Locator, option: string): Promise<void> => {
  await tabTo(page, field);
  await page.keyboard.press('ArrowDown');
  const list = page.getByRole('listbox');
  await list.waitFor();
  await page.keyboard.type(option);
  await page.keyboard.press('Enter');
  await list.waitFor({ state: 'detached' });
};
