import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { startPostgresCluster } from '@sundara/node/testing';
import { promote } from '../acts/promote.ts';
import { bucketServer } from '../testing/bucket-server.ts';
import { fileText } from '../testing/build-folder.ts';
import { dataOf } from '../testing/page-data.ts';
import { ask, runSite } from '../testing/running-site.ts';
import { ACTOR, bookingRelease, stock, stockedRegistry } from '../testing/stocked-registry.ts';

const versionAt = async (site: string) => dataOf(await ask(site, '/')).composition.remotes.booking?.version;

test('with documents in PostgreSQL a promotion holds for any page half a second later, and pages go on without the database', async (t) => {
  const server = await startPostgresCluster();
  let isUp = true;
  const stop = async () => {
    if (isUp) await server.stop();
    isUp = false;
  };
  t.after(stop);
  const variables = { REGISTRY_DATABASE_URL: server.url };
  const stocked = await stockedRegistry(t, variables);
  await stock(t, stocked, [bookingRelease('1.1.0')]);
  let time = 0;
  const site = await runSite(t, stocked.variables, { now: () => time });
  assert.equal(await versionAt(site), '1.0.0');
  await promote(stocked.registry, 'local', [{ id: 'booking', version: '1.1.0' }], ACTOR);
  time += 500;
  assert.equal(await versionAt(site), '1.1.0');
  await stop();
  for (let page = 0; page < 3; page += 1) {
    assert.equal(await versionAt(site), '1.1.0');
    time += 300;
  }
});

test('with documents in a folder a promotion holds for any page a quarter of a second later', async (t) => {
  const stocked = await stockedRegistry(t);
  await stock(t, stocked, [bookingRelease('1.1.0')]);
  let time = 0;
  const site = await runSite(t, stocked.variables, { now: () => time });
  assert.equal(await versionAt(site), '1.0.0');
  await promote(stocked.registry, 'local', [{ id: 'booking', version: '1.1.0' }], ACTOR);
  time += 249;
  assert.equal(await versionAt(site), '1.0.0', 'pages in between share one look');
  time += 1;
  assert.equal(await versionAt(site), '1.1.0');
});

test('with files in a bucket a page and its files come as from a folder', async (t) => {
  const bucket = await bucketServer(t);
  const stocked = await stockedRegistry(t, bucket.variables);
  const site = await runSite(t, stocked.variables);
  assert.equal(await versionAt(site), '1.0.0');
  const entry = '/assets/remotes/booking/1.0.0/remoteEntry.js';
  const file = await ask(site, entry, { headers: { 'accept-encoding': 'br' } });
  assert.equal(
    brotliDecompressSync(file.body).toString(),
    fileText({ id: 'booking', version: '1.0.0' }, 'remoteEntry.js'),
  );
  assert.equal((await ask(site, '/favicon.svg')).status, 200);
  assert.equal((await ask(site, '/assets/remotes/booking/1.0.0/record.json')).status, 404);
  assert.equal((await ask(site, '/assets/~tampered/remotes/booking/1.0.0/remoteEntry.js')).status, 200);
});
