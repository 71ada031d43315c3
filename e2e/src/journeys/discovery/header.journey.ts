import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { signIn } from '../../accounts.ts';
import { assertFit, DESKTOP, keepPicture, PHONE, visit } from '../../browser.ts';
import { journeys } from '../../journeys.ts';
import { press, tabTo } from '../../keyboard.ts';
import { assertStill, watchShifts } from '../../layout-shift.ts';

/** The roles with a menu, the screen on which each is tested, and its links. */
const MENUS = [
  { role: 'customer', screen: PHONE, links: ['Dashboard', 'My Bookings', 'Profile'] },
  { role: 'salon', screen: DESKTOP, links: ['Dashboard', 'Profile'] },
  { role: 'admin', screen: PHONE, links: ['Dashboard', 'Profile'] },
] as const;

/** Moves the focus to the search in the bar. */
const goToSearch = (page: Page) => tabTo(page, page.getByRole('combobox', { name: /Search/ }));

/** Opens the search by the button that phones have instead, over the page. */
const openSearch = async (page: Page) => {
  await press(page, page.getByRole('banner').getByRole('button', { name: 'Search' }));
  await page.getByRole('dialog', { name: 'Search' }).waitFor();
  await goToSearch(page);
};

journeys('the header', {}, (running) => {
  test('suggestions lead to a salon, a service and an area with the keyboard alone', async () => {
    const { site, browser } = running();
    const { page, context, faults } = await visit(browser, DESKTOP, site.url);
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('limit=5') && asked.push(request.url()));
    await watchShifts(page);
    await page.goto('/');
    await page.getByText('144 salons found').waitFor();
    await page.waitForLoadState('networkidle');
    await goToSearch(page);
    await page.keyboard.type('t');
    await page.waitForTimeout(600);
    assert.equal(asked.length, 0, 'one letter asks nothing');
    await page.keyboard.insertText('amarind');
    const options = page.getByRole('option');
    await options.filter({ hasText: 'Tamarind & Silk' }).waitFor();
    assert.equal(asked.length, 1, 'letters that come at once are one question');
    await assertStill(page, 'the header with suggestions');
    await assertFit(page, 'suggestions');
    await keepPicture(page, 'suggestions');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Tamarind & Silk' }).waitFor();
    const tamarind = new URL(page.url()).pathname;

    await goToSearch(page);
    await page.keyboard.type('balayage');
    await options.first().waitFor();
    await page.keyboard.press('Tab');
    for (let step = 0; step < 4; step += 1) {
      if ((await page.locator(':focus').getAttribute('role')) === 'tab') break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('tab', { name: /^Services/, selected: true }).waitFor();
    await options.filter({ hasText: 'Balayage' }).first().waitFor();
    assert.match(await options.first().innerText(), /at /);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    // The new page has the focus on its heading.
    await page.waitForURL((url) => url.pathname !== tamarind);
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');

    await goToSearch(page);
    await page.keyboard.type('kukatpalli');
    await options.filter({ hasText: 'Kukatpally' }).first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/salons\?q=kukatpalli/);
    await page.getByRole('article').first().waitFor();
    assert.deepEqual(faults, []);
    await context.close();
  });

  test('on a phone nothing found says so, Escape closes, and a failed search stays quiet', async () => {
    const { site, browser } = running();
    const { page, context } = await visit(browser, PHONE, site.url);
    await page.goto('/about');
    await openSearch(page);
    await page.keyboard.type('qqqqzzzz');
    await page.getByText('No results found for "qqqqzzzz"').filter({ visible: true }).first().waitFor();
    await assertFit(page, 'a search without a result');
    await page.route(/limit=5/, (route) => route.abort('connectionrefused'));
    await page.keyboard.type('x');
    await page.getByText('can’t be reached').filter({ visible: true }).first().waitFor();
    await page.keyboard.press('Escape');
    assert.equal(await page.getByRole('alert').count(), 0);
    await context.close();
  });

  test('the menu holds what each kind of visitor may do', async () => {
    const { site, browser } = running();
    for (const { role, screen, links } of MENUS) {
      const { page, context, faults } = await visit(browser, screen, site.url);
      const token = await signIn(site.url, `${role}@demo.test`);
      await context.addInitScript((value) => localStorage.setItem('token', value), token);
      await page.goto('/');
      await press(
        page,
        screen === PHONE ? page.getByLabel('Menu') : page.getByRole('button', { name: /^Account of/ }),
      );
      await page
        .getByText(/^Hello /)
        .first()
        .waitFor();
      await page.getByText(`${role}@demo.test`).first().waitFor();
      const banner = page.getByRole('banner');
      for (const link of links) await banner.getByRole('link', { name: link }).waitFor();
      await assertFit(page, `the menu of ${role}`);
      await keepPicture(page, `menu-${role}`);
      await press(page, banner.getByRole('button', { name: 'Logout' }));
      await page.getByText('Logged out successfully!').waitFor();
      assert.equal(new URL(page.url()).pathname, '/');
      assert.deepEqual(faults, []);
      await context.close();
    }
  });

  test('on a phone the menu holds Login, Register, About, Contact and how to reach us', async () => {
    const { site, browser } = running();
    const { page, context, faults } = await visit(browser, PHONE, site.url);
    await page.goto('/');
    await press(page, page.getByLabel('Menu'));
    const banner = page.getByRole('banner');
    for (const name of ['Login', 'Register']) await banner.getByRole('button', { name }).waitFor();
    for (const name of ['About', 'Contact', /\+91/, /@/])
      await banner.getByRole('link', { name }).first().waitFor();
    await assertFit(page, 'the menu of a visitor');
    await keepPicture(page, 'phone-menu');
    await press(page, banner.getByRole('button', { name: 'Register' }));
    await page.getByRole('dialog').getByText('Create New Account').waitFor();
    assert.deepEqual(faults, []);
    await context.close();
  });

  test('without discovery the search of the header still leads to the list', async () => {
    const { site, browser } = running();
    const { page, context } = await visit(browser, DESKTOP, site.url);
    await page.route(/\/assets\/remotes\/discovery\//, (route) => route.abort('connectionrefused'));
    await page.goto('/nowhere', { waitUntil: 'commit' });
    await page.getByText('404 - Page Not Found').waitFor();
    const box = page
      .getByRole('banner')
      .getByRole('combobox')
      .or(page.getByRole('banner').getByRole('searchbox'))
      .or(page.getByRole('banner').getByRole('textbox'));
    await tabTo(page, box);
    await page.keyboard.type('nails');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/salons\?q=nails/);
    await context.close();
  });
});
