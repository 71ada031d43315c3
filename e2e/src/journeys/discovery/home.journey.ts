import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertFit, keepPicture, PHONE, visit } from '../../browser.ts';
import { journeys } from '../../journeys.ts';
import { press, tabTo, type } from '../../keyboard.ts';
import { assertStill, watchShifts } from '../../layout-shift.ts';
import { backOnline } from '../../reads-again.ts';

const screen = PHONE;

journeys('home', {}, (running) => {
  test('a visitor finds salons by place and words with the keyboard alone', async () => {
    const { site, browser } = running();
    const { page, context, faults } = await visit(browser, screen, site.url);
    await watchShifts(page);
    await page.goto('/');
    await page.getByRole('heading', { name: 'Discover and Book the Best Beauty Services' }).waitFor();
    await page.getByText('Find top-rated salons and spas in Hyderabad').waitFor();
    await page.getByText('144 salons found').waitFor();
    await page.waitForLoadState('networkidle');
    await assertStill(page, 'home');
    await keepPicture(page, 'home');

    await type(page, page.getByRole('combobox', { name: 'Location' }), 'Kukat');
    await page
      .getByRole('option', { name: /Kukatpally/ })
      .first()
      .waitFor();
    await assertFit(page, 'the choice of a location');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Salons in Kukatpally' }).waitFor();
    assert.equal(new URL(page.url()).searchParams.get('location'), 'Kukatpally');
    await page.goBack();
    await page.getByRole('heading', { name: 'All Salons' }).waitFor();

    const search = page.getByPlaceholder('Search for salon...');
    await type(page, search, 'tamarind');
    await page.getByRole('heading', { name: 'Search Results for "tamarind"' }).waitFor();
    await page.getByText('1 salon found').waitFor();
    await press(page, page.getByRole('button', { name: 'Clear search' }));
    await page.getByText('144 salons found').waitFor();
    await type(page, search, 'qqqqzzzz');
    await page.getByText('No salons found matching your search criteria.').waitFor();
    await assertFit(page, 'home without a match');
    await press(page, page.getByRole('button', { name: 'Clear Search', exact: true }));
    await page.getByText('144 salons found').waitFor();
    assert.deepEqual(faults, []);
    await context.close();
  });

  test('a service opens in place with its salon and price, and leads on', async () => {
    const { site, browser } = running();
    const { page, context, faults } = await visit(browser, screen, site.url);
    await watchShifts(page);
    await page.goto('/');
    const services = page.getByRole('region', { name: 'Most booked' }).getByRole('link');
    await press(page, services);
    const modal = page.getByRole('dialog');
    await modal.getByText('Available at').waitFor();
    await modal
      .getByText(/\d+ mins?/)
      .first()
      .waitFor();
    await modal
      .getByText(/bookings?/)
      .first()
      .waitFor();
    await modal.getByRole('button', { name: 'Book Now' }).waitFor();
    await assertFit(page, 'the service modal');
    await keepPicture(page, 'service-modal');
    await page.keyboard.press('Escape');
    await modal.waitFor({ state: 'hidden' });
    await tabTo(page, services);
    await page.keyboard.press('Enter');
    await press(page, modal.getByRole('link', { name: 'View Salon' }));
    await page.waitForURL(/\/salon\/[\w-]+/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    assert.deepEqual(faults, []);
    await context.close();
  });

  test('the last real list stands in for a server that is away, and says so', async () => {
    const { site, browser } = running();
    const { page, context } = await visit(browser, screen, site.url);
    await page.goto('/');
    await page.getByText('144 salons found').waitFor();
    await page.waitForLoadState('networkidle');
    const api = /\/api\/public\//;
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await page.waitForURL('**/about');
    await page.route(api, (route) => route.abort('connectionrefused'));
    await page.goBack();
    await page
      .getByText(/cannot reach our server|You are offline/)
      .first()
      .waitFor();
    await page.getByRole('heading', { name: 'All Salons' }).waitFor();
    await assertFit(page, 'home from what was kept');
    await keepPicture(page, 'home-kept');
    await page.unroute(api);
    await backOnline(page);
    await page.getByText('You see the latest again.').waitFor();
    await context.close();
  });
});
