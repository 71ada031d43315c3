import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freePort } from '@sundara/contracts/testing';
import { ask } from '../../testing/ask.ts';
import { startSite } from '../../testing/site-process.ts';
import { stockedRegistry } from '../../testing/stocked-registry.ts';

const PRIVATE = 'kavya.rao@example.test';

test('a site tells what it sends and what fails, by kind and never by address', async (t) => {
  const { dataDir, registry } = await stockedRegistry(t);
  const { composition, sequence } = (await registry.readEnvironment('local')) ?? assert.fail();
  const METRICS_PORT = String(await freePort());
  const API_URL = `http://127.0.0.1:${await freePort()}`;
  const site = await startSite(t, { DATA_DIR: dataDir, METRICS_PORT, API_URL });
  const scrape = async () => (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
  const tell = (n: number) => {
    const error = { kind: 'uncaught', type: 'TypeError', route: '/', frames: [] };
    const known = { remote: 'discovery', version: '1.0.0' };
    const strange = { remote: `stranger-${n}`, version: `${n}.0.0` };
    const beacon = {
      ...{ composition, sequence, canary: false, reports: [{ ...known, outcome: 'loaded', tookMs: 90 }] },
      errors: [
        { ...known, ...error },
        { ...strange, ...error },
        { ...known, ...error, route: `/${PRIVATE}` },
      ],
      timings: [
        ...[known, strange].map((one) => ({ ...one, route: '/', measure: 'lcp', value: 900 })),
        { ...known, route: '/', measure: 'cls', value: 0.1 },
      ],
    };
    return ask(site.origin, '/api/releases/beacons', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify(beacon)),
    });
  };
  const visit = async (n: number) => {
    // A client may tell 600 beacons a minute.
    if (n % 2 === 0) assert.equal((await tell(n)).status, 200);
    await ask(site.origin, `/salon/${n}?mail=${PRIVATE}`);
    await ask(site.origin, `/assets/none/${n}.0.0/${PRIVATE}.js`);
    await ask(site.origin, `/api/public/salons/${n}?mail=${PRIVATE}`);
    await ask(site.origin, '/', { headers: { host: `stranger-${n}.example` } });
  };
  await visit(0);
  const first = await scrape();
  for (const line of [
    /^http_server_request_duration_seconds_count\{sundara_kind="page",http_response_status_code="200"\S* \d+$/m,
    /^http_server_request_duration_seconds_count\{sundara_kind="asset",http_response_status_code="404"\S* 1$/m,
    /^http_server_request_duration_seconds_count\{sundara_kind="api",http_response_status_code="502"\S* 1$/m,
    /^sundara_proxy_failures_total\{sundara_upstream="\/api",error_type="not-connected"\S* 1$/m,
    /^sundara_front_door_refusals_total\{reason="unknown-host"\S* 1$/m,
    /^sundara_environment_last_good_age_seconds\{sundara_environment="local"\S* 0$/m,
    /^sundara_canary_percent\S*\{sundara_environment="local"\S* 0$/m,
    /^sundara_page_answers_total\{content="\w+"\S* 1$/m,
    /^sundara_page_errors_total\{sundara_environment="local",sundara_remote="discovery",sundara_version="1\.0\.0",error_type="TypeError"\S* 1$/m,
    /^sundara_page_errors_total\{sundara_environment="local",sundara_remote="other",sundara_version="other",error_type="other"\S* 2$/m,
    /^sundara_page_timing_seconds_sum\{sundara_environment="local",sundara_remote="discovery",sundara_version="1\.0\.0",sundara_measure="lcp"\S* 0\.9$/m,
    /^sundara_page_timing_seconds_sum\{sundara_environment="local",sundara_remote="discovery",sundara_version="1\.0\.0",sundara_measure="load"\S* 0\.09$/m,
    /^sundara_page_layout_shift_sum\{sundara_environment="local",sundara_remote="discovery",sundara_version="1\.0\.0"\S* 0\.1$/m,
    /^sundara_file_cache_size_bytes\S* \d+$/m,
  ])
    assert.match(first, line);
  for (let n = 1; n < 1_000; n += 25)
    await Promise.all(Array.from({ length: Math.min(25, 1_000 - n) }, (_, more) => visit(n + more)));
  const later = await scrape();
  const seriesOf = (text: string) =>
    text
      .split('\n')
      .flatMap((line) => (/^(http_|sundara_)/.test(line) ? [line.slice(0, line.lastIndexOf(' '))] : []));
  assert.deepEqual(seriesOf(later), seriesOf(first));
  assert.doesNotMatch(later, /kavya|stranger/);
});
