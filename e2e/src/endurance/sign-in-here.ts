import type { Page } from 'playwright-core';
import { PASSWORD } from '../accounts.ts';

/** Signs a demo account in within an address of the site, so that its session can be renewed; for pages from the next on. */
export const signInHere = async (page: Page, email: string): Promise<void> => {
  await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch('/api/auth/login', { method: 'POST', headers, body });
      const { token } = await answer.json();
      if (!token) throw new Error(`Nobody can sign in here: ${answer.status}.`);
      localStorage.setItem('token', token);
    },
    JSON.stringify({ email, password: PASSWORD }),
  );
};
