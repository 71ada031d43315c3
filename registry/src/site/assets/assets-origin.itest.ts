import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import fastify from 'fastify';
import { fileText } from '../../testing/build-folder.ts';
import { dataOf } from '../../testing/page-data.ts';
import { ask, runSite } from '../../testing/running-site.ts';
import { stockedRegistry } from '../../testing/stocked-registry.ts';
import { readSettings } from '../settings.ts';
import { assets } from './assets.ts';
import { createFileCache } from './file-cache.ts';

const ASSETS_URL = 'http://assets.localhost:3000';
const ENTRY = '/assets/remotes/discovery/1.0.0/remoteEntry.js';
const TEXT = Buffer.from(fileText({ id: 'discovery', version: '1.0.0' }, 'remoteEntry.js'));

test('with ASSETS_URL a page names its files there, and its policy lets them in', async (t) => {
  const { dataDir } = await stockedRegistry(t);
  const site = await runSite(t, { DATA_DIR: dataDir, ASSETS_URL });
  const page = await ask(site, '/');
  const { composition, preload } = dataOf(page);
  assert.equal(composition.remotes.discovery?.entry.url, ASSETS_URL + ENTRY);
  assert.ok(preload.length > 0 && preload.every(({ url }) => url.startsWith(`${ASSETS_URL}/assets/`)));
  assert.match(
    page.body.toString(),
    new RegExp(`<script defer src="${ASSETS_URL}/assets/shell/1.0.0/main.js"`),
  );
  assert.match(
    `${page.headers['content-security-policy']}`,
    new RegExp(`connect-src 'self' ${ASSETS_URL}[ ;]`),
  );
});

test('the host of the files answers them to every origin, and nothing else but how it is', async (t) => {
  const { dataDir } = await stockedRegistry(t);
  const site = await runSite(t, { DATA_DIR: dataDir, ASSETS_URL });
  const at = (path: string) => ask(site, path, { headers: { host: 'assets.localhost:3000' } });
  const { status, headers } = await at(ENTRY);
  assert.equal(status, 200);
  assert.equal(headers['access-control-allow-origin'], '*');
  assert.equal(headers['timing-allow-origin'], '*');
  assert.equal(headers['cross-origin-resource-policy'], 'cross-origin');
  assert.equal((await at('/healthz')).status, 200);
  for (const path of [
    '/',
    '/salon/7',
    '/api/public/salons',
    '/sandbox/checkout.js',
    '/favicon.svg',
    '/assets',
  ])
    assert.equal((await at(path)).status, 404, path);
  assert.equal((await at('/api/releases/overview')).status, 404);
});

test('files come out of a bucket as out of a folder', async (t) => {
  const { registry } = await stockedRegistry(t);
  let isUp = true;
  const read = async (path: string) => {
    if (!isUp) throw new Error('no answer');
    return registry.files.read(path);
  };
  const app = fastify();
  t.after(() => app.close());
  await app.register(assets, {
    prefix: '/assets',
    files: createFileCache({ read }, 1_000_000),
    settings: readSettings({}),
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const packed = await ask(origin, ENTRY, { headers: { 'accept-encoding': 'br' } });
  assert.equal(packed.headers['content-encoding'], 'br');
  assert.deepEqual(brotliDecompressSync(packed.body), TEXT);
  assert.equal(packed.headers['cache-control'], 'public, max-age=31536000, immutable');
  const plain = await ask(origin, ENTRY);
  assert.deepEqual(plain.body, TEXT);
  assert.match(plain.headers['content-type'] ?? '', /^text\/javascript/);
  for (const hidden of ['/assets/remotes/discovery/1.0.0/record.json', `${ENTRY}.br`, '/assets/../secret'])
    assert.equal((await ask(origin, hidden)).status, 404);
  isUp = false;
  assert.equal((await ask(origin, ENTRY)).status, 200);
  const lost = await ask(origin, '/assets/remotes/booking/1.0.0/remoteEntry.js');
  assert.deepEqual([lost.status, lost.headers['cache-control']], [503, 'no-store']);
});
