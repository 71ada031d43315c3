import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { takeActs } from '../core/take-acts.ts';
import { Refusal } from '../refusal.ts';
import { fileText, temporaryFolder, writeBuild } from '../testing/build-folder.ts';
import { aRemoteRecord } from '../testing/release-records.ts';
import { ACTOR, emptyRegistry } from '../testing/stocked-registry.ts';
import { publish } from './publish.ts';

const booking = aRemoteRecord('booking', '1.0.0');
const PLACE = 'remotes/booking/1.0.0';

type Test = Parameters<typeof emptyRegistry>[0];

const prepare = async (t: Test) => {
  const { registry, settings } = await emptyRegistry(t, ['releases/booking']);
  const folder = await temporaryFolder(t, 'builds');
  return { registry, settings, folder, build: await writeBuild(folder, booking) };
};

test('a published release holds every file, its hash and its compressed forms', async (t) => {
  const { registry, build } = await prepare(t);
  const seen: number[] = [];
  const { hash } = await publish(registry, build, ACTOR, ({ stored, total }) => seen.push(stored / total));
  const release = await registry.readRelease(booking);
  assert.equal(release?.hash, hash);
  assert.equal(release?.record.publishedBy, ACTOR.who);
  assert.equal(release?.record.notes, ACTOR.why);
  const text = Buffer.from(fileText(booking, 'remoteEntry.js'));
  assert.deepEqual(release?.record.files['remoteEntry.js'], {
    integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
    size: text.length,
  });
  const read = async (ending: string) =>
    (await registry.files.read(`${PLACE}/remoteEntry.js${ending}`)) ?? Buffer.of();
  assert.deepEqual(await read(''), text);
  assert.deepEqual(brotliDecompressSync(await read('.br')), text);
  assert.deepEqual(gunzipSync(await read('.gz')), text);
  assert.equal(seen.at(-1), 1);
  assert.deepEqual(await registry.documents.list('reservations/'), []);
});

test('publishing stands in the history of the id, with who, why and the record', async (t) => {
  const { registry, build } = await prepare(t);
  const { hash } = await publish(registry, build, ACTOR);
  const acts = await takeActs(registry.history('releases/booking'));
  const [{ id: _, at: __, ...act } = assert.fail('There is no act.')] = acts;
  assert.deepEqual(act, {
    subject: 'releases/booking',
    sequence: 1,
    act: 'publish',
    ...ACTOR,
    from: null,
    to: null,
    details: { release: 'booking@1.0.0', record: hash },
    previous: null,
  });
  assert.equal(acts.length, 1);
});

test('an existing version is refused and stays as it is', async (t) => {
  const { registry, build } = await prepare(t);
  await publish(registry, build, ACTOR);
  const before = await registry.files.read(`${PLACE}/remoteEntry.js`);
  await writeFile(path.join(build, 'remoteEntry.js'), 'changed');
  await assert.rejects(
    publish(registry, build, ACTOR),
    new Refusal('booking@1.0.0 is published already and stays as it is: build a new version.'),
  );
  assert.deepEqual(await registry.files.read(`${PLACE}/remoteEntry.js`), before);
});

test('of two that publish the same version at once, one is refused', async (t) => {
  const { registry, build } = await prepare(t);
  const outcomes = await Promise.allSettled([
    publish(registry, build, ACTOR),
    publish(registry, build, ACTOR),
  ]);
  assert.deepEqual(outcomes.map((outcome) => outcome.status).sort(), ['fulfilled', 'rejected']);
  const [refused] = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  assert.match(String(refused), /booking@1\.0\.0 is being published by/);
  assert.deepEqual(await registry.documents.list('reservations/'), []);
});

test('a publisher that lacks the key is refused before anything is stored', async (t) => {
  const { registry, settings, build } = await prepare(t);
  await rm(path.join(settings.keysDir, 'releases-booking.pem'));
  await assert.rejects(
    publish(registry, build, ACTOR),
    /There is no key for releases\/booking in .*KEYS_DIR/,
  );
  assert.deepEqual(await registry.files.list(''), []);
});

test('a record that was changed afterwards is refused, and so is one that is gone', async (t) => {
  const { registry, build } = await prepare(t);
  await publish(registry, build, ACTOR);
  const place = `${PLACE}/record.json`;
  const record = (await registry.files.read(place))?.toString() ?? '';
  await registry.files.write(place, Buffer.from(record.replace('"size":', '"size":1')));
  await assert.rejects(
    registry.readRelease(booking),
    /is not the record that was published as booking@1\.0\.0/,
  );
  await registry.files.remove(PLACE);
  await assert.rejects(registry.listReleases(), /The files of booking@1\.0\.0 are not there/);
});

test('a folder without a build, or with one that lacks a file, is told by name', async (t) => {
  const { registry, folder, build } = await prepare(t);
  await assert.rejects(publish(registry, folder, ACTOR), /holds no build\.json: name the folder of a build/);
  await rm(path.join(build, 'remoteEntry.js'));
  await assert.rejects(
    publish(registry, build, ACTOR),
    /names remoteEntry\.js, which the folder doesn't hold/,
  );
  assert.deepEqual((await registry.listReleases()).releases, []);
});

test('a build whose version would leave the registry is refused', async (t) => {
  const { registry, build } = await prepare(t);
  const manifest = path.join(build, 'build.json');
  const text = await readFile(manifest, 'utf8');
  await writeFile(manifest, text.replace('"version":"1.0.0"', '"version":"../../1.0.0"'));
  await assert.rejects(publish(registry, build, ACTOR), /version: A version is written/);
});
