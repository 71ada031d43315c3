import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask } from '../ask.ts';
import { PHONE, visit } from '../browser.ts';
import { journeys } from '../journeys.ts';
import { until } from '../until.ts';
import { killApi } from './api-outage.ts';

const PLACES = '/api/public/salons/sublocalities';

journeys('an API that is killed', {}, (running) => {
  test('the site goes on and says so, and calls and pages come back with nobody doing anything', async () => {
    const { site, browser } = running();
    const bringBack = await killApi(site);
    assert.equal((await ask(`${site.url}${PLACES}`)).status, 502);

    const { page, context } = await visit(browser, PHONE, site.url);
    await page.goto('/');
    await page.getByText('Failed to load salons').waitFor();
    await page.getByText(/We keep trying\.$/).waitFor();
    await page.evaluate(() => Reflect.set(window, 'drill', 'the same document'));

    bringBack();
    await page.getByText('144 salons found').waitFor();
    assert.equal(await page.evaluate(() => Reflect.get(window, 'drill')), 'the same document');
    await until('an answer of the API', async () => (await ask(`${site.url}${PLACES}`)).status === 200);
    assert.match(site.output(), /The provider API ended by SIGKILL\. It is started again in 0\.5 s/);
    assert.match(site.output(), /The provider API was started again\./);
    await context.close();
  });
});
