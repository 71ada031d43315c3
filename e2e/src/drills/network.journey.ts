import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { pairsOf, shows, testDepth } from '@sundara/contracts/testing';
import { AREAS, type Area, followLink } from '../areas.ts';
import { PHONE } from '../browser.ts';
import { loadedVersions } from '../inspection.ts';
import { journeys } from '../journeys.ts';
import { assertFrame, failureOf, lostFace, retryUntilWell, visitArea } from './lost-remote.ts';
import { addressesOf, NETWORK_FAULTS, type NetworkFault } from './network-faults.ts';

journeys('a remote that the network keeps away', { assetsOrigin: true, usualLimits: true }, (running) => {
  const drill = (area: Area, fault: NetworkFault) =>
    test(`${area.remote} ${fault.name}: reason and Retry, all else goes on, Retry heals`, async () => {
      const { site, browser } = running();
      const { page, context } = await visitArea(browser, PHONE, site.url, area);
      const files = addressesOf(area.remote, 'all');
      await page.route(files, fault.act);

      await area.open(page);
      await lostFace(page, area).waitFor();
      const failure = await failureOf(page, area.remote);
      assert.equal(failure.reason, 'network', failure.detail);
      await assertFrame(page);
      await page.evaluate(() => Reflect.set(window, 'drill', 'the same document'));

      const here = new URL(page.url());
      if (area.remote !== 'booking') {
        await followLink(page, area.elsewhere.path);
        await area.elsewhere.works(page).first().waitFor();
        await followLink(page, here.pathname + here.search);
        await lostFace(page, area).waitFor();
      }

      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await retryUntilWell(page, area);
      assert.equal((await loadedVersions(page))[area.remote], '1.0.0');
      assert.equal(await page.evaluate(() => Reflect.get(window, 'drill')), 'the same document');
      await context.close();
    });

  const pairs = pairsOf(AREAS, NETWORK_FAULTS, testDepth());
  after(() => {
    shows('T25', { 'pairs of a remote and a fault': pairs.length });
    shows('T34', { 'loads that failed and were healed by Retry': pairs.length });
  });
  for (const [area, fault] of pairs) drill(area, fault);
});
