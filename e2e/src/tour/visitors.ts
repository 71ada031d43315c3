import type { Browser } from 'playwright-core';
import { ADMIN, CUSTOMER, OWNER, tokenOf } from '../accounts.ts';
import { type Screen, type Visit, type VisitOptions, visit } from '../browser.ts';
import { visitAs } from '../visit-as.ts';
import { installInPage } from './in-page/install.ts';
import type { Visitor } from './tour-page.ts';

const WHO = {
  anonymous: { words: 'anybody' },
  customer: { words: 'a customer', account: CUSTOMER },
  salon: { words: 'a salon’s owner', account: OWNER },
  admin: { words: 'an admin', account: ADMIN },
} as const;

export const wordsFor = (visitor: Visitor): string => WHO[visitor].words;

/** A page of the demo's visitor of this kind, with the functions of the tour in it. */
export const begin = async (
  browser: Browser,
  screen: Screen,
  url: string,
  visitor: Visitor,
  options: VisitOptions = {},
): Promise<Visit> => {
  const who = WHO[visitor];
  const visited =
    'account' in who
      ? await visitAs(browser, screen, url, await tokenOf(url, who.account), options)
      : await visit(browser, screen, url, options);
  await installInPage(visited.context);
  return visited;
};
