import assert from 'node:assert/strict';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { PAGE_DATA_ID } from '@sundara/contracts/federation';
import { shows, sized } from '@sundara/contracts/testing';
import type { Page } from 'playwright-core';
import { firstSalon, followLink } from '../../areas.ts';
import { ask } from '../../ask.ts';
import { assertFit, DESKTOP, keepPicture, PHONE, visit } from '../../browser.ts';
import { loadedVersions, versionNamed } from '../../inspection.ts';
import { journeys } from '../../journeys.ts';
import { anotherVersion, marketplace, newestDocument, overrideLink, siteOf } from '../../releases.ts';
import { until } from '../../until.ts';
import { buildBroken } from './broken/broken-builds.ts';

const screen = DESKTOP;

const NEXT = '1.9.0';
/** Loads of a canary needed to judge it; there are more visitors, as a page that ends early may report nothing. */
const LEAST_LOADS = 4;
const VISITORS = 6;

/** From the act until new pages have its version; a quick run shares its machine. */
const IN_FORCE_MS = sized({ quick: 30_000, deep: 1_000 });

interface ChunkAnswer {
  readonly url: string;
  readonly status: number;
}

/** Collects the answers to requests for chunks of discovery from now on. */
const watchChunks = (page: Page): readonly ChunkAnswer[] => {
  const answers: ChunkAnswer[] = [];
  page.on('response', (answer) => {
    if (/\/remotes\/discovery\/[^/]+\/c\//.test(answer.url()))
      answers.push({ url: answer.url(), status: answer.status() });
  });
  return answers;
};

journeys('swapping versions', {}, (running) => {
  let builds: string;
  let shortLink: { url: string; madeAt: number };
  before(async () => {
    const { site } = running();
    builds = await mkdtemp(path.join(tmpdir(), 'sundara-swap-'));
    const [next, broken] = [path.join(builds, 'next'), path.join(builds, 'broken')];
    await anotherVersion(site, 'discovery', NEXT, next);
    await buildBroken([{ folder: 'shell', fault: 'boot', version: '1.0.1-boot', outputDir: broken }]);
    await marketplace(site, 'publish', next, broken);
    const versions = { discovery: NEXT };
    shortLink = { url: await overrideLink(siteOf(site, 'qa'), { versions, minutes: 1 }), madeAt: Date.now() };
  });
  after(() => rm(builds, { recursive: true, force: true }));

  const homeOf = async (page: Page): Promise<string | undefined> => {
    await page.getByRole('heading', { name: 'All Salons' }).waitFor();
    return (await loadedVersions(page)).discovery;
  };

  /** The version that a new visitor of an environment runs. */
  const versionIn = async (environment: string): Promise<string | undefined> => {
    const { site, browser } = running();
    const { page, context } = await visit(browser, PHONE, siteOf(site, environment));
    await page.goto('/');
    const version = await homeOf(page);
    await context.close();
    return version;
  };

  const named = (environment: string): Promise<string | undefined> =>
    versionNamed(`${siteOf(running().site, environment)}/`, 'discovery');

  /** Runs a command that changes staging; resolves to the ms from its act until pages there name the version. */
  const inForce = async (version: string, ...command: readonly string[]): Promise<number> => {
    const { site } = running();
    await marketplace(site, ...command, '--wait', '0');
    const { mtimeMs } = await stat(await newestDocument(site, 'environments', 'staging'));
    await until('the change comes into force', async () => (await named('staging')) === version);
    return Date.now() - mtimeMs;
  };

  /** A tab of staging that was opened with this version. */
  const openTab = async (version: string) => {
    const { site, browser } = running();
    const { page, context, faults } = await visit(browser, DESKTOP, siteOf(site, 'staging'));
    await page.goto('/');
    assert.equal(await homeOf(page), version);
    return { page, context, faults, version };
  };

  /** Asserts that a tab goes on with the chunks of its own version, and resolves to how many it fetched for that. */
  const assertGoesOn = async ({ page, context, faults, version }: Awaited<ReturnType<typeof openTab>>) => {
    const late = watchChunks(page);
    const name = (await firstSalon(page).textContent()) ?? '';
    await firstSalon(page).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByRole('button', { name: /^View All Photos/ }).click();
    const photos = page.getByRole('dialog');
    await photos.waitFor();
    await page.keyboard.press('Escape');
    // They are an entry of the history, which a step back on a busy machine would find still there.
    await photos.waitFor({ state: 'hidden' });
    await page.goBack();
    assert.equal(await homeOf(page), version, 'the open tab keeps its composition');
    await followLink(page, '/contact');
    await page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor();
    assert(
      late.some((answer) => answer.url.includes('lightbox')),
      'a chunk came after the new version',
    );
    assert.deepEqual(
      late.filter(({ url, status }) => status !== 200 || !url.includes(`/discovery/${version}/`)),
      [],
    );
    assert.deepEqual(faults, []);
    await context.close();
    return late.length;
  };

  test('promote and roll back hold for new pages; open tabs and other environments stay', async () => {
    const { site } = running();
    const assertOthers = async () => {
      assert.equal(await named('qa'), '1.0.0');
      assert.equal(await named('production'), '1.0.0');
    };
    const older = await openTab('1.0.0');
    const promoted = ['promote', `discovery@${NEXT}`, '--to', 'staging', '--why', 'The drill'];
    const times = [await inForce(NEXT, ...promoted)];
    await assertOthers();
    const newer = await openTab(NEXT);
    const chunks = await assertGoesOn(older);

    times.push(await inForce('1.0.0', 'rollback', 'staging', '--why', 'The drill is over'));
    await assertOthers();
    await assertGoesOn(newer);
    assert.equal(await versionIn('staging'), '1.0.0');
    const history = await marketplace(site, 'history', 'staging');
    assert.match(history, /rollback/);
    assert.match(history, /The drill is over/);

    const slowest = Math.round(Math.max(...times));
    assert(slowest <= IN_FORCE_MS, `It came into force ${slowest} ms after the act.`);
    shows('T31', { 'chunks of the old version after the new one': chunks, 'chunks that were missing': 0 });
    shows('T32', {
      'ms from an act to new pages': slowest,
      'open tabs that broke': 0,
      'other environments that changed': 0,
    });
  });

  test('QA swaps a version by the panel and keyboard, sees it told, and leaves by one click', async () => {
    const { site, browser } = running();
    const { page, context, faults } = await visit(browser, screen, siteOf(site, 'qa'));
    await page.goto('/');
    assert.equal(await homeOf(page), '1.0.0');
    await page.keyboard.press('Alt+Shift+R');
    const panel = page.getByRole('dialog');
    await panel.waitFor();
    await keepPicture(page, 'qa-panel');
    await assertFit(page, 'the QA panel');
    // By keyboard alone: to the part, to its version, to the check, and on from there.
    await panel.getByRole('button', { name: /^Discovery / }).press('Enter');
    await panel
      .getByRole('group', { name: 'Version of Discovery' })
      .getByRole('radio', { name: /^1\.9\.0/ })
      .press('Space');
    await panel.getByRole('button', { name: 'Check and apply…' }).press('Enter');
    await panel.getByLabel(/^Your name/).fill('Meera of QA');
    await keepPicture(page, 'qa-apply');
    await assertFit(page, 'the QA panel before it applies');
    await panel.getByRole('button', { name: 'Apply and reload' }).press('Enter');
    await page.waitForFunction(() => document.body.textContent?.includes('Meera of QA'));
    assert.equal(await homeOf(page), NEXT);
    await keepPicture(page, 'qa-banner');
    await assertFit(page, 'a page with an override');
    await page
      .getByRole('link', { name: /leave|exit|back to/i })
      .first()
      .click();
    assert.equal(await homeOf(page), '1.0.0');
    assert.deepEqual(faults, []);
    await context.close();
  });

  test('QA turns a flag on in its own browser by panel and keyboard, on a phone; nobody else has it', async () => {
    const { site, browser } = running();
    const flagsOf = (page: Page): Promise<unknown> =>
      page.evaluate((id) => JSON.parse(document.getElementById(id)?.textContent ?? '').flags, PAGE_DATA_ID);
    await marketplace(site, 'flag', 'set', 'new-calendar', '--percent', '0', '--in', 'qa');
    const { page, context, faults } = await visit(browser, PHONE, siteOf(site, 'qa'));
    await page.goto('/');
    await homeOf(page);
    assert.deepEqual(await flagsOf(page), []);
    await page.keyboard.press('Alt+Shift+R');
    const panel = page.getByRole('dialog');
    await panel.getByRole('button', { name: 'Flags 1, as they are' }).press('Enter');
    await panel
      .getByRole('group', { name: 'new-calendar, off in this page' })
      .getByRole('radio', { name: 'On' })
      .press('Space');
    await keepPicture(page, 'qa-flags');
    await assertFit(page, 'the flags of the QA panel on a phone');
    await panel.getByRole('button', { name: 'Check and apply…' }).press('Enter');
    await panel.getByLabel(/^Your name/).fill('Meera of QA');
    await panel.getByRole('button', { name: 'Apply and reload' }).press('Enter');
    await page.waitForFunction(() => document.body.textContent?.includes('new-calendar on'));
    await homeOf(page);
    assert.deepEqual(await flagsOf(page), ['new-calendar']);
    await keepPicture(page, 'qa-flag-banner');
    assert.deepEqual(faults, []);
    await context.close();

    const other = await visit(browser, DESKTOP, siteOf(site, 'qa'));
    await other.page.goto('/');
    await homeOf(other.page);
    assert.deepEqual(await flagsOf(other.page), []);
    await other.context.close();
  });

  test('a link made in qa works on another device, and does nothing in production', async () => {
    const { site, browser } = running();
    const link = await overrideLink(siteOf(site, 'qa'), { versions: { discovery: NEXT }, path: '/' });
    const { page, context } = await visit(browser, PHONE, siteOf(site, 'qa'));
    await page.goto(link);
    assert.equal(await homeOf(page), NEXT);
    assert(!page.url().includes('override='), 'the address is clean');
    await page.keyboard.press('Alt+Shift+R');
    await page.getByRole('dialog').waitFor();
    await assertFit(page, 'the QA panel on a phone');
    await page.keyboard.press('Escape');

    const production = new URL(link);
    production.hostname = 'production.localhost';
    await page.goto(production.href);
    assert.equal(await homeOf(page), '1.0.0');
    await page.keyboard.press('Alt+Shift+R');
    assert.equal(await page.getByRole('dialog').count(), 0);
    const refused = await ask(`${siteOf(site, 'production')}/api/releases/overview`);
    assert.equal(refused.status, 404);
    await context.close();
  });

  test('an override that keeps the page from starting is left by the button of its error page, and by ?safe', async () => {
    const { site, browser } = running();
    const link = await overrideLink(siteOf(site, 'qa'), { versions: { shell: '1.0.1-boot' } });
    const { page, context } = await visit(browser, PHONE, siteOf(site, 'qa'));
    await page.goto(link);
    const leave = page.getByRole('link', { name: /Leave the test versions/ }).first();
    await leave.waitFor();
    await page.goto('/?safe');
    assert.equal(await homeOf(page), '1.0.0');
    await page.goto('/');
    await leave.waitFor();
    await leave.click();
    assert.equal(await homeOf(page), '1.0.0');
    await page.goto('/');
    assert.equal(await homeOf(page), '1.0.0');
    await context.close();
  });

  test('a failing canary is rolled back by itself, and the history says so', async () => {
    const versionOfNewPage = async (): Promise<string | undefined> => {
      const { page, context } = await visit(browser, PHONE, site.url);
      await page.goto('/');
      await page
        .getByText(/All Salons|stopped working/)
        .first()
        .waitFor();
      const { discovery } = await loadedVersions(page);
      await page.goto('about:blank');
      await context.close();
      return discovery;
    };
    const { site, browser } = running();
    const output = path.join(builds, 'canary');
    await buildBroken([
      { folder: 'mfe-discovery', fault: 'render', version: '1.9.1-render', outputDir: output },
    ]);
    await marketplace(site, 'publish', output);
    const composed = await marketplace(site, 'compose', 'discovery@1.9.1-render', '--from', 'local');
    const id = /[0-9a-f]{64}/.exec(composed)?.[0];
    assert(id, composed);
    await marketplace(
      site,
      'canary',
      id,
      '--percent',
      '100',
      '--in',
      'local',
      '--minimum-loads',
      `${LEAST_LOADS}`,
    );
    for (let visitor = 1; visitor <= VISITORS; visitor += 1) await versionOfNewPage();
    await until('it is rolled back', async () => (await named('local')) === '1.0.0');
    assert.equal(await versionOfNewPage(), '1.0.0');
    assert.match(await marketplace(site, 'history', 'local'), /canary\.failed/);
  });

  test('a link is nothing after its end, and the page says so', async () => {
    const { site, browser } = running();
    const { page, context } = await visit(browser, PHONE, siteOf(site, 'qa'));
    const left = shortLink.madeAt + 61_000 - Date.now();
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
    await page.goto(shortLink.url);
    assert.equal(await homeOf(page), '1.0.0');
    await context.close();
  });
});
