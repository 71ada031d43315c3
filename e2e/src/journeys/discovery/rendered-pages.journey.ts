import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testDepth } from '@sundara/contracts/testing';
import type { Page } from 'playwright-core';
import { ask } from '../../ask.ts';
import { PHONE, screensOf, visit } from '../../browser.ts';
import { journeys } from '../../journeys.ts';
import { assertStill, watchShifts } from '../../layout-shift.ts';
import { PUBLIC_PAGES } from '../../public-pages.ts';
import { assertTakenOver, untilRendered, untilTakenOver, watchTakingOver } from '../../rendered.ts';
import { until } from '../../until.ts';

const PAGES = [...PUBLIC_PAGES, '/?location=Ameerpet', '/salons?q=spa&page=2', '/salons?specialty=Spa'];

/** Holds what a page fetches until the function that it gives is called. */
const hold = async (page: Page, url: RegExp): Promise<() => void> => {
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return go;
};

journeys('pages that the server renders', {}, (running) => {
  const addresses = async (): Promise<readonly string[]> => {
    const { url } = running().site;
    const { salons } = await (await fetch(`${url}/api/public/salons?limit=1`)).json();
    const [{ id }] = salons;
    return [...PAGES, `/salon/${id}`, `/customer/store?id=${id}`];
  };

  for (const screen of screensOf(testDepth(), PHONE))
    test(`the browser takes each over as it came, on a ${screen.name}`, async () => {
      const { site, browser } = running();
      for (const address of await addresses()) {
        await untilRendered(`${site.url}${address}`);
        const { page, context, faults } = await visit(browser, screen, site.url);
        await watchTakingOver(page);
        await watchShifts(page);
        await page.goto(address);
        await assertTakenOver(page, `${address} on a ${screen.name}`);
        await assertStill(page, address);
        assert.deepEqual(faults, [], address);
        await context.close();
      }
    });

  test('a page that is not there says so in its HTML, leads on, and is taken over too', async () => {
    const { site, browser } = running();
    for (const { address, words, way } of [
      { address: '/no/where?sign-in=0', words: '404 - Page Not Found', way: 'Find a salon' },
      { address: '/salon/nothing', words: 'This salon is not on Sundara.', way: 'Back to Salons' },
    ]) {
      await untilRendered(`${site.url}${address}`);
      const { status, text } = await ask(`${site.url}${address}`, { headers: { accept: 'text/html' } });
      const html = text.slice(text.indexOf('data-rendered='));
      assert.deepEqual([status, text.includes('content="noindex"')], [404, true], address);
      for (const part of [words, way, 'Sundara, home'])
        assert.ok(html.includes(part), `${part} on ${address}`);
      const { page, context, faults } = await visit(browser, PHONE, site.url);
      await watchTakingOver(page);
      await page.goto(address);
      await assertTakenOver(page, address);
      await page.getByRole('link', { name: way }).click();
      await page.getByRole('article').first().waitFor();
      // Chromium tells the status of each page and call that is not there.
      const others = faults.filter((fault) => !/status of 404/.test(fault));
      assert.deepEqual(others, [], address);
      await context.close();
    }
  });

  test('addresses that nobody has share one content', async () => {
    const { url } = running().site;
    const renderedAt = async (address: string) =>
      /data-rendered-at="([^"]*)"/.exec(
        (await ask(`${url}${address}`, { headers: { accept: 'text/html' } })).text,
      )?.[1];
    const nowhere = Array.from({ length: 5 }, (_, no) => `/no/where/${no}?page=${no}`);
    // Each site process keeps its own.
    const processes = Number(process.env.E2E_SITE_PROCESSES ?? 1);
    await until('all come with one content of each process', async () => {
      const found = new Set(await Promise.all(nowhere.map(renderedAt)));
      return !found.has(undefined) && found.size <= processes;
    });
  });

  test('without JavaScript a visitor reads, searches, narrows and opens a salon', async () => {
    const { site, browser } = running();
    await untilRendered(`${site.url}/`);
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/');
    const cards = page.getByRole('article');
    assert.ok((await cards.count()) >= 12, 'home shows salons');
    await page.getByRole('search', { name: 'Whole site' }).getByRole('textbox').fill('massage');
    await page.getByRole('search', { name: 'Whole site' }).getByRole('textbox').press('Enter');
    await page.waitForURL('**/salons?q=massage');
    await untilRendered(page.url());
    await page.reload();
    assert.ok((await cards.count()) > 0, 'a search finds salons');
    const name = (await cards.first().getByRole('heading').textContent()) ?? '';
    await cards.first().getByRole('link', { name }).click();
    await page.waitForURL('**/salon/*');
    await untilRendered(page.url());
    await page.reload();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    assert.match(await page.getByRole('main').innerText(), /₹[\d,]+/);
    assert.equal(await page.getByRole('link', { name: 'Sign in' }).first().getAttribute('href'), '/login');
    await context.close();
  });

  test('a tap and a text before the page can answer are not lost', async () => {
    const { site, browser } = running();
    await untilRendered(`${site.url}/contact`);
    const { page, context } = await visit(browser, PHONE, site.url);
    const script = await hold(page, /\/assets\/shell\/.*\.js$/);
    await page.goto('/contact', { waitUntil: 'commit' });
    await page.getByLabel('Name').fill('Asha');
    await page.getByRole('button', { name: 'Search' }).click();
    assert.equal(await page.getByRole('dialog').count(), 0);
    script();
    await page.getByRole('dialog').waitFor();
    assert.equal(await page.getByLabel('Name').inputValue(), 'Asha');
    await context.close();
  });

  test('on a phone the menu opens before the page’s code is there, and stays open when it comes', async () => {
    const { site, browser } = running();
    await untilRendered(`${site.url}/about`);
    const { page, context, faults } = await visit(browser, PHONE, site.url);
    await watchShifts(page);
    await watchTakingOver(page);
    const script = await hold(page, /\/assets\/shell\/.*\.js$/);
    await page.goto('/about', { waitUntil: 'commit' });
    const menu = page.getByLabel('Menu');
    const links = page.getByRole('banner').getByRole('link');
    await menu.click();
    await links.filter({ hasText: 'Contact' }).waitFor();
    assert.equal(await links.filter({ hasText: 'Login' }).getAttribute('href'), '/login');
    script();
    await assertTakenOver(page, 'about');
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).waitFor();
    await links.filter({ hasText: 'Contact' }).waitFor();
    await page.keyboard.press('Escape');
    await links.filter({ hasText: 'Contact' }).waitFor({ state: 'hidden' });
    assert.ok(await menu.evaluate((summary) => summary === document.activeElement));
    await menu.press('Enter');
    await links.filter({ hasText: 'Contact' }).click();
    await page.waitForURL('**/contact');
    await links.filter({ hasText: 'Contact' }).waitFor({ state: 'hidden' });
    assert.deepEqual(faults, []);
    await context.close();
  });

  test('a salon’s address keeps its place while the rest of the HTML is still to come', async () => {
    const { site, browser } = running();
    const [salon = '/'] = (await addresses()).filter((address) => address.startsWith('/salon/'));
    await untilRendered(`${site.url}${salon}`);
    const { text } = await ask(`${site.url}${salon}`, { headers: { accept: 'text/html' } });
    const pin = text.indexOf('</svg>', text.indexOf('lucide-map-pin', text.indexOf('<h1')));
    const context = await browser.newContext({
      baseURL: site.url,
      viewport: PHONE,
      javaScriptEnabled: false,
    });
    const page = await context.newPage();
    const places = [];
    for (const body of [text.slice(0, pin), text]) {
      await page.route(`**${salon}`, (route) => route.fulfill({ contentType: 'text/html', body }));
      await page.goto(salon);
      const box = await page.locator('h1 ~ * .lucide-map-pin').locator('..').boundingBox();
      places.push([box?.x ?? 'no', box?.y ?? 'address']);
    }
    assert.deepEqual(places[0], places[1]);
    await context.close();
  });

  test('a font that comes between the first paint and the code moves no text when the code takes over', async () => {
    const { site, browser } = running();
    await untilRendered(`${site.url}/about`);
    const { page, context } = await visit(browser, PHONE, site.url);
    const [font, script] = [await hold(page, /\/fonts\/figtree\.woff2/), await hold(page, /\/main\.\w+\.js/)];
    await watchShifts(page);
    await page.goto('/about', { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const came = page.waitForResponse(/\/fonts\/figtree\.woff2/);
    font();
    await (await came).finished();
    script();
    await untilTakenOver(page);
    await assertStill(page, 'a page whose font came before its code');
    await context.close();
  });

  test('a font that is late moves no text of the first page, and is used from the next page on', async () => {
    const { site, browser } = running();
    await untilRendered(`${site.url}/about`);
    const { page, context } = await visit(browser, PHONE, site.url);
    const go = await hold(page, /\/fonts\/figtree\.woff2/);
    await watchShifts(page);
    await page.goto('/about', { waitUntil: 'domcontentloaded' });
    await untilTakenOver(page);
    go();
    const isUsed = () =>
      [...document.fonts].some(
        ({ family, status, display }) =>
          /Figtree"?$/.test(family) && display === 'swap' && status === 'loaded',
      );
    await page.evaluate(() => document.fonts.ready);
    assert.equal(await page.evaluate(isUsed), false);
    await page.getByRole('link', { name: 'Sundara, home' }).click();
    await page.waitForFunction(isUsed);
    await assertStill(page, 'a page with a late font');
    await context.close();
  });
});
