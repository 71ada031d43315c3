import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Browser } from 'playwright-core';
import { ADMIN, CUSTOMER, OWNER, tokenOf } from '../accounts.ts';
import { SCREENS, type Screen, type Visit, visit } from '../browser.ts';
import { journeys } from '../journeys.ts';
import { visitAs } from '../visit-as.ts';
import { watchRequests } from './arrival.ts';
import { installInPage } from './in-page/install.ts';
import { assertPageForEachRoute, pagesFor } from './route-rows.ts';
import type { Visitor } from './tour-page.ts';
import { walkPage } from './walk-page.ts';

const WHO = {
  anonymous: { words: 'anybody' },
  customer: { words: 'a customer', account: CUSTOMER },
  salon: { words: 'a salon’s owner', account: OWNER },
  admin: { words: 'an admin', account: ADMIN },
} as const;

const begin = async (browser: Browser, screen: Screen, url: string, visitor: Visitor): Promise<Visit> => {
  const who = WHO[visitor];
  const visited =
    'account' in who
      ? await visitAs(browser, screen, url, await tokenOf(url, who.account))
      : await visit(browser, screen, url);
  await installInPage(visited.context);
  return visited;
};

/** A journey through every page that a visitor may open, one test per width. */
export const tourOf = (visitor: Visitor): void => {
  const { words } = WHO[visitor];
  journeys(`every page that ${words} may open`, {}, (running) => {
    test('is one that the tour opens', () => assertPageForEachRoute(running().site, visitor));

    const seen = new Set<string>();
    for (const screen of SCREENS)
      test(`at ${screen.width} px comes without a fault, fits, and can be walked by Tab with the focus in plain sight`, async () => {
        const { site, browser } = running();
        const visited = await begin(browser, screen, site.url, visitor);
        const quiet = watchRequests(visited.page);
        const faults: string[] = [];
        for (const tourPage of await pagesFor(site, visitor))
          faults.push(...(await walkPage(visited, quiet, { url: site.url, tourPage, seen })));
        await visited.context.close();
        assert(faults.length === 0, `At ${screen.width} px:\n${faults.join('\n')}`);
      });
  });
};
