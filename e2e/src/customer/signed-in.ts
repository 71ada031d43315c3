import type { Browser, Page } from 'playwright-core';
import { PASSWORD } from '../accounts.ts';
import { type Screen, type Visit, visit } from '../browser.ts';

export interface Credentials {
  readonly email: string;
  readonly password?: string;
}

/** The sign-in dialog, over any page. */
export const signInDialog = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Password' });

/** Fills in and submits the dialog, which is already open. */
export const signInThere = async (page: Page, { email, password = PASSWORD }: Credentials): Promise<void> => {
  const dialog = signInDialog(page);
  await dialog.getByLabel('Email Address').fill(email);
  await dialog.getByLabel(/^Password/).fill(password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
};

/**
 * A visitor who signed in through the page at /login, so that the browser has the whole session: the token in local
 * storage and the cookies.
 */
export const signedIn = async (
  browser: Browser,
  screen: Screen,
  url: string,
  credentials: Credentials,
): Promise<Visit> => {
  const visited = await visit(browser, screen, url);
  await visited.page.goto('/login');
  await signInThere(visited.page, credentials);
  await signInDialog(visited.page).waitFor({ state: 'detached' });
  return visited;
};
