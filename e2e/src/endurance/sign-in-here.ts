import type { Page } from 'playwright-core';
import { PASSWORD } from '../accounts.ts';

/**
 * Signs a demo account in with the browser's own cookies, so that its session can be renewed, and opens the home page.
 * The page must be one of the site.
 */
export const signInHere = async (page: Page, email: string): Promise<void> => {
  const login = new URL('/api/auth/login', page.url()).href;
  const answer = await page.request.post(login, { data: { email, password: PASSWORD } });
  if (!answer.ok()) throw new Error(`Nobody can sign in as ${email}: ${answer.status()}.`);
  const { token } = await answer.json();
  await page.evaluate((own) => localStorage.setItem('token', own), token);
  await page.goto('/');
};
