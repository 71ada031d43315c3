import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { pairsOf, shows, sized, testDepth } from '@sundara/contracts/testing';
import { ADMIN } from '../../accounts.ts';
import { AREAS } from '../../areas.ts';
import { DESKTOP, keepPicture, PHONE } from '../../browser.ts';
import { journeys } from '../../journeys.ts';
import { marketplace, siteOf } from '../../releases.ts';
import { until } from '../../until.ts';
import { visitAsDemo } from '../../visit-as.ts';
import { lostFace, visitArea } from '../lost-remote.ts';
import { type BrokenBuild, buildBroken, type Mistake, spoilSyntax } from './broken/broken-builds.ts';
import { CODE_DRILLS, environmentOf, versionWith } from './broken/code-drills.ts';
import { LIVE_DRILLS } from './broken/live-drills.ts';

const DRILLS = [...CODE_DRILLS, ...LIVE_DRILLS];
const PAIRS = pairsOf(AREAS, DRILLS, testDepth());

/** The releases to publish before the drills: each remote with each of its mistakes once. */
const releases = (folder: string) => {
  const mistaken = PAIRS.flatMap(([{ remote }, { mistake, isAlone = false }]) =>
    mistake ? [{ remote, mistake, isAlone, outputDir: path.join(folder, `${remote}-${mistake}`) }] : [],
  );
  const published = [...new Map(mistaken.map((release) => [release.outputDir, release])).values()];
  return { published, alone: mistaken.filter(({ isAlone }) => isAlone) };
};

const brokenBuild = (remote: string, mistake: Mistake, outputDir: string): BrokenBuild => ({
  folder: `mfe-${remote}`,
  // A syntax error is added after the build; until then it has any other mistake.
  fault: mistake === 'syntax' ? 'render' : mistake,
  version: versionWith(mistake),
  outputDir,
});

/** Where everybody gets the remote that throws: what an override breaks is told by nobody. */
const THROWING = 'throwing';

/** An area whose broken version throws at render. */
const throwing = () => {
  const found = PAIRS.find(([, { mistake }]) => mistake === 'render');
  if (!found) throw new Error('No drill publishes a remote that throws at render.');
  return found[0];
};

/** The good versions of all remotes but one. */
const others = (remote: string): readonly string[] =>
  ['shell', ...AREAS.map((area) => area.remote)].filter((id) => id !== remote).map((id) => `${id}@1.0.0`);

/** A page whose remote goes wrong may stand still for so long; quick runs share their machine. */
const LONGEST_PAUSE_MS = sized({ quick: 30_000, deep: 5_000 });

journeys('a remote whose own code is broken', {}, (running) => {
  let folder: string;
  before(async () => {
    const { site } = running();
    folder = await mkdtemp(path.join(tmpdir(), 'sundara-broken-'));
    const { published, alone } = releases(folder);
    await buildBroken(
      published.map(({ remote, mistake, outputDir }) => brokenBuild(remote, mistake, outputDir)),
    );
    for (const { mistake, outputDir } of published) if (mistake === 'syntax') await spoilSyntax(outputDir);
    await marketplace(site, 'publish', ...published.map(({ outputDir }) => outputDir));
    const places = alone.map((place) => ({ ...place, to: environmentOf(place.remote, place.mistake) }));
    const thrown = { remote: throwing().remote, mistake: 'render' as const, to: THROWING };
    const all = [...places, thrown];
    await marketplace(site, 'key', 'create', ...all.map(({ to }) => `environment/${to}`));
    for (const { remote, mistake, to } of all) {
      const versions = [`${remote}@${versionWith(mistake)}`, ...others(remote)];
      await marketplace(site, 'promote', ...versions, '--to', to);
    }
  });
  after(() => rm(folder, { recursive: true, force: true }));

  test('its errors stand in the release console, with version and place and without a word of the message', async () => {
    const { site, browser } = running();
    const area = throwing();
    const visitor = await visitArea(browser, PHONE, siteOf(site, THROWING), area);
    await area.open(visitor.page);
    await lostFace(visitor.page, area).waitFor();
    // The visitor stays, so that what the page tells arrives whenever it does.
    const { page, context } = await visitAsDemo(browser, DESKTOP, site.url, ADMIN);
    const table = page.getByRole('table', { name: `Errors in pages of ${THROWING}` });
    await until('the console tells the error', async () => {
      await page.goto(`/admin/releases?environment=${THROWING}`);
      await page.getByRole('table', { name: 'Versions by environment' }).waitFor();
      return (await table.count()) > 0;
    });
    const row = table.getByRole('row').filter({ hasText: `${area.remote}@${versionWith('render')}` });
    const text = await row.first().innerText();
    assert.match(text, /Error while it was shown/);
    assert.match(text, /[\w.-]+\.js:\d+:\d+/);
    assert.doesNotMatch(await table.innerText(), /drill/);
    await keepPicture(page, 'console-errors');
    await Promise.all([visitor.context.close(), context.close()]);
  });

  const pauses: number[] = [];
  after(() => {
    const longest = Math.max(...pauses);
    shows('T27', {
      'pairs of a remote and a mistake': pauses.length,
      mistakes: DRILLS.length,
      'ms for which a page stood still at most': longest,
    });
  });
  for (const [area, drill] of PAIRS)
    test(`${area.remote} ${drill.title}`, async () => {
      const pauseMs = await drill.walk(running(), area);
      assert(pauseMs <= LONGEST_PAUSE_MS, `The page stood still for ${pauseMs} ms.`);
      pauses.push(pauseMs);
    });
});
