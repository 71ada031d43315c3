import type { Locator, Page } from 'playwright-core';
import { type Area, firstSalon, followLink } from '../areas.ts';

/** A salon's page answers it with a message; the dialog of a lost booking hides the page. */
const shareLink = (page: Page): Locator =>
  page.getByRole('button', { name: /^Share /, includeHidden: true }).first();

const toProfile = async (page: Page): Promise<Locator> => {
  await followLink(page, '/profile');
  return page.getByRole('button', { name: 'Change picture' });
};

const toSalon = async (page: Page): Promise<Locator> => {
  const salon = await firstSalon(page).getAttribute('href');
  await followLink(page, salon ?? '');
  return shareLink(page);
};

/** Goes where a lost area's person is given a message, from the area's elsewhere; Booking's stays where it is. */
const raiser = (page: Page, { remote }: Area): Promise<Locator> | Locator => {
  if (remote === 'booking') return shareLink(page);
  return remote === 'discovery' ? toProfile(page) : toSalon(page);
};

/**
 * Lets the site say something at the top right, as it says it for seconds only, and keeps a pointer over it from the
 * moment that it is shown: it stays then, however long a busy machine takes.
 *
 * @returns the message
 */
export const raiseMessage = async (page: Page, area: Area): Promise<Locator> => {
  const press = await raiser(page, area);
  await press.waitFor({ state: 'attached' });
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const shown = document.querySelector('[aria-label="Dismiss"]');
      if (!shown) return;
      shown.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      observer.disconnect();
    }).observe(document.body, { childList: true, subtree: true });
  });
  await press.dispatchEvent('click');
  const said = page
    .locator('[role=status], [role=alert]')
    .filter({ has: page.locator('[aria-label="Dismiss"]') });
  await said.waitFor();
  return said;
};
