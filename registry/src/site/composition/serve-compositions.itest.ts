import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { assetSchema, compositionSchema, PAGE_DATA_ID } from '@sundara/contracts/federation';
import { endCanary } from '../../acts/end-canary.ts';
import { promote } from '../../acts/promote.ts';
import { startCanary } from '../../acts/start-canary.ts';
import { makeComposition } from '../../compose/make-composition.ts';
import { integrityOf } from '../../files/integrity.ts';
import { aShellRecord } from '../../testing/release-records.ts';
import { ask, runSite } from '../../testing/running-site.ts';
import { ACTOR, bookingRelease, stock, stockedRegistry } from '../../testing/stocked-registry.ts';
import { COHORT_COOKIE, takesPart } from '../canary/cohort.ts';

const modernShell = () => {
  const record = aShellRecord('1.1.0');
  assert(record.shell);
  return { ...record, shell: { ...record.shell, compositionFile: true } };
};

/** The environment 'local' runs a shell that fetches compositions, and there is a booking 1.1.0. */
const prepare = async (t: TestContext) => {
  const stocked = await stockedRegistry(t);
  const shell = modernShell();
  await stock(t, stocked, [shell, bookingRelease('1.1.0')]);
  await promote(stocked.registry, 'local', [shell], ACTOR);
  return { ...stocked, startSite: () => runSite(t, { DATA_DIR: stocked.dataDir }) };
};

/** What stands in the HTML for the composition. */
const writtenAt = async (site: string, path = '/', headers = {}) => {
  const { body } = await ask(site, path, { headers });
  const [, text = ''] = body.toString().split(`id="${PAGE_DATA_ID}">`);
  return JSON.parse(text.split('</script>')[0] ?? '').composition;
};
const fileAt = async (site: string, path = '/', headers = {}) =>
  assetSchema.parse(await writtenAt(site, path, headers));
const versionIn = async (site: string, url: string) => {
  const { status, body } = await ask(site, url);
  return status === 200
    ? compositionSchema.parse(JSON.parse(body.toString())).remotes.booking?.version
    : status;
};

test('all pages of a composition name one file, which is kept for ever and has the hash that they name', async (t) => {
  const { startSite } = await prepare(t);
  const site = await startSite();
  const file = await fileAt(site);
  assert.deepEqual(await fileAt(site, '/salon/7'), file);
  const get = (accepted: string) => ask(site, file.url, { headers: { 'accept-encoding': accepted } });
  const [brotli, gzip, plain] = [await get('gzip, br'), await get('gzip'), await get('identity')];
  assert.equal(integrityOf(plain.body), file.integrity);
  assert.deepEqual(brotliDecompressSync(brotli.body), plain.body);
  assert.deepEqual(gunzipSync(gzip.body), plain.body);
  for (const { headers } of [brotli, gzip, plain]) {
    assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.equal(headers['content-type'], 'application/json; charset=utf-8');
    assert.equal(headers.vary, 'accept-encoding');
  }
});

test('another site server has the file too, also one that has sent no page yet', async (t) => {
  const { startSite } = await prepare(t);
  const file = await fileAt(await startSite());
  const other = await startSite();
  assert.equal(await versionIn(other, file.url), '1.0.0');
  assert.deepEqual(await fileAt(other), file);
});

test('a page that was sent before a promotion still finds its file; what no page named is not there', async (t) => {
  const { startSite, registry } = await prepare(t);
  const site = await startSite();
  const before = await fileAt(site);
  await promote(registry, 'local', [{ id: 'booking', version: '1.1.0' }], ACTOR);
  const next = await startSite();
  assert.equal(await versionIn(site, before.url), '1.0.0');
  const after = await fileAt(next);
  assert.equal(await versionIn(next, after.url), '1.1.0');
  const gone = await ask(next, before.url);
  assert.deepEqual([gone.status, gone.headers['cache-control']], [404, 'no-store']);
  assert.equal((await ask(site, `${after.url}x`)).status, 404);
});

test('a site server that follows a promotion later than the one that sent the page has its file too', async (t) => {
  const { dataDir, registry } = await prepare(t);
  let frozenUntil = Number.POSITIVE_INFINITY;
  const late = await runSite(
    t,
    { DATA_DIR: dataDir },
    { now: () => (Date.now() < frozenUntil ? 0 : 10_000) },
  );
  await fileAt(late);
  await promote(registry, 'local', [{ id: 'booking', version: '1.1.0' }], ACTOR);
  const after = await fileAt(await runSite(t, { DATA_DIR: dataDir }));
  frozenUntil = Date.now() + 300;
  assert.equal(await versionIn(late, after.url), '1.1.0');
});

test('a site server has the file of each set that it knew, whichever of them its pages were of', async (t) => {
  const { registry, startSite } = await prepare(t);
  const { composition = '' } = (await registry.readEnvironment('local')) ?? {};
  const base = await registry.readComposition(composition);
  const tried = await makeComposition(registry, base, [{ id: 'booking', version: '1.1.0' }]);
  const wish = { composition: await registry.keepComposition(tried), percent: 50 };
  const { canary } = await startCanary(registry, 'local', wish, ACTOR);
  assert(canary);
  const cohorts = Array.from({ length: 50 }, (_, number) => `a-browser-${number}`);
  const cookieOf = (inCanary: boolean) => ({
    cookie: `${COHORT_COOKIE}=${cohorts.find((cohort) => takesPart(cohort, canary) === inCanary)}`,
  });
  const [sends, other] = [await startSite(), await startSite()];
  await fileAt(other, '/', cookieOf(false));
  const { url } = await fileAt(sends, '/', cookieOf(true));
  await endCanary(registry, 'local', 'stop', ACTOR);
  await fileAt(other);
  assert.equal(await versionIn(other, url), '1.1.0');
});

test('browsers of a canary get its file', async (t) => {
  const { startSite, registry } = await prepare(t);
  const { composition = '' } = (await registry.readEnvironment('local')) ?? {};
  const base = await registry.readComposition(composition);
  const tried = await makeComposition(registry, base, [{ id: 'booking', version: '1.1.0' }]);
  const wish = { composition: await registry.keepComposition(tried), percent: 100 };
  await startCanary(registry, 'local', wish, ACTOR);
  const { url } = await fileAt(await startSite());
  assert.equal(await versionIn(await startSite(), url), '1.1.0');
});

test('a shell that can fetch no composition has it in its pages', async (t) => {
  const { dataDir } = await stockedRegistry(t);
  const site = await runSite(t, { DATA_DIR: dataDir });
  assert.equal(compositionSchema.parse(await writtenAt(site)).shell.version, '1.0.0');
});
