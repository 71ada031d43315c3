import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import { tabTo } from '../keyboard.ts';

/** A list treats letters within half a second as one word, including those typed in the list before. */
const NEW_WORD_MS = 600;
const MOST_TRIES = 3;

/** Opens a select by the keyboard and selects the option whose name begins with the text. */
export const choose = async (page: Page, field: Locator, option: string): Promise<void> => {
  await tabTo(page, field);
  await page.keyboard.press('ArrowDown');
  const list = page.getByRole('listbox');
  await list.waitFor();
  const isFound = () =>
    page.evaluate((text) => document.activeElement?.textContent?.trim().startsWith(text) === true, option);
  await page.keyboard.type(option);
  for (let tries = 1; !(await isFound()); tries += 1) {
    assert(tries < MOST_TRIES, `No option that begins with ${option} takes the focus.`);
    await page.waitForTimeout(NEW_WORD_MS);
    await page.keyboard.type(option);
  }
  await page.keyboard.press('Enter');
  await list.waitFor({ state: 'detached' });
};
