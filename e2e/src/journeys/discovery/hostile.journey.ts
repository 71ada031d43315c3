import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pairsOf, testDepth } from '@sundara/contracts/testing';
import type { Page, Route } from 'playwright-core';
import { assertFit, DESKTOP, keepPicture, visit } from '../../browser.ts';
import { journeys } from '../../journeys.ts';
import { retryUntil } from '../../reads-again.ts';
import { untilRendered, untilTakenOver } from '../../rendered.ts';

const screen = DESKTOP;

const SALONS = /\/api\/public\/salons(\?|$)/;
const SALON = /\/api\/public\/salons\/[^/?]+$/;

/** Invalid query strings from people, programs and attackers. */
const BROKEN_QUERIES = [
  'rating=abc&page=-1&sort=best&priceRange=cheap&specialty=&sublocality=%00',
  'page=99999999999999999999&rating=1e309',
  `q=${'a'.repeat(10_000)}`,
  `q=${encodeURIComponent('<img src=x onerror=alert(1)>"\'`;--')}`,
  'q=%E0%A4%A&page=%FF',
  'q=a&q=b&page=1&page=2&near=91,181&here=1&view=nothing',
  '__proto__[x]=1&constructor=2&sort=__proto__',
  `specialty=${encodeURIComponent('\u202Erahc\u0000')}&sublocality=${encodeURIComponent('%27 or 1=1--')}`,
];
const BROKEN_IDS = [
  'nothing',
  '%00',
  '..%2f..%2fetc',
  "'; drop table salons; --",
  'a'.repeat(190),
  '💇',
  'null',
];

/** Invalid responses; for each, the screen shows its failure text. */
const BROKEN_ANSWERS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'a refused connection': (route) => route.abort('connectionrefused'),
  'an error of the server': (route) => route.fulfill({ status: 500, json: { success: false } }),
  'no JSON': (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '<html>' }),
  'nothing at all': (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '' }),
  'another shape': (route) =>
    route.fulfill({
      status: 200,
      json: { success: true, salons: { length: -1 }, salon: [null], pagination: '1' },
    }),
  null: (route) => route.fulfill({ status: 200, json: null }),
};

/** The browser logs each failed request automatically; anything else in the console was thrown or refused. */
const thrown = (faults: readonly string[]): readonly string[] =>
  faults.filter((fault) => !fault.startsWith('Failed to load resource'));

const settled = async (page: Page) => {
  await page.locator('main h1, main [role=alert]').first().waitFor();
  await page.getByText('Loading…').waitFor({ state: 'hidden' });
};

journeys('broken and hostile input', {}, (running) => {
  test('no query string breaks home or the list', async () => {
    const { site, browser } = running();
    const { page, context, faults } = await visit(browser, screen, site.url);
    for (const [path, query] of pairsOf(['/salons', '/'], BROKEN_QUERIES, testDepth())) {
      await page.goto(`${path}?${query}`);
      await settled(page);
      assert.equal(await page.getByText('404 - Page Not Found').count(), 0, `${path}?${query.slice(0, 80)}`);
      assert.deepEqual(thrown(faults), [], `${path}?${query.slice(0, 80)}`);
    }
    await context.close();
  });

  test('an id that no salon has leads to the words for it, and back to the salons', async () => {
    const { site, browser } = running();
    const { page, context, faults } = await visit(browser, screen, site.url);
    for (const id of BROKEN_IDS) {
      await page.goto(`/salon/${id.startsWith('%') || id.includes('%2f') ? id : encodeURIComponent(id)}`);
      const lost = page.getByText('Oops! Something went wrong').or(page.getByText('404 - Page Not Found'));
      await lost.first().waitFor();
    }
    await page.goto('/salon/nothing');
    await page.getByText('Oops! Something went wrong').waitFor();
    await page.getByRole('button', { name: 'Retry' }).waitFor();
    await assertFit(page, 'a salon that is not there');
    await keepPicture(page, 'salon-missing');
    await page.getByRole('link', { name: 'Back to Salons' }).click();
    await page.getByRole('heading', { level: 1, name: /Salons/ }).waitFor();
    assert.deepEqual(thrown(faults), []);
    await context.close();
  });

  test('an answer that is none gets the words of its screen, and Retry heals it', async () => {
    const { site, browser } = running();
    const [{ id, name }] = (await (await fetch(`${site.url}/api/public/salons?limit=1`)).json()).salons;
    const screens = [
      {
        path: '/',
        from: '/about',
        call: SALONS,
        words: 'Failed to load salons',
        healed: 'All Salons',
      },
      {
        path: '/salons',
        from: '/about',
        call: SALONS,
        words: 'Failed to load salons. Please try again later.',
        healed: /Showing/,
      },
      {
        path: `/salon/${id}`,
        from: '/salons',
        call: SALON,
        words: 'Oops! Something went wrong',
        healed: name,
      },
    ];
    const pairs = pairsOf(screens, Object.entries(BROKEN_ANSWERS), testDepth());
    for (const [{ path, from, call, words, healed }, [what, answer]] of pairs) {
      // A new visitor each time: earlier data of a page replaces an invalid response.
      const { page, context, faults } = await visit(browser, screen, site.url);
      // A page that is opened by its address brings its data; one that is opened by a link asks for it.
      await untilRendered(`${site.url}${from}`);
      await page.goto(from);
      await untilTakenOver(page);
      await page.route(call, answer);
      await page.locator(`a[href="${path}"]`).first().click();
      await page.getByText(words, { exact: true }).waitFor();
      assert.equal(await page.getByRole('article').count(), 0, `${path}: no salon is invented after ${what}`);
      assert.deepEqual(thrown(faults), [], `${path} after ${what}`);
      await page.unroute(call);
      await retryUntil(page, page.getByRole('heading', { name: healed }).first());
      await context.close();
    }
  });
});
