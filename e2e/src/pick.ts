import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import { press } from './keyboard.ts';

const MOST_OPTIONS = 20;

/**
 * Opens a select by the keyboard and moves to the option with this whole name: typing letters fails at a space, which
 * selects.
 */
export const pick = async (page: Page, field: Locator, option: string): Promise<void> => {
  await press(page, field, 'ArrowDown');
  const list = page.getByRole('listbox');
  await list.locator('[role=option]:focus').waitFor();
  await page.keyboard.press('Home');
  await list.locator('[role=option]:first-child:focus').waitFor();
  const wanted = list.getByRole('option', { name: option, exact: true }).and(list.locator(':focus'));
  for (let step = 0; (await wanted.count()) === 0; step += 1) {
    assert(step < MOST_OPTIONS, `There is no option '${option}'.`);
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await list.waitFor({ state: 'detached' });
};
