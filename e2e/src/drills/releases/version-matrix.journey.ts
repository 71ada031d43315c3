import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { shows, sized, testDepth } from '@sundara/contracts/testing';
import { AREAS, followLink } from '../../areas.ts';
import { PHONE, type Visit } from '../../browser.ts';
import { loadedVersions, shellOf } from '../../inspection.ts';
import { journeys, type Running } from '../../journeys.ts';
import { siteOf } from '../../releases.ts';
import { assertFrame, failureOf, lostFace, retryUntilWell, visitArea } from '../lost-remote.ts';
import { addressesOf } from '../network-faults.ts';
import { type PairOfVersions, pairsOfVersions, VERSION } from './matrix/pairs-of-versions.ts';
import { commitBefore } from './matrix/release-before.ts';
import { missingOf, publishBefore, releasePair } from './matrix/release-pairs.ts';

/** In a quick run of the remote that the server renders too, since each has to be built from older sources. */
const PAIRS = pairsOfVersions(
  testDepth() === 'deep' ? AREAS : AREAS.filter(({ remote }) => remote === 'discovery'),
);

const visitPair = ({ site, browser }: Running, { area, environment }: PairOfVersions): Promise<Visit> =>
  visitArea(browser, PHONE, siteOf(site, environment), area);

/** Its code is mounted, its page is shown without an error, and goes without one. */
const assertShown = async (running: Running, { host, area, remote, ...pair }: PairOfVersions) => {
  const { page, context, faults } = await visitPair(running, { host, area, remote, ...pair });
  await area.open(page);
  await area.works(page).first().waitFor();
  assert.equal((await loadedVersions(page))[area.remote], VERSION[remote]);
  assert.equal(await shellOf(page), VERSION[host]);
  await followLink(page, '/forgot-password');
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
  assert.deepEqual(faults, []);
  await context.close();
};

/** While its files do not come, the shell shows its error face; Retry heals it. */
const assertHealed = async (running: Running, pair: PairOfVersions) => {
  const { page, context } = await visitPair(running, pair);
  await page.route(addressesOf(pair.area.remote, 'all'), (route) => route.abort('connectionrefused'));
  await pair.area.open(page);
  await lostFace(page, pair.area).waitFor();
  await assertFrame(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await retryUntilWell(page, pair.area);
  assert.equal((await loadedVersions(page))[pair.area.remote], VERSION[pair.remote]);
  await context.close();
};

/** No code of it runs; its error face stands in its place, in a frame that goes on. */
const assertRefused = async (running: Running, pair: PairOfVersions, missing: readonly string[]) => {
  const { page, context } = await visitPair(running, pair);
  await pair.area.open(page);
  await lostFace(page, pair.area).waitFor();
  const { reason, detail } = await failureOf(page, pair.area.remote);
  assert.equal(reason, 'contract');
  for (const one of missing) assert(detail.includes(`${one}, and shell@`), detail);
  assert.equal((await loadedVersions(page))[pair.area.remote], undefined);
  await assertFrame(page);
  await context.close();
};

journeys('a shell and a remote of two versions of the contract', {}, (running) => {
  const counts = { shown: 0, refused: 0 };
  before(async () => {
    const isKnown = (await commitBefore()) !== undefined;
    assert(isKnown || testDepth() === 'quick', 'The older contract is in the history: git fetch --unshallow');
    await publishBefore(running().site, PAIRS);
  });
  after(() =>
    shows('T35', {
      'pairs that are shown whole': counts.shown,
      'pairs refused with a reason': counts.refused,
    }),
  );

  for (const pair of PAIRS)
    test(`host ${pair.host} with ${pair.area.remote} ${pair.remote}: shown whole, or refused with its reason`, async () => {
      const { site } = running();
      const missing = await missingOf(site, pair);
      // Only what is newer than its shell may need what that lacks.
      if (pair.host === 'now' || pair.remote === 'before') assert.deepEqual(missing, []);
      await releasePair(site, pair, missing);
      if (missing.length > 0) {
        await assertRefused(running(), pair, missing);
        counts.refused += 1;
      } else {
        await assertShown(running(), pair);
        await assertHealed(running(), pair);
        counts.shown += 1;
      }
    });

  test('are all pairs of two hosts and two versions of each remote', () => {
    assert.equal(counts.shown + counts.refused, sized({ quick: 4, deep: 20 }));
  });
});
