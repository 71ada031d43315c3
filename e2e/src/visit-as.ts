import type { Browser } from 'playwright-core';
import { tokenOf } from './accounts.ts';
import { type Screen, type Visit, type VisitOptions, visit } from './browser.ts';

/** A page of a visitor who is signed in by a token alone, without the sign-in page. */
export const visitAs = async (
  browser: Browser,
  screen: Screen,
  url: string,
  token: string,
  options: VisitOptions = {},
): Promise<Visit> => {
  const visited = await visit(browser, screen, url, options);
  await visited.context.addInitScript((own) => localStorage.setItem('token', own), token);
  return visited;
};

/** A page of one of the demo accounts. */
export const visitAsDemo = async (
  browser: Browser,
  screen: Screen,
  url: string,
  email: string,
): Promise<Visit> => visitAs(browser, screen, url, await tokenOf(url, email));
