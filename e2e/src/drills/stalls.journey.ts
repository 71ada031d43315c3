import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { pairsOf, shows, sized, testDepth } from '@sundara/contracts/testing';
import type { Page } from 'playwright-core';
import { AREAS } from '../areas.ts';
import { salonNamed } from '../booking/booking-dialog.ts';
import { DESKTOP, PHONE, visit } from '../browser.ts';
import { journeys } from '../journeys.ts';
import { assertFrame, failureOf, LOST, lostFace, retryUntilWell, visitArea } from './lost-remote.ts';
import { addressesOf } from './network-faults.ts';
import { STALLS, type Stall, type StallingServer, startStallingServer } from './stalls.ts';
import { assertToldWithin, BUSY_MS, measureWait } from './told-in-time.ts';

/** Within this time somebody is told of what does not come, whatever they wait for. */
const STALLED_MS = sized({ quick: BUSY_MS, deep: 8_000 });
const WITHOUT_COMPOSITION = 'Sundara could not start';
const WITHOUT_PHOTOS = 'The photos could not be opened';

journeys('a file that never comes', { assetsOrigin: true, usualLimits: true }, (running) => {
  let server: StallingServer | undefined;
  before(async () => {
    server = await startStallingServer();
  });
  after(() => server?.stop());

  /** Lets the files at these addresses stall from now on; returns a function that lets them come again. */
  const stallIn = async (page: Page, files: RegExp, { act }: Stall): Promise<() => Promise<void>> => {
    await page.route(files, (route) => server && act(route, server));
    return () => page.unrouteAll({ behavior: 'ignoreErrors' });
  };

  const times: number[] = [];
  /** A test that lets a new page wait; `wait` resolves to how long it did, in ms. */
  const toldInTime = (name: string, wait: () => Promise<number>) =>
    test(name, async () => {
      const ms = await wait();
      times.push(ms);
      assertToldWithin(STALLED_MS, ms);
    });

  const kinds = (['entry', 'chunks'] as const).flatMap((files) => STALLS.map((stall) => ({ files, stall })));
  for (const [area, { files, stall }] of pairsOf(AREAS, kinds, testDepth()))
    toldInTime(`${files} of ${area.remote} ${stall.name}: its message and Retry, which heals`, async () => {
      const { site, browser } = running();
      const { page, context } = await visitArea(browser, PHONE, site.url, area);
      const waited = await measureWait(page, LOST);
      const letCome = await stallIn(page, addressesOf(area.remote, files), stall);
      await area.open(page);
      await lostFace(page, area).waitFor();
      const told = await waited();
      const { reason, detail } = await failureOf(page, area.remote);
      assert.equal(reason, 'timeout', detail);
      await assertFrame(page);
      await letCome();
      await retryUntilWell(page, area);
      await context.close();
      return told;
    });

  const PAGES = [
    { at: '/', works: (page: Page) => page.getByText(/^\d+ salons found$/) },
    { at: '/login', works: (page: Page) => page.getByRole('dialog') },
  ];
  for (const [{ at, works }, stall] of pairsOf(PAGES, STALLS, testDepth()))
    toldInTime(
      `the manifest of all remotes ${stall.name} at ${at}: a reload is offered, and heals`,
      async () => {
        const { site, browser } = running();
        const { page, context } = await visit(browser, PHONE, site.url);
        const waited = await measureWait(page, WITHOUT_COMPOSITION);
        const letCome = await stallIn(page, /\/assets\/compositions\//, stall);
        await page.goto(at, { waitUntil: 'commit' });
        await page.getByRole('heading', { name: WITHOUT_COMPOSITION }).waitFor();
        const told = await waited();
        await letCome();
        await page.getByRole('button', { name: 'Reload the page' }).click();
        await works(page).first().waitFor();
        await context.close();
        return told;
      },
    );

  test("no remote has a style but for Discovery's photos", async () => {
    const styles: string[] = [];
    for (const { remote } of AREAS) {
      const folder = path.join(running().site.dataDir, 'registry/files/remotes', remote, '1.0.0');
      const record = JSON.parse(await readFile(path.join(folder, 'record.json'), 'utf8'));
      const own = Object.keys(record.files).filter((file) => file.endsWith('.css'));
      styles.push(...own.map((file) => `${remote}/${file}`));
    }
    assert.equal(styles.length, 1, styles.join('\n'));
    assert.match(styles[0] ?? '', /^discovery\/c\/lightbox\./);
  });

  for (const stall of STALLS)
    toldInTime(
      `the style of Discovery's photos ${stall.name}: it is said, and another tap opens them`,
      async () => {
        const { site, browser } = running();
        const { page, context } = await visit(browser, DESKTOP, site.url);
        const waited = await measureWait(page, WITHOUT_PHOTOS);
        const letCome = await stallIn(page, /\/assets\/remotes\/discovery\/[^/]+\/c\/[^/]+\.css/, stall);
        await page.goto(`/salon/${(await salonNamed(site.url, 'Tamarind')).id}`);
        const open = page.getByRole('button', { name: /^View All Photos/ });
        await open.click();
        await page.getByText(WITHOUT_PHOTOS).first().waitFor();
        const told = await waited();
        await letCome();
        await open.click();
        await page.getByRole('dialog', { name: /^Photos of/ }).waitFor();
        await context.close();
        return told;
      },
    );

  after(() =>
    shows('T26', { 'files that stalled': times.length, 'ms of the slowest message': Math.max(...times) }),
  );
});
