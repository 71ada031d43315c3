import assert from 'node:assert/strict';
import { signedInReply } from '@sundara/contracts/api';
import type { Browser, Page } from 'playwright-core';
import { DESKTOP, type Visit, visit } from '../browser.ts';
import { type Quiet, watchRequests } from '../tour/arrival.ts';

/** A visitor's browser that runs the composition. */
export interface Visitor extends Visit {
  /** Undefined for a visitor who is not signed in. */
  readonly role: string | undefined;
  readonly quiet: Quiet;
}

interface Account {
  readonly email: string;
  readonly password: string;
}

/** Accounts as CHECK_ACCOUNTS names them: 'customer@demo.test:Demo#2026 admin@demo.test:Demo#2026'. */
export const readAccounts = (text: string): readonly Account[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((one) => {
      const [, email, password] = /^([^:]+):(.+)$/.exec(one) ?? [];
      assert(email && password, 'CHECK_ACCOUNTS names each account as email:password, with spaces between.');
      return { email, password };
    });

/** Calls the site from one of its own pages, where the browser resolves any name of the site. */
const post = (page: Page, path: string, body: object): Promise<unknown> =>
  page.evaluate(
    async ({ to, sent }) => {
      const headers = { 'content-type': 'application/json' };
      const reply = await fetch(to, { method: 'POST', headers, body: JSON.stringify(sent) });
      return reply.json();
    },
    { to: path, sent: body },
  );

const signIn = async (page: Page, account: Account): Promise<string> => {
  const answer = signedInReply.safeParse(await post(page, '/api/auth/login', account));
  assert(answer.success, `${account.email} can't sign in with the password of CHECK_ACCOUNTS.`);
  await page.evaluate((token) => localStorage.setItem('token', token), answer.data.token);
  return answer.data.user.role;
};

/** Activates the composition in a page's browser, by a link like those of QA's panel. */
const turnOn = async (page: Page, composition: string): Promise<void> => {
  const wish = { by: 'marketplace compatibility', composition, minutes: 60, path: '/' };
  const answer = await post(page, '/api/releases/override-links', wish);
  const url = typeof answer === 'object' && answer !== null && 'url' in answer ? answer.url : undefined;
  assert(typeof url === 'string', `The site makes no link to ${composition}: ${JSON.stringify(answer)}`);
  await page.goto(url);
};

/** Opens a separate browser for each visitor: a second sign-in would end the first one's session. */
export const openVisitor = async (
  browser: Browser,
  url: string,
  composition: string,
  account?: Account,
): Promise<Visitor> => {
  const visited = await visit(browser, DESKTOP, url);
  const { page } = visited;
  const quiet = watchRequests(page);
  await page.goto('/');
  const role = account && (await signIn(page, account));
  await turnOn(page, composition);
  await quiet();
  return { ...visited, role, quiet };
};
