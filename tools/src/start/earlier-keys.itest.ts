import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { marketplaceOf } from './marketplace.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

test('a start takes over the keys of a data folder from before a root signed their list, once', async (t) => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sundara-start-'));
  t.after(() => rm(dataDir, { recursive: true, force: true }));
  const trustFile = path.join(dataDir, 'keys/trust.json');
  const seen = path.join(dataDir, 'trusted-keys.json');
  const marketplace = marketplaceOf(ROOT, dataDir);
  await marketplace.createKeys(['environment/local']);
  const { keys } = JSON.parse(await readFile(seen, 'utf8')).document;
  await writeFile(trustFile, JSON.stringify({ keys }));
  for (const gone of ['registry', 'keys/root.pem', 'trusted-keys.json'])
    await rm(path.join(dataDir, gone), { recursive: true });
  await marketplace.takeOverKeys();
  const trust = await readFile(trustFile, 'utf8');
  assert.deepEqual(Object.keys(JSON.parse(trust)), ['roots']);
  assert.deepEqual(JSON.parse(await readFile(seen, 'utf8')).document.keys, keys);
  await marketplace.takeOverKeys();
  assert.equal(await readFile(trustFile, 'utf8'), trust);
  assert.equal((await marketplace.status()).environments.size, 0);
});
