import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, afterEach, before, test } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { CUSTOMER, signIn } from '../../accounts.ts';
import { assertFit, keepPicture, launchInstalled, PHONE } from '../../browser.ts';
import { compositionAt } from '../../composition-at.ts';
import { compositionOf, loadedVersions } from '../../inspection.ts';
import { journeys } from '../../journeys.ts';
import { anotherVersion, marketplace, siteOf } from '../../releases.ts';
import { until } from '../../until.ts';

const NEXT = '1.9.5';

journeys('the installed app', {}, (running) => {
  let folder: string;
  let context: BrowserContext | undefined;
  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'sundara-installed-'));
  });
  afterEach(() => context?.close());
  after(() => rm(folder, { recursive: true, force: true }));

  /** Starts the browser anew with the profile that the starts before have left. */
  const start = async (profile: string, url: string): Promise<Page> => {
    context = await launchInstalled(path.join(folder, profile), PHONE, url);
    return context.pages()[0] ?? context.newPage();
  };
  const workerReady = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const areVisitsKept = (page: Page): Promise<boolean> =>
    page.evaluate(async () => (await caches.match('/offline/visits.json')) !== undefined);
  const replaceKept = (page: Page, address: string, text: string): Promise<void> =>
    page.evaluate(
      async ([at = '', html = '']) =>
        (await caches.open('visits')).put(
          at,
          new Response(html, { headers: { 'content-type': 'text/html' } }),
        ),
      [address, text],
    );

  test('a cold start without a network shows the next visits, runs nothing that was put among them, and shows none after signing out', async () => {
    const { url } = running().site;
    let page = await start('customer', url);
    await page.goto('/');
    const token = await signIn(url, CUSTOMER);
    await page.evaluate((own) => localStorage.setItem('token', own), token);
    await page.goto('/');
    await workerReady(page);
    await until('the visits are kept', () => areVisitsKept(page));
    await context?.close();

    page = await start('customer', url);
    await context?.setOffline(true);
    const startedAt = performance.now();
    await page.goto('/');
    await page.getByRole('heading', { name: 'Your next visits' }).waitFor();
    console.log(`The ticket stood after ${Math.round(performance.now() - startedAt)} ms.`);
    await page
      .getByRole('img', { name: /^QR code/ })
      .first()
      .waitFor();
    await assertFit(page, 'the offline page');
    await keepPicture(page, 'offline-visits');
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Add to calendar' }).first().click();
    const calendar = await readFile(await (await saving).path(), 'utf8');
    assert.match(calendar, /^BEGIN:VCALENDAR[\s\S]*END:VCALENDAR\s*$/);

    const hostile = '<script>foreign = 1</script><img src="x" onerror="foreign = 1">';
    const kept = await page.evaluate(async () =>
      (await (await caches.open('visits')).match('/offline/visits.json'))?.text(),
    );
    const [first, ...others] = JSON.parse(kept ?? '').visits;
    const changed = { ...JSON.parse(kept ?? ''), visits: [{ ...first, salonName: hostile }, ...others] };
    await replaceKept(page, '/offline/visits.json', JSON.stringify(changed));
    for (const address of ['/', '/salons', '/offline/visits.json']) {
      if (address !== '/offline/visits.json') await replaceKept(page, address, hostile);
      await page.goto(address);
      await page.getByRole('heading', { name: 'You are offline' }).waitFor();
      assert.equal(await page.locator('script, img[src]').count(), 0, address);
      assert.equal(await page.evaluate(() => Reflect.get(window, 'foreign')), undefined, address);
    }
    await page.getByRole('heading', { name: hostile }).waitFor();
    await replaceKept(page, '/offline/visits.json', hostile);
    await page.goto('/');
    await page.getByRole('heading', { name: 'You are offline' }).waitFor();
    assert.equal(
      await page.evaluate(() => caches.has('visits')),
      false,
      'what is not as it was written is removed',
    );

    await context?.setOffline(false);
    await page.goto('/dashboard');
    await until('the visits are kept again', () => areVisitsKept(page));
    await page.locator('summary[aria-label=Menu]').click();
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await until('the visits are removed', async () => !(await areVisitsKept(page)));
    await context?.setOffline(true);
    await page.goto('/bookings');
    await page.getByRole('heading', { name: 'You are offline' }).waitFor();
    assert.equal(await page.getByRole('heading', { name: 'Your next visits' }).count(), 0);
  });

  test('a browser that forbids messages is said to, in the profile', async () => {
    const { url } = running().site;
    const page = await start('told', url);
    await page.goto('/');
    const token = await signIn(url, CUSTOMER);
    await page.evaluate((own) => localStorage.setItem('token', own), token);
    await page.goto('/');
    await workerReady(page);
    await page.goto('/profile?section=notifications');
    // Without a window Chromium forbids them, whatever is granted.
    await page.getByText(/^Your browser keeps messages of this site away\./).waitFor();
    await assertFit(page, 'notifications');
    await keepPicture(page, 'push-blocked');
  });

  test('a release and a roll-back reach it with the next load', async () => {
    const { site } = running();
    const staging = siteOf(site, 'staging');
    const builds = path.join(folder, 'next');
    await anotherVersion(site, 'discovery', NEXT, builds);
    await marketplace(site, 'publish', builds);
    const page = await start('visitor', staging);
    await page.goto('/');
    await workerReady(page);
    await page.goto('/');
    assert.equal(await page.evaluate(() => navigator.serviceWorker.controller !== null), true);
    const before = await compositionOf(page);
    const changed = (from: string) =>
      until('the change comes into force', async () => (await compositionAt(`${staging}/`)).id !== from);

    await marketplace(site, 'promote', `discovery@${NEXT}`, '--to', 'staging', '--why', 'The drill');
    await changed(before);
    await page.goto('/');
    assert.equal((await loadedVersions(page)).discovery, NEXT);
    const promoted = await compositionOf(page);

    await marketplace(site, 'rollback', 'staging', '--why', 'The drill is over');
    await changed(promoted);
    await page.goto('/');
    assert.equal(await compositionOf(page), before);
  });
});
