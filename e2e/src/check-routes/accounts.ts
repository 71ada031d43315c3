import assert from 'node:assert/strict';
import { signedInReply } from '@sundara/contracts/api';
import type { Page } from 'playwright-core';

/** Somebody whose pages may be opened. */
export interface Account {
  readonly role: string;
  readonly token: string;
}

/** Accounts as CHECK_ACCOUNTS names them: 'customer@demo.test:Demo#2026 admin@demo.test:Demo#2026'. */
const readAccounts = (text: string) =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((one) => {
      const [, email, password] = /^([^:]+):(.+)$/.exec(one) ?? [];
      assert(email && password, 'CHECK_ACCOUNTS names each account as email:password, with spaces between.');
      return { email, password };
    });

/** Signs accounts in from a page of the site, as its sign-in page does. */
export const signInAll = async (page: Page, text: string): Promise<readonly Account[]> => {
  const accounts: Account[] = [];
  for (const account of readAccounts(text)) {
    const answer = await page.evaluate(async (body) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch('/api/auth/login', { method: 'POST', headers, body: JSON.stringify(body) })).json();
    }, account);
    const read = signedInReply.safeParse(answer);
    assert(read.success, `${account.email} can't sign in: ${JSON.stringify(answer)}`);
    accounts.push({ role: read.data.user.role, token: read.data.token });
  }
  return accounts;
};

/** Who may open a route: nobody in particular where it is public; undefined when none of the accounts may. */
export const visitorOf = (
  access: string | readonly string[],
  accounts: readonly Account[],
): Account | 'anybody' | undefined => {
  if (access === 'public') return 'anybody';
  return accounts.find(({ role }) => access === 'signed-in' || access.includes(role));
};
