import type { Page } from 'playwright-core';
import { followLink } from '../../areas.ts';
import { arrival, type Quiet } from '../arrival.ts';
import { addressOf, sightOf, type TourPage } from '../tour-page.ts';

export interface OpenedPage {
  readonly address: string;
  /** Whether it said that it can't use an answer, and so may have shown none of the texts. */
  readonly isRefused: boolean;
}

/**
 * Goes to a page as a link does, so that it asks for all its data, and waits until it shows, or says that it can't use
 * the answer. Its dialog then needs no opening.
 */
export const openSpoilt = async (
  page: Page,
  url: string,
  tourPage: TourPage,
  quiet: Quiet,
): Promise<OpenedPage> => {
  const address = await addressOf(url, tourPage);
  // Who opens a page by its link has closed what covers the one before.
  if ((await page.getByRole('dialog').count()) > 0) await page.goto('/about', { waitUntil: 'commit' });
  await followLink(page, address);
  const refused = page.getByText('Sundara answered in an unexpected way').first();
  const opener = tourPage.opener && page.getByRole('button', { name: tourPage.opener }).first();
  if (opener) {
    await opener.or(refused).first().waitFor();
    if (await opener.isVisible()) await opener.click();
  }
  await sightOf(page, tourPage).or(refused).first().waitFor();
  await arrival(page, quiet);
  return { address, isRefused: await refused.isVisible() };
};
