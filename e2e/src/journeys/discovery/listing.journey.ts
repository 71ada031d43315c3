import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { assertFit, DESKTOP, keepPicture, PHONE, visit } from '../../browser.ts';
import { journeys } from '../../journeys.ts';
import { press } from '../../keyboard.ts';
import { assertStill, watchShifts } from '../../layout-shift.ts';
import { backOnline } from '../../reads-again.ts';
import { layOutAll } from '../../rendered.ts';

const screen = PHONE;

const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const showing = (page: Page, text: string | RegExp) =>
  page.getByRole('heading', { level: 2, name: text }).waitFor();

/** The number of matching salons, from the server. */
const totalOf = async (page: Page, query: string): Promise<number> => {
  const answer = await page.request.get(`/api/public/salons?${query}`);
  const { pagination } = (await answer.json()) as { readonly pagination: { readonly total: number } };
  return pagination.total;
};

/** Opens the filters on a phone: a button opens them in a sheet. */
const openFilters = async (page: Page) => {
  await press(page, page.getByRole('button', { name: /^Filters/ }));
  const sheet = page.getByRole('dialog');
  await sheet.waitFor();
  return sheet;
};
const closeFilters = async (page: Page) => {
  await press(page, page.getByRole('dialog').getByRole('button', { name: /^Show \d+ salons?/ }));
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
};

journeys('the list of salons', {}, (running) => {
  test('a visitor narrows the list, pages through it and comes back, with the keyboard alone', async () => {
    const { site, browser } = running();
    const { page, context, faults } = await visit(browser, screen, site.url);
    await watchShifts(page);
    await page.goto('/salons');
    await showing(page, 'Showing 1–12 of 144 salons');
    await page
      .getByText(/Next free: /)
      .first()
      .waitFor();
    await page.waitForLoadState('networkidle');
    await assertStill(page, 'the list');
    await keepPicture(page, 'listing');

    const filters = await openFilters(page);
    await press(page, filters.getByRole('button', { name: /^Nails/ }));
    await press(page, filters.getByRole('button', { name: /^4.0 and up/ }));
    await page.waitForURL(/rating=4/);
    // The address changes before the list: until then nothing shows that the list is loading.
    const total = await totalOf(page, 'specialty=Nails&rating=4.0');
    await page.locator('h2', { hasText: new RegExp(`\\b${total} salons?$`) }).waitFor();
    await page.locator('main [aria-busy=true]').first().waitFor({ state: 'hidden' });
    await assertFit(page, 'the filters');
    await keepPicture(page, 'filters');
    await closeFilters(page);
    assert.deepEqual(queryOf(page), { specialty: 'Nails', rating: '4.0' });
    for (const article of await page.getByRole('article').all())
      assert.match(await article.innerText(), /Nails|\+\d/);
    await page.reload();
    await page.getByRole('article').first().waitFor();
    assert.deepEqual(queryOf(page), { specialty: 'Nails', rating: '4.0' });

    await press(page, page.getByRole('main').getByRole('button', { name: /Clear all/i }));
    await showing(page, 'Showing 1–12 of 144 salons');
    assert.deepEqual(queryOf(page), {});
    await page.goBack();
    await page.waitForURL(/specialty=Nails/);
    await page.goForward();
    await showing(page, 'Showing 1–12 of 144 salons');

    const pages = page.getByRole('navigation', { name: /Pages/ });
    await press(page, pages.getByRole('link', { name: /12/ }));
    await showing(page, 'Showing 133–144 of 144 salons');
    assert.deepEqual(queryOf(page), { page: '12' });
    await page.goBack();
    await showing(page, 'Showing 1–12 of 144 salons');
    await assertStill(page, 'the list after all that');
    assert.deepEqual(faults, []);
    await context.close();
  });

  test('the map shows the same salons as the list, and says whose data it is', async () => {
    const { site, browser } = running();
    const { page, context, faults } = await visit(browser, screen, site.url);
    await watchShifts(page);
    await page.goto('/salons?sublocality=Kondapur');
    await page.getByRole('article').first().waitFor();
    await layOutAll(page);
    const names = await page.getByRole('article').getByRole('link').allInnerTexts();
    assert.ok(names.length > 0 && names.every((name) => name !== ''), names.join(', '));
    await press(page, page.getByRole('button', { name: 'Map' }));
    await page.getByText('© OpenStreetMap contributors').first().waitFor();
    const map = page
      .getByRole('group', { name: /map/i })
      .or(page.getByRole('region', { name: /map/i }))
      .first();
    for (const name of names)
      await map
        .getByRole('button', { name: new RegExp(name) })
        .or(map.getByRole('link', { name: new RegExp(name) }))
        .first()
        .waitFor();
    await page.waitForLoadState('networkidle');
    await assertStill(page, 'the map');
    await assertFit(page, 'the map');
    await keepPicture(page, 'map');
    const pin = map
      .getByRole('button', { name: new RegExp(names[0] ?? '') })
      .or(map.getByRole('link', { name: new RegExp(names[0] ?? '') }));
    await press(page, pin);
    assert.deepEqual(faults, []);
    await context.close();
  });

  test('distances count from a locality or the own position, which stays out of the address', async () => {
    const { site, browser } = running();
    const { page, context, faults } = await visit(browser, DESKTOP, site.url);
    await page.goto('/salons?near=Ameerpet&sort=distance');
    await page
      .getByText(/\d(\.\d)? km/)
      .first()
      .waitFor();
    await layOutAll(page);
    const far = (await page.getByRole('article').allInnerTexts()).map((text) => {
      const [, number, unit] = /([\d.]+) (k?m)\b/.exec(text) ?? [];
      return Number(number) * (unit === 'm' ? 0.001 : 1);
    });
    assert.ok(far.length > 1 && far.every(Number.isFinite), far.join(', '));
    assert.deepEqual(
      far,
      [...far].sort((a, b) => a - b),
    );
    await context.grantPermissions(['geolocation'], { origin: site.url });
    await context.setGeolocation({ latitude: 17.4375, longitude: 78.4483 });
    const filters = page.getByRole('complementary', { name: 'Filters' });
    await press(page, filters.getByRole('combobox', { name: 'Distance from' }), 'ArrowDown');
    await page.getByRole('option', { name: /My position/ }).click();
    await page.waitForURL(/here=1/);
    assert.doesNotMatch(page.url(), /17\.4|78\.4/);
    assert.deepEqual(faults, []);
    await context.close();
  });

  test('a list without a match says what to do, and the last real list stands in for an absent server', async () => {
    const { site, browser } = running();
    const { page, context } = await visit(browser, screen, site.url);
    await page.goto('/salons?q=qqqqzzzz');
    await page.getByRole('button', { name: /Clear/ }).first().waitFor();
    await assertFit(page, 'a list without a match');
    await keepPicture(page, 'listing-empty');
    await page.goto('/salons?specialty=Spa');
    await page.getByRole('article').first().waitFor();
    await page.waitForLoadState('networkidle');
    const api = /\/api\/public\//;
    await page.getByRole('link', { name: 'Sundara, home' }).click();
    await page.getByRole('heading', { name: 'All Salons' }).waitFor();
    await page.route(api, (route) => route.fulfill({ status: 503, json: {} }));
    await page.goBack();
    await page
      .getByText(/cannot reach our server|You are offline/)
      .first()
      .waitFor();
    await page.getByRole('article').first().waitFor();
    await assertFit(page, 'a list from what was kept');
    await page.unroute(api);
    await backOnline(page);
    await page.getByText('You see the latest again.').waitFor();
    await context.close();
  });
});
