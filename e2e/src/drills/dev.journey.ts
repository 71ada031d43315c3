import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { DESKTOP, launchBrowser, type Visit, visit } from '../browser.ts';
import { loadedVersions } from '../inspection.ts';
import { type Dev, type OwnCheckout, ownCheckout } from '../own-checkout.ts';

const HERO = 'mfe-discovery/src/pages/home/hero.tsx';
const PROMISE = 'Discover and Book the Best Beauty Services';

const searchBox = (page: Page) => page.getByRole('textbox', { name: 'Salon, area or specialty' });

/** Leaves state that a reload, or a new instance of a component, would lose. */
const leaveTraces = async (page: Page) => {
  await searchBox(page).fill('rose');
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
};
const assertTraces = async (page: Page) => {
  assert.equal(await searchBox(page).inputValue(), 'rose');
  assert.equal(await page.evaluate(() => Reflect.get(window, 'isSamePage')), true);
};

describe('work on a remote from its sources', () => {
  let checkout: OwnCheckout | undefined;
  let browser: Browser | undefined;
  let started: Dev | undefined;
  before(async () => {
    [checkout, browser] = [await ownCheckout(), await launchBrowser()];
    await checkout.run('new-remote', 'loyalty', '--title', 'Loyalty');
    started = await checkout.dev('mfe-loyalty', 'mfe-discovery');
  });
  after(async () => {
    await browser?.close();
    await checkout?.remove();
  });
  const running = () => {
    if (!checkout || !browser || !started) throw new Error('They are there only while the tests run.');
    return { checkout, browser, dev: started };
  };
  const open = async (address: string, prepare?: (page: Page) => Promise<void>): Promise<Visit> => {
    const { browser, dev } = running();
    const visited = await visit(browser, DESKTOP, dev.site);
    await prepare?.(visited.page);
    await visited.page.goto(address);
    return visited;
  };

  /** Checks that a change shows in a page, and returns the visit. */
  const seeChange = async (address: string): Promise<Visit> => {
    const visited = await open(address);
    const { page, faults } = visited;
    await page.getByRole('heading', { name: PROMISE }).waitFor();
    assert.equal((await loadedVersions(page)).discovery, '1.0.0-dev');
    // A shell built from its sources names no icon, so the browser requests its default one.
    assert.deepEqual(
      faults.filter((fault) => !/status of 404/.test(fault)),
      [],
    );
    await leaveTraces(page);
    await running().checkout.change(HERO, PROMISE, 'Marigold mornings');
    await page.getByRole('heading', { name: 'Marigold mornings' }).waitFor();
    await assertTraces(page);
    return visited;
  };

  test('a change shows without a reload and keeps what was typed; a syntax error is told, and heals', async () => {
    const { checkout, dev } = running();
    const { page, context } = await seeChange(dev.page);
    await checkout.change(HERO, 'export const Hero', 'export const const Hero');
    const overlay = page.frameLocator('iframe[id*=overlay]');
    await overlay.getByText('Syntax Error').first().waitFor();
    await checkout.restore(HERO);
    await page.locator('iframe[id*=overlay]').waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: PROMISE }).waitFor();
    await assertTraces(page);
    await context.close();
  });

  test('a change from before the page could hear of it shows as soon as it can, and keeps what was typed', async () => {
    const { checkout, dev } = running();
    let connect = () => {};
    const connected = new Promise<void>((resolve) => {
      connect = resolve;
    });
    const late = await open(dev.page, (page) =>
      page.routeWebSocket(/\/ws$/, async (socket) => {
        await connected;
        socket.connectToServer();
      }),
    );
    await late.page.getByRole('heading', { name: PROMISE }).waitFor();
    await leaveTraces(late.page);
    const other = await open(dev.page);
    await other.page.getByRole('heading', { name: PROMISE }).waitFor();
    await checkout.change(HERO, PROMISE, 'Jasmine evenings');
    await other.page.getByRole('heading', { name: 'Jasmine evenings' }).waitFor();
    assert.equal(await late.page.getByRole('heading', { name: PROMISE }).count(), 1);
    connect();
    await late.page.getByRole('heading', { name: 'Jasmine evenings' }).waitFor();
    await assertTraces(late.page);
    await checkout.restore(HERO);
    for (const { context } of [late, other]) await context.close();
  });

  test('a remote that was just begun shows, and the rest runs as it was promoted', async () => {
    const { checkout, dev } = running();
    const { page, context } = await open(dev.page);
    await page.goto('/loyalty');
    await page.getByRole('heading', { level: 1, name: 'Loyalty' }).waitFor();
    const file = 'mfe-loyalty/src/pages/loyalty/loyalty.page.tsx';
    await checkout.change(file, 'There is nothing here yet.', 'A tenth visit is on us.');
    await page.getByText('A tenth visit is on us.').waitFor();
    await checkout.restore(file);
    await page.goto('/login');
    await page.getByLabel('Email').fill('customer@demo.test');
    await page.getByLabel(/^Password/).fill('Demo#2026');
    await page.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText(/Welcome back/).waitFor();
    assert.equal((await loadedVersions(page)).customer, '1.0.0');
    await context.close();
  });

  test('who does not open the link gets what was promoted', async () => {
    const { page, context } = await open(running().dev.site);
    await page.getByRole('heading', { name: PROMISE }).waitFor();
    assert.equal((await loadedVersions(page)).discovery, '1.0.0');
    await context.close();
  });

  test("the same works among the releases of another environment's site, whose data it shows", async () => {
    const { checkout, dev } = running();
    const qa = dev.site.replace('localhost', 'qa.localhost');
    const other = await checkout.dev('mfe-discovery', '--site', qa);
    const { page, context } = await seeChange(other.page);
    await checkout.restore(HERO);
    await page.getByRole('heading', { name: PROMISE }).waitFor();
    await page.getByText(/^\d+ salons found$/).waitFor();
    const environment = await page.evaluate(
      () => (window as unknown as { __sundara__: { environment: string } }).__sundara__.environment,
    );
    assert.equal(environment, 'qa');
    const sources = await page
      .locator('script[src^="http://localhost:"]')
      .first()
      .evaluate((script) => (script as HTMLScriptElement).src);
    await context.close();
    await other.stop();
    for (const address of [other.site, sources])
      await assert.rejects(fetch(address), `${address} still answers after Ctrl+C`);
  });
});
