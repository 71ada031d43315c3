import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Refusal } from '../refusal.ts';
import { layoutOf } from '../store/layout.ts';
import { listReleases, readRelease } from '../store/releases.ts';
import { fileText, temporaryFolder, writeBuild } from '../testing/build-folder.ts';
import { aRemoteRecord, aShellRecord } from '../testing/release-records.ts';
import { publish } from './publish.ts';

const booking = aRemoteRecord('booking', '1.0.0');

test('a published release holds every file, its hash and its compressed forms', async (t) => {
  const folder = await temporaryFolder(t, 'publish');
  const layout = layoutOf(folder);
  await publish(layout, await writeBuild(folder, booking));
  const record = await readRelease(layout, booking);
  const text = Buffer.from(fileText(booking, 'remoteEntry.js'));
  assert.deepEqual(record?.files['remoteEntry.js'], {
    integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
    size: text.length,
  });
  const stored = path.join(layout.release('booking', '1.0.0'), 'remoteEntry.js');
  assert.deepEqual(await readFile(stored), text);
  assert.deepEqual(brotliDecompressSync(await readFile(`${stored}.br`)), text);
  assert.deepEqual(gunzipSync(await readFile(`${stored}.gz`)), text);
});

test('an existing version is refused and stays as it is', async (t) => {
  const folder = await temporaryFolder(t, 'publish');
  const layout = layoutOf(folder);
  const build = await writeBuild(folder, booking);
  await publish(layout, build);
  const before = await readFile(layout.record('booking', '1.0.0'));
  await writeFile(path.join(build, 'remoteEntry.js'), 'changed');
  await assert.rejects(
    publish(layout, build),
    new Refusal('booking@1.0.0 is published already and stays as it is: build a new version.'),
  );
  assert.deepEqual(await readFile(layout.record('booking', '1.0.0')), before);
});

test('of two that publish the same version at once, one is refused', async (t) => {
  const folder = await temporaryFolder(t, 'publish');
  const layout = layoutOf(folder);
  const build = await writeBuild(folder, booking);
  const outcomes = await Promise.allSettled([publish(layout, build), publish(layout, build)]);
  assert.deepEqual(outcomes.map((outcome) => outcome.status).sort(), ['fulfilled', 'rejected']);
  assert.deepEqual(await readdir(layout.incoming), []);
});

test('a release that was cut off on its way in is no release', async (t) => {
  const folder = await temporaryFolder(t, 'publish');
  const layout = layoutOf(folder);
  const build = await writeBuild(folder, booking);
  await publish(layout, build);
  const halfway = path.join(layout.incoming, 'shell-1.0.0-cut-off');
  await writeBuild(halfway, aShellRecord('1.0.0'));
  const ids = (await listReleases(layout)).map(({ id }) => id);
  assert.deepEqual(ids, ['booking']);
  const yesterday = Date.now() / 1000 - 86_400;
  await utimes(halfway, yesterday, yesterday);
  await publish(layout, await writeBuild(folder, aRemoteRecord('booking', '1.0.1')));
  assert.deepEqual(await readdir(layout.incoming), []);
});

test('a folder without a build, or with one that lacks a file, is told by name', async (t) => {
  const folder = await temporaryFolder(t, 'publish');
  const layout = layoutOf(folder);
  await assert.rejects(publish(layout, folder), /holds no build\.json: name the folder of a build/);
  const build = await writeBuild(folder, booking);
  await rm(path.join(build, 'remoteEntry.js'));
  await assert.rejects(publish(layout, build), /names remoteEntry\.js, which the folder doesn't hold/);
  assert.deepEqual(await listReleases(layout), []);
});

test('a build whose version would leave the registry is refused', async (t) => {
  const folder = await temporaryFolder(t, 'publish');
  const layout = layoutOf(folder);
  const build = await writeBuild(folder, booking);
  const manifest = path.join(build, 'build.json');
  const text = await readFile(manifest, 'utf8');
  await writeFile(manifest, text.replace('"version":"1.0.0"', '"version":"../../1.0.0"'));
  await assert.rejects(publish(layout, build), /version: A version is written/);
});
