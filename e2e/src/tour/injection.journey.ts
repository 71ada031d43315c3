import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { ROLES } from '@sundara/contracts';
import { shows, sized } from '@sundara/contracts/testing';
import { DESKTOP } from '../browser.ts';
import { journeys } from '../journeys.ts';
import { watchRequests } from './arrival.ts';
import { ADDRESSES, ATTEMPTS } from './injection/attempts.ts';
import { openSpoilt } from './injection/open-spoilt.ts';
import { type Spoil, spoilAnswers } from './injection/spoil-answers.ts';
import { armedElements, watchInjection } from './injection/watch-injection.ts';
import { pagesFor } from './route-rows.ts';
import type { Visitor } from './tour-page.ts';
import { begin, wordsFor } from './visitors.ts';

/** The first pages of each visitor; every one in a deep run. */
const MOST_PAGES = sized({ quick: 2, deep: 100 });
const LEAST_USED = sized({ quick: 100, deep: ATTEMPTS.length });
/** Of all opened pages; such a page says that it can't use an answer, and shows little of it. */
const MOST_REFUSED = 0.5;

journeys('what people write, if it were code', {}, (running) => {
  const counts = { texts: 0, addresses: 0, opened: 0, refused: 0 };
  const SPOILS = {
    'a text': { text: () => ATTEMPTS[counts.texts++ % ATTEMPTS.length] },
    'an address': { address: () => ADDRESSES[counts.addresses++ % ADDRESSES.length] },
  };

  const walk = async (visitor: Visitor, spoil: Spoil) => {
    const { site, browser } = running();
    const { page, context } = await begin(browser, DESKTOP, site.url, visitor, { bypassCSP: true });
    const ran = await watchInjection(context);
    const pages = (await pagesFor(site, visitor)).slice(0, MOST_PAGES);
    const quiet = watchRequests(page);
    const found: string[] = [];
    const refused: string[] = [];
    await page.goto('/login');
    await spoilAnswers(context, spoil);
    for (const tourPage of pages) {
      const { address, isRefused } = await openSpoilt(page, site.url, tourPage, quiet);
      if (isRefused) refused.push(address);
      found.push(...[...(await armedElements(page)), ...ran].map((what) => `${address}: ${what}`));
      counts.opened += 1;
    }
    await context.close();
    counts.refused += refused.length;
    return { found, refused };
  };

  for (const visitor of ['anonymous', ...ROLES] as const)
    for (const [what, spoil] of Object.entries(SPOILS))
      test(`runs nowhere as ${what} on a page for ${wordsFor(visitor)}, even without a security policy`, async (context) => {
        const { found, refused } = await walk(visitor, spoil);
        context.diagnostic(`${refused.length} pages refuse an answer: ${refused.join(', ')}`);
        assert.deepEqual(found, []);
      });

  test('stood in texts, every attempt, on pages most of which took the answers', () => {
    const used = Math.min(counts.texts, ATTEMPTS.length);
    assert(used >= LEAST_USED, `${used} attempts stood in a text`);
    const { refused, opened } = counts;
    assert(refused < opened * MOST_REFUSED, `${refused} of ${opened} pages refused an answer`);
  });

  after(() => {
    shows('T45', {
      attempts: ATTEMPTS.length,
      'texts replaced': counts.texts,
      'pages opened': counts.opened,
      'of them without the answer': counts.refused,
    });
    shows('T46', { 'addresses that are code': ADDRESSES.length, 'addresses replaced': counts.addresses });
  });
});
