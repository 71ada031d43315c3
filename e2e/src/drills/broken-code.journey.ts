import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { AREAS, followLink } from '../areas.ts';
import { PHONE } from '../browser.ts';
import { loadedVersions } from '../inspection.ts';
import { journeys } from '../journeys.ts';
import { marketplace, overrideLink, siteOf } from '../releases.ts';
import { type BrokenBuild, buildBroken, spoilSyntax } from './broken/broken-builds.ts';
import { assertFrame, failureOf, lostFace, visitArea } from './lost-remote.ts';

const FAULTS = ['import', 'render', 'effect', 'syntax'] as const;
/** These never give a module, so that a page can take another version instead. */
const NEVER_LOADED = ['import', 'syntax'] as const;
const WHILE_SHOWN = ['render', 'effect'] as const;

const version = (fault: string) => `1.0.1-${fault}`;
const environment = (remote: string, fault: string) => `${remote}-${fault}`;

journeys('a remote whose own code is broken', { assetsOrigin: true }, (running) => {
  let folder: string;
  before(async () => {
    const { site } = running();
    folder = await mkdtemp(path.join(tmpdir(), 'sundara-broken-'));
    const builds = AREAS.flatMap(({ remote }) =>
      FAULTS.map((fault) => ({ remote, fault, outputDir: path.join(folder, `${remote}-${fault}`) })),
    );
    await buildBroken(
      builds.map(
        ({ remote, fault, outputDir }): BrokenBuild => ({
          folder: `mfe-${remote}`,
          fault: fault === 'syntax' ? 'render' : fault,
          version: version(fault),
          outputDir,
        }),
      ),
    );
    for (const { fault, outputDir } of builds) if (fault === 'syntax') await spoilSyntax(outputDir);
    await marketplace(site, 'publish', ...builds.map(({ outputDir }) => outputDir));

    const others = (remote: string) =>
      ['shell', ...AREAS.map((area) => area.remote)].filter((id) => id !== remote).map((id) => `${id}@1.0.0`);
    const places = AREAS.flatMap(({ remote }) => NEVER_LOADED.map((fault) => ({ remote, fault })));
    await marketplace(
      site,
      'key',
      'create',
      ...places.map(({ remote, fault }) => `environment/${environment(remote, fault)}`),
    );
    for (const { remote, fault } of places)
      await marketplace(
        site,
        'promote',
        `${remote}@${version(fault)}`,
        ...others(remote),
        '--to',
        environment(remote, fault),
      );
  });
  after(() => rm(folder, { recursive: true, force: true }));

  for (const area of AREAS) {
    for (const fault of NEVER_LOADED) {
      test(`${area.remote} fails by ${fault}, with no version before: reason and Retry, all else goes on`, async () => {
        const { site, browser } = running();
        const url = siteOf(site, environment(area.remote, fault));
        const { page, context } = await visitArea(browser, PHONE, url, area);
        await area.open(page);
        await lostFace(page, area).waitFor();
        const failure = await failureOf(page, area.remote);
        assert.equal(failure.reason, 'broken', failure.detail);
        await assertFrame(page);
        await page.getByRole('button', { name: 'Retry' }).click();
        await lostFace(page, area).waitFor();
        if (area.remote !== 'booking') {
          await followLink(page, area.elsewhere.path);
          await area.elsewhere.works(page).first().waitFor();
        }
        await context.close();
      });

      test(`${area.remote} fails by ${fault}, in place of a good version: that one serves, with a word about it`, async () => {
        const { site, browser } = running();
        const { page, context } = await visitArea(browser, PHONE, site.url, area);
        await page.goto(await overrideLink(site.url, { versions: { [area.remote]: version(fault) } }));
        await area.open(page);
        await area.works(page).first().waitFor();
        assert.equal((await loadedVersions(page))[area.remote], '1.0.0');
        await page
          .getByText(/earlier version/)
          .first()
          .waitFor();
        await context.close();
      });
    }

    for (const fault of WHILE_SHOWN)
      test(`${area.remote} throws in ${fault}: its place says so with a Retry, all else goes on`, async () => {
        const { site, browser } = running();
        const { page, context } = await visitArea(browser, PHONE, site.url, area);
        await page.goto(await overrideLink(site.url, { versions: { [area.remote]: version(fault) } }));
        await area.open(page);
        await lostFace(page, area).waitFor();
        assert.equal((await loadedVersions(page))[area.remote], version(fault));
        await assertFrame(page);
        await page.getByRole('button', { name: 'Retry' }).first().click();
        await lostFace(page, area).waitFor();
        if (area.remote !== 'booking') {
          await followLink(page, area.elsewhere.path);
          await area.elsewhere.works(page).first().waitFor();
        }
        await context.close();
      });

    test(`${area.remote} is written for another shell: reason and Retry, all else goes on`, async () => {
      const { site, browser } = running();
      const { page, context } = await visitArea(browser, PHONE, site.url, area);
      await page.goto(await overrideLink(site.url, { faults: { [area.remote]: 'wrong-contract' } }));
      await area.open(page);
      await lostFace(page, area).waitFor();
      assert.equal((await failureOf(page, area.remote)).reason, 'contract');
      await assertFrame(page);
      await context.close();
    });
  }
});
