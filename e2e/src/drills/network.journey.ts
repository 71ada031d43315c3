import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { AREAS, type Area, followLink } from '../areas.ts';
import { PHONE } from '../browser.ts';
import { loadedVersions } from '../inspection.ts';
import { journeys } from '../journeys.ts';
import { assertFrame, failureOf, lostFace, visitArea } from './lost-remote.ts';
import { addressesOf, NETWORK_FAULTS, type NetworkFault, STALLED_MS } from './network-faults.ts';

journeys('a remote that the network keeps away', { assetsOrigin: true }, (running) => {
  const drill = (area: Area, fault: NetworkFault) =>
    test(`${area.remote} ${fault.name}: reason and Retry in time, all else goes on, Retry heals`, async () => {
      const { site, browser } = running();
      const { page, context } = await visitArea(browser, PHONE, site.url, area);
      const files = addressesOf(area.remote, fault.files);
      await page.route(files, fault.act);

      await area.open(page);
      await lostFace(page, area).waitFor();
      const failure = await failureOf(page, area.remote);
      assert(fault.reasons.includes(failure.reason), `${failure.reason}: ${failure.detail}`);
      assert(failure.tookMs <= fault.limitMs, `it took ${failure.tookMs} ms, ${fault.limitMs} are allowed`);
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
      await page.getByRole('button', { name: 'Retry' }).click();
      await area.works(page).first().waitFor();
      assert.equal((await loadedVersions(page))[area.remote], '1.0.0');
      assert.equal(await page.evaluate(() => Reflect.get(window, 'drill')), 'the same document');
      await context.close();
    });

  const stalls = ({ limitMs }: NetworkFault) => limitMs === STALLED_MS;
  for (const area of AREAS)
    for (const fault of NETWORK_FAULTS.filter((one) => !stalls(one))) drill(area, fault);
  // These wait for nearly all of their time.
  describe('files that never come', { concurrency: 3 }, () => {
    for (const area of AREAS) for (const fault of NETWORK_FAULTS.filter(stalls)) drill(area, fault);
  });
});
