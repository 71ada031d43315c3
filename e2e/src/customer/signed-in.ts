import type { Browser, Page } from 'playwright-core';
import { PASSWORD } from '../accounts.ts';
import { type Screen, type Visit, visit } from '../browser.ts';

export interface Credentials {
  readonly email: string;
  readonly password?: string;
}

/** The sign-in dialog, over whatever page it lies. */
export const signInDialog = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Password' });

/** Fills the dialog in and sends it; it is open already. */
export const signInThere = async (page: Page, { email, password = PASSWORD }: Credentials): Promise<void> => {
  const dialog = signInDialog(page);
  await dialog.getByLabel('Email Address').fill(email);
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
};

/**
 * Somebody who signed in through the page at /login, so that the browser has all that a session is made of: the token
 * in local storage and the cookies.
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
