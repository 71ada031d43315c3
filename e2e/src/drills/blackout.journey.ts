import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shows, testDepth } from '@sundara/contracts/testing';
import type { Browser, Page } from 'playwright-core';
import { ADMIN, CUSTOMER, OWNER, tokenOf } from '../accounts.ts';
import { salonNamed } from '../booking/booking-dialog.ts';
import { PHONE, visit } from '../browser.ts';
import { journeys } from '../journeys.ts';
import { untilRendered } from '../rendered.ts';
import type { Site } from '../site.ts';
import { visitAs } from '../visit-as.ts';
import { killApi } from './api-outage.ts';
import { addressesOf } from './network-faults.ts';

/** A page that is opened while nothing but the shell is there. */
interface Place {
  readonly path: string;
  /** The account that opens it; nobody's by default. */
  readonly account?: string;
  /** What it shows when all is well. */
  readonly shows: RegExp;
}

const placesOf = (salon: { readonly id: string; readonly name: string }): readonly Place[] => [
  { path: '/', shows: /^\d+ salons found$/ },
  { path: '/salons', shows: /^Salons in Hyderabad$/ },
  { path: `/salon/${salon.id}`, shows: new RegExp(`^${salon.name}`) },
  { path: '/contact', shows: /^Contact us$/ },
  { path: '/login', shows: /^\d+ salons found$/ },
  { path: '/dashboard', account: CUSTOMER, shows: /^Welcome back/ },
  { path: '/bookings', account: CUSTOMER, shows: /^My bookings$/ },
  { path: '/profile', account: CUSTOMER, shows: /^Your profile$/ },
  { path: '/salon/dashboard', account: OWNER, shows: /^Recent Bookings$/ },
  { path: '/salon/calendar', account: OWNER, shows: /^Calendar$/ },
  { path: '/admin/dashboard', account: ADMIN, shows: /^Bookings over time$/ },
  { path: '/admin/users', account: ADMIN, shows: /^Users$/ },
];

const visitPlace = async (browser: Browser, { url }: Site, { account }: Place) =>
  account ? visitAs(browser, PHONE, url, await tokenOf(url, account)) : visit(browser, PHONE, url);

const retry = (page: Page) => page.getByRole('button', { name: 'Retry' }).filter({ visible: true });

/** Asserts that a page says what is wrong and whom to ask, and offers nothing that can't be had. */
const assertHonest = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('banner').waitFor();
  await retry(page).first().waitFor();
  for (const scheme of ['tel:', 'mailto:'])
    await page.locator(`a[href^="${scheme}"]`).filter({ visible: true }).first().waitFor();
  const bookable = page
    .getByRole('radio')
    .or(page.getByRole('button', { name: /^(Book|Select|Continue|Proceed)/ }));
  assert.equal(await bookable.filter({ visible: true }).count(), 0, `${name} offers something to book`);
  assert.doesNotMatch(
    await page.locator('body').innerText(),
    /₹|\b\d{1,2}:\d{2}\b/,
    `${name} names a price or a time`,
  );
};

journeys('all remotes and the API are away', { assetsOrigin: true, usualLimits: true }, (running) => {
  test('each page says so, and whom to ask, and Retry heals it when they are back', async () => {
    const { site, browser } = running();
    const salon = await salonNamed(site.url, 'Tamarind');
    const places = placesOf(salon).filter((_, at) => testDepth() === 'deep' || at % 2 === 0);
    // What the site server has rendered before would be a page with prices.
    for (const path of ['/', `/salon/${salon.id}`]) await untilRendered(site.url + path);
    const opened = [];
    for (const place of places) opened.push({ place, ...(await visitPlace(browser, site, place)) });

    const bringBack = await killApi(site);
    try {
      for (const { place, page, context } of opened) {
        await context.route(addressesOf('[a-z]+', 'all'), (route) => route.abort('connectionrefused'));
        await page.goto(place.path, { waitUntil: 'commit' });
        if (place.path === '/login') {
          await page.getByRole('dialog').waitFor();
          await page.keyboard.press('Escape');
        }
        await assertHonest(page, place.path);
        await page.evaluate(() => Reflect.set(window, 'drill', 'the same document'));
      }
    } finally {
      bringBack();
    }

    for (const { place, page, context } of opened) {
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await retry(page).first().click();
      await page.getByText(place.shows).filter({ visible: true }).first().waitFor();
      assert.equal(await page.evaluate(() => Reflect.get(window, 'drill')), 'the same document', place.path);
      await context.close();
    }
    shows('T30', { pages: places.length, 'blank pages': 0, 'pages with something to book': 0 });
  });
});
