import assert from 'node:assert/strict';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { bucketServer } from '../../testing/bucket-server.ts';
import { fileText } from '../../testing/build-folder.ts';
import { ask, runSite } from '../../testing/running-site.ts';
import { stockedRegistry } from '../../testing/stocked-registry.ts';
import { createPublishedFiles } from './published-files.ts';

const FOLDER = 'remotes/booking/1.0.0';
const FILE = `${FOLDER}/remoteEntry.js`;
const TEXT = fileText({ id: 'booking', version: '1.0.0' }, 'remoteEntry.js');
const FOREIGN = TEXT.replace('booking', 'foreign');

const startSite = async (t: TestContext) => {
  const stocked = await stockedRegistry(t);
  const site = await runSite(t, { DATA_DIR: stocked.dataDir });
  return {
    placeOf: (file: string) => path.join(stocked.dataDir, 'registry/files', file),
    get: (file = FILE, encoding = 'identity') =>
      ask(site, `/assets/${file}`, { headers: { 'accept-encoding': encoding } }),
    site,
  };
};

/** Reads as the site does, and collects the reports to the operator. */
const readerOver = ({ registry }: Awaited<ReturnType<typeof stockedRegistry>>) => {
  const told: string[] = [];
  const { documents, files, keys } = registry;
  const { read } = createPublishedFiles({ documents, files, keys }, ({ message }) => told.push(message));
  return { read, told };
};

test('a file that was changed after it was published is 410 with a code, is kept by nobody, and is served again once it is mended', async (t) => {
  const { get, placeOf } = await startSite(t);
  assert.equal((await get()).body.toString(), TEXT);
  await writeFile(placeOf(FILE), FOREIGN);
  for (let times = 0; times < 2; times += 1) {
    const { status, headers, body } = await get();
    assert.deepEqual([status, headers['cache-control']], [410, 'no-store']);
    assert.match(body.toString(), /^REG212: /);
    assert.doesNotMatch(body.toString(), /foreign/);
  }
  await writeFile(placeOf(FILE), TEXT);
  const mended = await get();
  assert.deepEqual([mended.status, mended.body.toString()], [200, TEXT]);
  assert.match(mended.headers['cache-control'] ?? '', /immutable/);
});

test('a compressed form that opens to another file is not served either, nor what no release has', async (t) => {
  const { get, placeOf } = await startSite(t);
  await writeFile(placeOf(`${FILE}.gz`), gzipSync(FOREIGN));
  assert.equal((await get(FILE, 'gzip')).status, 410);
  assert.equal((await get(FILE, 'br')).status, 200);
  await writeFile(placeOf(`${FILE}.br`), 'no brotli');
  assert.equal((await get(FILE, 'br')).status, 410);
  await writeFile(placeOf(`${FOLDER}/planted.js`), FOREIGN);
  assert.equal((await get(`${FOLDER}/planted.js`)).status, 404);
});

test("the shell's files at the root and those of an asked-for failure are checked as well", async (t) => {
  const { site, placeOf } = await startSite(t);
  for (const file of ['shell/1.0.0/favicon.svg', FILE]) await writeFile(placeOf(file), FOREIGN);
  for (const address of ['/favicon.svg', `/assets/~wrong-type/${FILE}`]) {
    const { status, headers } = await ask(site, address);
    assert.deepEqual([status, headers['cache-control']], [410, 'no-store'], address);
  }
});

test('a record that was changed with its file doesn’t vouch for it', async (t) => {
  const { get, placeOf } = await startSite(t);
  const record = placeOf(`${FOLDER}/record.json`);
  const text = await readFile(record, 'utf8');
  await writeFile(record, text.replace(/"integrity":"sha384-./, '"integrity":"sha384-_'));
  assert.equal((await get()).status, 410);
  await writeFile(record, text);
  assert.equal((await get()).status, 200);
});

test('the operator is told of each wrong file once, and again when it was right in between', async (t) => {
  const stocked = await stockedRegistry(t);
  const { read, told } = readerOver(stocked);
  const place = path.join(stocked.dataDir, 'registry/files', FILE);
  const spoil = async () => {
    await writeFile(place, FOREIGN);
    for (let times = 0; times < 3; times += 1) await assert.rejects(read(FILE), /is not the file that was/);
  };
  await spoil();
  assert.equal(told.length, 1);
  assert.match(
    told[0] ?? '',
    /^remotes\/booking\/1\.0\.0\/remoteEntry\.js is not the file .* booking@1\.0\.0/,
  );
  await writeFile(place, TEXT);
  assert.equal(String(await read(FILE)), TEXT);
  await spoil();
  assert.equal(told.length, 2);
});

test('where the signed log is lost, the record vouches for the files as it lies', async (t) => {
  const stocked = await stockedRegistry(t);
  const { read } = readerOver(stocked);
  const log = path.join(stocked.dataDir, 'registry/documents/releases/booking');
  await rename(log, `${log}-away`);
  assert.equal(String(await read(FILE)), TEXT);
  const place = path.join(stocked.dataDir, 'registry/files', FILE);
  await writeFile(place, FOREIGN);
  await assert.rejects(read(FILE), /is not the file that was/);
  await rm(path.join(stocked.dataDir, 'registry/files', FOLDER, 'record.json'));
  assert.equal(await read(FILE), undefined);
});

test('a file of a bucket is checked as one of a folder', async (t) => {
  const bucket = await bucketServer(t);
  const stocked = await stockedRegistry(t, bucket.variables);
  await stocked.registry.files.write(FILE, Buffer.from(FOREIGN));
  const site = await runSite(t, stocked.variables);
  assert.equal((await ask(site, `/assets/${FILE}`)).status, 410);
  assert.equal((await ask(site, `/assets/${FOLDER}/routes-home.js`)).status, 200);
  await stocked.registry.files.write(FILE, Buffer.from(TEXT));
  assert.equal((await ask(site, `/assets/${FILE}`)).body.toString(), TEXT);
});
