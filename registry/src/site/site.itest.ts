import assert from 'node:assert/strict';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { promote } from '../acts/promote.ts';
import { fileText, temporaryFolder } from '../testing/build-folder.ts';
import { dataOf } from '../testing/page-data.ts';
import { ask, runSite } from '../testing/running-site.ts';
import { putEnvironment } from '../testing/signed-environment.ts';
import { ACTOR, discoveryRelease, SHELL, stock, stockedRegistry } from '../testing/stocked-registry.ts';
import { buildSite } from './app.ts';
import { readSettings } from './settings.ts';

const ENTRY = '/assets/remotes/discovery/1.0.0/remoteEntry.js';
const ENTRY_TEXT = Buffer.from(fileText({ id: 'discovery', version: '1.0.0' }, 'remoteEntry.js'));

const versionOf = async (site: string, id: string) =>
  dataOf(await ask(site, '/')).composition.remotes[id]?.version;

test('a page carries the composition, and a security policy whose nonce is new each time', async (t) => {
  const { dataDir } = await stockedRegistry(t);
  const site = await runSite(t, { DATA_DIR: dataDir });
  const [one, two] = [await ask(site, '/'), await ask(site, '/salon/7')];
  assert.equal(one.status, 200);
  assert.equal(dataOf(one).composition.remotes.discovery?.version, '1.0.0');
  const nonces = [one, two].map(({ headers, body }) => {
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(headers['content-security-policy']?.toString() ?? '') ?? [];
    const inPage = [...body.toString().matchAll(/ nonce="([^"]+)"/g)].map(([, value]) => value);
    assert.deepEqual(new Set(inPage), new Set([nonce]));
    return nonce;
  });
  assert.equal(new Set(nonces).size, 2);
  assert.equal(one.headers['cache-control'], 'private, no-cache');
  assert.equal(one.headers['x-content-type-options'], 'nosniff');
});

test('a page carries how long its remotes and the payment window may take, and how many pages tell timings', async (t) => {
  const { dataDir } = await stockedRegistry(t);
  const site = await runSite(t, {
    DATA_DIR: dataDir,
    REMOTE_LIMIT_SECONDS: '20',
    CHECKOUT_LIMIT_SECONDS: '30',
    PAGE_TIMINGS_PERCENT: '2.5',
  });
  const { config, timedShare } = dataOf(await ask(site, '/'));
  assert.deepEqual([config.remoteLimitMs, config.checkoutLimitMs, timedShare], [20_000, 30_000, 0.025]);
});

test('an unknown address is answered 404 with the page that says so; an unknown file is not', async (t) => {
  const { dataDir } = await stockedRegistry(t);
  const site = await runSite(t, { DATA_DIR: dataDir });
  const page = await ask(site, '/nowhere');
  assert.equal(page.status, 404);
  assert.equal(dataOf(page).environment, 'local');
  assert.equal((await ask(site, '/login')).status, 200);
  const broken = await ask(site, '/salon/%ED%A0%80?tab=services');
  assert.deepEqual([broken.status, dataOf(broken).environment], [404, 'local']);
  const file = await ask(site, '/wp-login.php');
  assert.equal(file.status, 404);
  assert.match(file.headers['content-type'] ?? '', /^text\/plain/);
});

test('the HTML is compressed as the browser accepts it', async (t) => {
  const { dataDir } = await stockedRegistry(t);
  const site = await runSite(t, { DATA_DIR: dataDir });
  const get = (accepted: string) => ask(site, '/', { headers: { 'accept-encoding': accepted } });
  const [brotli, gzip, plain] = [await get('gzip, br'), await get('gzip'), await get('identity')];
  assert.equal(brotli.headers['content-encoding'], 'br');
  assert.match(brotliDecompressSync(brotli.body).toString(), /^<!doctype html>/);
  assert.equal(gzip.headers['content-encoding'], 'gzip');
  assert.match(gunzipSync(gzip.body).toString(), /^<!doctype html>/);
  assert.equal(plain.headers['content-encoding'], undefined);
  assert.match(brotli.headers.vary ?? '', /accept-encoding/);
});

test('a file of a release is kept for ever and goes out compressed', async (t) => {
  const { dataDir } = await stockedRegistry(t);
  const site = await runSite(t, { DATA_DIR: dataDir });
  const get = (accepted: string) => ask(site, ENTRY, { headers: { 'accept-encoding': accepted } });
  const [brotli, gzip, plain] = [await get('gzip, br'), await get('gzip'), await get('identity')];
  assert.deepEqual(
    [brotli, gzip, plain].map(({ headers }) => headers['content-encoding']),
    ['br', 'gzip', undefined],
  );
  assert.deepEqual(brotliDecompressSync(brotli.body), ENTRY_TEXT);
  assert.deepEqual(gunzipSync(gzip.body), ENTRY_TEXT);
  assert.deepEqual(plain.body, ENTRY_TEXT);
  for (const { headers } of [brotli, gzip, plain]) {
    assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.match(headers['content-type'] ?? '', /^(text|application)\/javascript/);
    assert.equal(headers.vary, 'accept-encoding');
  }
});

test("the shell's public files lie at the root, for ever by the address that holds their hash", async (t) => {
  const { dataDir } = await stockedRegistry(t);
  const site = await runSite(t, { DATA_DIR: dataDir });
  const [, named = ''] =
    /href="(\/fonts\/text\.woff2\?v=[^"]+)"/.exec((await ask(site, '/')).body.toString()) ?? [];
  const font = await ask(site, named);
  assert.equal(font.status, 200);
  assert.equal(font.headers['cache-control'], 'public, max-age=31536000, immutable');
  assert.equal(font.headers['content-type'], 'font/woff2');
  assert.equal((await ask(site, '/favicon.svg')).headers['cache-control'], 'public, max-age=3600');
});

test('no path leads out of the releases, nor to what is not for browsers', async (t) => {
  const { dataDir } = await stockedRegistry(t);
  const site = await runSite(t, { DATA_DIR: dataDir });
  await writeFile(path.join(dataDir, 'secret.txt'), 'secret');
  for (const address of [
    '/assets/remotes/../../secret.txt',
    '/assets/remotes/%2e%2e/%2e%2e/secret.txt',
    '/assets/remotes/..%2f..%2fsecret.txt',
    '/assets/remotes/discovery/..%5c..%5c..%5csecret.txt',
    '/assets/shell/../../documents/environments/local/1.json',
    '/assets/shell/../../../site/local.json',
    '/assets/remotes/discovery/1.0.0/record.json',
    `${ENTRY}.br`,
    '/assets/remotes/discovery/1.0.0/',
    '/assets/remotes/discovery/1.0.0/%00',
    '/../secret.txt',
  ]) {
    const { status, body } = await ask(site, address);
    assert.ok(status >= 400 && status < 500, `${address} is answered ${status}`);
    assert.doesNotMatch(body.toString(), /^secret|changedAt|publishedAt/);
  }
});

test('source maps are for the local environment only', async (t) => {
  const stocked = await stockedRegistry(t);
  const release = discoveryRelease('1.1.0');
  const { 'remoteEntry.js': entry } = release.files;
  assert(entry);
  const files = { ...release.files, 'remoteEntry.js.map': entry };
  await stock(t, stocked, [{ ...release, files }]);
  const site = await runSite(t, { DATA_DIR: stocked.dataDir });
  const asked = async (host: string) => {
    const place = '/assets/remotes/discovery/1.1.0/remoteEntry.js';
    const [script, map] = [
      await ask(site, place, { headers: { host } }),
      await ask(site, `${place}.map`, { headers: { host } }),
    ];
    return { names: script.headers.sourcemap, map: map.status };
  };
  assert.deepEqual(await asked('localhost'), { names: 'remoteEntry.js.map', map: 200 });
  assert.deepEqual(await asked('production.localhost'), { names: undefined, map: 404 });
});

test('each host name shows its own environment', async (t) => {
  const stocked = await stockedRegistry(t);
  const { dataDir, registry } = stocked;
  await stock(t, stocked, [discoveryRelease('2.0.0')]);
  await promote(registry, 'qa', [SHELL, { id: 'discovery', version: '2.0.0' }], ACTOR);
  const site = await runSite(t, { DATA_DIR: dataDir, SITE_HOSTS: 'sundara.example=qa' });
  const environmentAt = async (host: string) =>
    dataOf(await ask(site, '/', { headers: { host } })).environment;
  assert.equal(await environmentAt('localhost'), 'local');
  assert.equal(await environmentAt('qa.localhost:3000'), 'qa');
  assert.equal(await environmentAt('sundara.example'), 'qa');
  const stranger = await ask(site, '/api/anything', { headers: { host: 'evil.example' } });
  assert.equal(stranger.status, 421);
  assert.match(stranger.body.toString(), /doesn't answer for 'evil\.example'/);
  const empty = await ask(site, '/', { headers: { host: 'staging.localhost' } });
  assert.equal(empty.status, 503);
  assert.match(empty.body.toString(), /ENVIRONMENT_EMPTY/);
});

test('a remote whose files are gone is missed alone, and is there again when they are', async (t) => {
  const { dataDir } = await stockedRegistry(t);
  const site = await runSite(t, { DATA_DIR: dataDir });
  assert.equal((await ask(site, '/')).status, 200);
  const folder = path.join(dataDir, 'registry/files/remotes/discovery');
  await rename(folder, `${folder}-away`);
  const lost = await ask(site, ENTRY);
  assert.equal(lost.status, 404);
  assert.equal(lost.headers['cache-control'], 'no-store');
  assert.equal(await versionOf(site, 'discovery'), '1.0.0');
  assert.equal((await ask(site, '/assets/remotes/booking/1.0.0/remoteEntry.js')).status, 200);
  assert.equal((await ask(site, '/salon/7')).status, 200);
  await rename(`${folder}-away`, folder);
  assert.equal((await ask(site, ENTRY)).status, 200);
});

test('with nothing to show there is a page that needs no script, and says no path of the server', async (t) => {
  const { dataDir, registry } = await stockedRegistry(t);
  await registry.documents.write('environments/qa', '{ broken', undefined);
  const site = await runSite(t, { DATA_DIR: dataDir });
  const page = await ask(site, '/', { headers: { host: 'qa.localhost' } });
  assert.equal(page.status, 503);
  assert.match(page.body.toString(), /Sundara can't start right now/);
  assert.match(page.body.toString(), /COMPOSITION_UNAVAILABLE/);
  assert.ok(!page.body.includes(dataDir));
  assert.doesNotMatch(page.body.toString(), /<script/);
});

test('a site that goes on with what ran last is ready and says so; one with nothing to show is not', async (t) => {
  const stocked = await stockedRegistry(t);
  const API_URL = await runSite(t, { DATA_DIR: stocked.dataDir });
  const site = await runSite(t, { DATA_DIR: stocked.dataDir, API_URL });
  const ready = async (origin: string) => {
    const { status, body } = await ask(origin, '/readyz');
    return [status, JSON.parse(body.toString()).checks.registry];
  };
  assert.deepEqual(await ready(site), [200, 'ok']);
  await putEnvironment(stocked, 'local', '{ broken');
  assert.equal((await ask(site, '/')).status, 200);
  assert.deepEqual(await ready(site), [200, 'last-good']);
  const empty = await runSite(t, { DATA_DIR: await temporaryFolder(t, 'data'), API_URL });
  assert.deepEqual(await ready(empty), [503, 'failing']);
});

test('a site that was told to stop is not ready, and goes on answering', async (t) => {
  const { dataDir } = await stockedRegistry(t);
  const API_URL = await runSite(t, { DATA_DIR: dataDir });
  const { app, drain } = await buildSite(readSettings({ DATA_DIR: dataDir, API_URL }));
  t.after(() => app.close());
  const statusOf = async (url: string) =>
    (await app.inject({ url, headers: { host: 'localhost' } })).statusCode;
  assert.equal(await statusOf('/readyz'), 200);
  drain();
  assert.deepEqual(
    [await statusOf('/readyz'), await statusOf('/healthz'), await statusOf('/')],
    [503, 200, 200],
  );
});

test('a browser that has a page is told so, and keeps the policy with the nonce of the page that it has', async (t) => {
  const stocked = await stockedRegistry(t);
  await stock(t, stocked, [discoveryRelease('1.1.0')]);
  const site = await runSite(t, { DATA_DIR: stocked.dataDir });
  const { headers } = await ask(site, '/');
  const known = { 'if-none-match': `"other", ${headers.etag}` };
  const again = await ask(site, '/', { headers: known });
  assert.deepEqual([again.status, again.body.length, again.headers.etag], [304, 0, headers.etag]);
  for (const name of ['content-security-policy', 'integrity-policy'])
    assert.equal(again.headers[name], undefined);
  assert.equal((await ask(site, '/salon/7', { headers: known })).status, 200);
  await promote(stocked.registry, 'local', [{ id: 'discovery', version: '1.1.0' }], ACTOR);
  const after = await ask(site, '/', { headers: known });
  assert.equal(after.status, 200);
  assert.notEqual(after.headers.etag, headers.etag);
  const missing = await ask(site, '/nowhere');
  assert.equal(missing.headers.etag, undefined, 'only what is there can be kept');
});
