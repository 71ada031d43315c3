import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SCREENS } from '../browser.ts';
import { journeys } from '../journeys.ts';
import { watchRequests } from './arrival.ts';
import { assertPageForEachRoute, pagesFor } from './route-rows.ts';
import type { Visitor } from './tour-page.ts';
import { begin, wordsFor } from './visitors.ts';
import { walkPage } from './walk-page.ts';

/**
 * Kinds of controls whose focus was looked at, whoever the visitor was: what has the same styles looks the same to all.
 */
const seen = new Set<string>();

/** A journey through every page that a visitor may open, one test per width. */
export const tourOf = (visitor: Visitor): void => {
  journeys(`every page that ${wordsFor(visitor)} may open`, {}, (running) => {
    test('is one that the tour opens', () => assertPageForEachRoute(running().site, visitor));

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
