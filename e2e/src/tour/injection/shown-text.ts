import type { Page } from 'playwright-core';
import { until } from '../../until.ts';
import { arrival, type Quiet } from '../arrival.ts';

/** Whether a page shows a text, or has it in a field; what is only space may differ. */
export const holdsText = (page: Page, text: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const words = (given: string | null) => (given ?? '').replaceAll(/\s+/g, ' ');
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
    return [document.body.innerText, document.body.textContent, ...fields.map(({ value }) => value)].some(
      (given) => words(given).includes(words(wanted).trim()),
    );
  }, text);

/** Loads a page's document, again and again as long as it comes from a cache and is older than the text. */
export const loadUntilShown = async (
  page: Page,
  quiet: Quiet,
  address: string,
  text: string,
): Promise<void> => {
  await until(`${address} shows ${text.slice(0, 60)}`, async () => {
    await page.goto(address);
    await page.locator('main h1').first().waitFor();
    await arrival(page, quiet);
    return holdsText(page, text);
  });
};
