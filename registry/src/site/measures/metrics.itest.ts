import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freePort } from '@sundara/contracts/testing';
import { ask } from '../../testing/ask.ts';
import { startSite } from '../../testing/site-process.ts';
import { stockedRegistry } from '../../testing/stocked-registry.ts';

const PRIVATE = 'kavya.rao@example.test';

test('a site tells what it sends and what fails, by kind and never by address', async (t) => {
  const { dataDir } = await stockedRegistry(t);
  const METRICS_PORT = String(await freePort());
  const API_URL = `http://127.0.0.1:${await freePort()}`;
  const site = await startSite(t, { DATA_DIR: dataDir, METRICS_PORT, API_URL });
  const scrape = async () => (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
  const visit = async (n: number) => {
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
