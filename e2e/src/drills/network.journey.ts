import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { pairsOf, shows, sized, testDepth } from '@sundara/contracts/testing';
import type { Page } from 'playwright-core';
import { AREAS, type Area, followLink } from '../areas.ts';
import { PHONE } from '../browser.ts';
import { loadedVersions } from '../inspection.ts';
import { journeys } from '../journeys.ts';
import { assertFrame, failureOf, healByOneRetry, LOST, lostFace, visitArea } from './lost-remote.ts';
import { addressesOf, NETWORK_FAULTS, type NetworkFault } from './network-faults.ts';
import { raiseMessage } from './standing-message.ts';
import { assertToldWithin, BUSY_MS, measureWait } from './told-in-time.ts';

/** Within this time somebody is told of what fails at once. */
const DEAD_MS = sized({ quick: BUSY_MS, deep: 3_000 });
/** A quick run shares its machine: there a press of Retry may wait for long, but is one press. */
const usualLimits = testDepth() === 'deep';

/** Leads to the same failure once more, in the same document: by a link from elsewhere, or by Retry in a dialog. */
const loseAgain = async (page: Page, area: Area, here: URL): Promise<void> => {
  if (area.remote === 'booking') {
    const asked = page.waitForRequest(addressesOf(area.remote, 'all'));
    await page.getByRole('button', { name: 'Retry' }).dispatchEvent('click');
    await asked;
  } else await followLink(page, here.pathname + here.search);
  await lostFace(page, area).waitFor();
};

journeys('a remote that the network keeps away', { assetsOrigin: true, usualLimits }, (running) => {
  const times: number[] = [];
  let asked = 0;
  const drill = (area: Area, fault: NetworkFault) =>
    test(`${area.remote} ${fault.name}: reason and Retry, all else goes on, one Retry heals`, async () => {
      const { site, browser } = running();
      const { page, context } = await visitArea(browser, PHONE, site.url, area);
      const waited = await measureWait(page, LOST);
      const files = addressesOf(area.remote, 'all');
      await page.route(files, fault.act);

      await area.open(page);
      await lostFace(page, area).waitFor();
      const told = await waited();
      times.push(told);
      assertToldWithin(DEAD_MS, told);
      const failure = await failureOf(page, area.remote);
      assert.equal(failure.reason, 'network', failure.detail);
      await assertFrame(page);
      await page.evaluate(() => Reflect.set(window, 'drill', 'the same document'));

      const here = new URL(page.url());
      if (area.remote !== 'booking') {
        await followLink(page, area.elsewhere.path);
        await area.elsewhere.works(page).first().waitFor();
      }
      const message = await raiseMessage(page, area);
      const words = await message.innerText();
      await loseAgain(page, area, here);
      assert.equal(await message.innerText(), words);
      await assertFrame(page);

      await page.unrouteAll({ behavior: 'ignoreErrors' });
      asked += await healByOneRetry(page, area);
      assert.equal((await loadedVersions(page))[area.remote], '1.0.0');
      assert.equal(await page.evaluate(() => Reflect.get(window, 'drill')), 'the same document');
      await context.close();
    });

  const pairs = pairsOf(AREAS, NETWORK_FAULTS, testDepth());
  after(() => {
    const slowest = Math.max(...times);
    shows('T25', { 'pairs of a remote and a fault': times.length, 'ms of the slowest message': slowest });
    shows('T34', { 'loads that one press of Retry healed': pairs.length, 'files fetched anew': asked });
  });
  for (const [area, fault] of pairs) drill(area, fault);
});
