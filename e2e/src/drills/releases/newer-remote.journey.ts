import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { pairsOf, testDepth } from '@sundara/contracts/testing';
import type { Page } from 'playwright-core';
import { AREAS, followLink } from '../../areas.ts';
import { keepPicture, PHONE, type Visit } from '../../browser.ts';
import { loadedVersions } from '../../inspection.ts';
import { journeys } from '../../journeys.ts';
import { marketplace, runMarketplace, siteOf } from '../../releases.ts';
import { visitArea } from '../lost-remote.ts';
import { environmentOf, NEWER, REMOTE, UNREADABLE, versionOf } from './newer/newer-variants.ts';
import { releaseVariants } from './newer/release-variants.ts';

/** Beside what the other remotes are opened: in a quick run what can't be read, the worst of it. */
const BESIDE = testDepth() === 'deep' ? [...NEWER, ...UNREADABLE] : UNREADABLE;
const ITS_OWN = AREAS.find(({ remote }) => remote === REMOTE);
const OTHERS = AREAS.filter((area) => area !== ITS_OWN);
const [HOME] = OTHERS;

/** The report of the release command line on an environment. */
interface Told {
  readonly environment: string;
  readonly leftOut: Readonly<Record<string, string>>;
  readonly omissions: readonly { readonly release: string; readonly what: string }[];
}

/** The text of a region of QA's panel; undefined where the panel has none. */
const saidInPanel = async (page: Page, region: string): Promise<string | undefined> => {
  await page.keyboard.press('Alt+Shift+R');
  const panel = page.getByRole('dialog', { name: 'What runs in this page' });
  await panel.getByRole('list', { name: 'Parts of this page' }).waitFor();
  const part = panel.getByRole('region', { name: region });
  const [said] = await part.allInnerTexts();
  if (said !== undefined) {
    await part.scrollIntoViewIfNeeded();
    await keepPicture(page, `panel-${new URL(page.url()).hostname}`);
  }
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  return said;
};

/** Asserts that no text of a declaration has run as code, and that the page has no errors. */
const assertUntouched = async ({ page, faults }: Visit): Promise<void> => {
  assert.equal(await page.evaluate(() => 'hacked' in window || 'isAdmin' in {}), false);
  assert.deepEqual(faults, []);
};

journeys('a remote of a newer contract', {}, (running) => {
  let folder: string;
  let told: ReadonlyMap<string, Told>;
  let diagnoses: readonly { readonly code: string; readonly where: string }[];

  before(async () => {
    const { site } = running();
    folder = await mkdtemp(path.join(tmpdir(), 'sundara-newer-'));
    await releaseVariants(site, folder, ['shell', ...OTHERS.map(({ remote }) => remote)]);
    // Both exit with code 1, as there are findings.
    const ask = async (word: string) => JSON.parse((await runMarketplace(site, word, '--json')).output);
    told = new Map((await ask('status')).environments.map((one: Told) => [one.environment, one]));
    diagnoses = (await ask('doctor')).found;
  });
  after(() => rm(folder, { recursive: true, force: true }));

  const visited = async (name: string, area: (typeof AREAS)[number]): Promise<Visit> => {
    const visit = await visitArea(
      running().browser,
      PHONE,
      siteOf(running().site, environmentOf(name)),
      area,
    );
    await area.open(visit.page);
    await area.works(visit.page).first().waitFor();
    return visit;
  };

  for (const { name, what, told: why } of NEWER)
    test(`that ${what} runs in an older shell`, async () => {
      const release = `${REMOTE}@${versionOf(name)}`;
      assert(ITS_OWN);
      const visit = await visited(name, ITS_OWN);
      assert.equal((await loadedVersions(visit.page))[REMOTE], versionOf(name));
      const said = await saidInPanel(visit.page, 'Shown in part');
      if (why) assert(said?.includes(why), said);
      else assert.equal(said, undefined);
      await visit.page.goto('/bookings');
      await visit.page.getByRole('heading', { level: 1 }).waitFor();
      await assertUntouched(visit);
      await visit.context.close();
      const { omissions, leftOut } = told.get(environmentOf(name)) ?? {};
      assert.deepEqual([omissions, leftOut], [why ? [{ release, what: why }] : [], {}]);
      const found = diagnoses.filter(({ where }) => where.includes(release)).map(({ code }) => code);
      assert.deepEqual(found, why ? ['REG129'] : []);
    });

  test('that calls what the running API lacks is refused where the environment knows its API', async () => {
    await assert.rejects(
      marketplace(running().site, 'promote', `${REMOTE}@${versionOf('operation')}`, '--to', 'local'),
      /loyalty\.redeem/,
    );
  });

  for (const { name, what } of UNREADABLE)
    test(`that ${what} costs its own pages alone`, async () => {
      const release = `${REMOTE}@${versionOf(name)}`;
      assert(HOME);
      const visit = await visited(name, HOME);
      assert.deepEqual(Object.keys(await loadedVersions(visit.page)), [HOME.remote]);
      await followLink(visit.page, '/dashboard');
      await visit.page.getByText(/^A part of Sundara is not available at the moment/).waitFor();
      const said = await saidInPanel(visit.page, 'Left out of this page');
      assert.match(said ?? '', new RegExp(`${REMOTE} ${versionOf(name)} .*can't be read here`, 's'));
      await assertUntouched(visit);
      await visit.context.close();
      assert.match(told.get(environmentOf(name))?.leftOut[REMOTE] ?? '', /can't be read here/);
      const found = diagnoses.filter(({ where }) => where === release).map(({ code }) => code);
      assert.deepEqual(found, ['REG114']);
    });

  for (const [area, { name, what }] of pairsOf(OTHERS, BESIDE, testDepth()))
    test(`${area.remote} works beside one that ${what}`, async () => {
      const visit = await visited(name, area);
      assert.equal((await loadedVersions(visit.page))[area.remote], '1.0.0');
      await assertUntouched(visit);
      await visit.context.close();
    });
});
