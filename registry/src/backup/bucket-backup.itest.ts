import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { type TestContext, test } from 'node:test';
import { bucketPlace, createBackup, openBackup, placeOf } from '@sundara/node/backup';
import { startBucketServer } from '@sundara/node/testing';

const PART_BYTES = 10;
const DUMP = 'a dump of more than three parts, each of ten bytes';

const startBucket = async (t: TestContext) => {
  const server = await startBucketServer('backups');
  t.after(server.stop);
  const { endpoint, region, accessKeyId, secretAccessKey } = server.settings;
  const url = `${endpoint}/backups/sundara/2026-11-29`;
  const keys = { region, accessKeyId, secretAccessKey };
  return { server, url, keys, place: bucketPlace({ url, ...keys }, PART_BYTES) };
};

const refused = (message: RegExp) => ({ name: 'BackupFault', message });

test('a backup lies in a bucket in parts, and is read again as it was written', async (t) => {
  const { server, place } = await startBucket(t);
  const backup = await createBackup(place);
  await backup.write('database.dump', Readable.from([...DUMP].map((letter) => Buffer.from(letter))));
  await backup.write('nothing.txt', Buffer.alloc(0));
  assert.ok(![...server.objects.keys()].some((key) => key.includes('manifest')), 'not whole yet');
  await backup.finish();
  const parts = [...server.objects].filter(([key]) => key.includes('database.dump/'));
  assert.deepEqual(
    parts.map(([key, { length }]) => [key.split('/').at(-1), length]),
    [0, 1, 2, 3, 4, 5].map((number) => [`00000${number}`, number < 5 ? PART_BYTES : 0]),
  );
  const read = await openBackup(place);
  assert.deepEqual(read.list(''), ['database.dump', 'nothing.txt']);
  assert.equal((await read.read('database.dump')).toString(), DUMP);
  assert.equal((await read.read('nothing.txt')).length, 0);
  await assert.rejects(createBackup(place), refused(/2026-11-29 is not empty: name a new folder/));
});

test('a part that is missing or was changed, and a manifest that is not there, are refused', async (t) => {
  const { server, place } = await startBucket(t);
  const backup = await createBackup(place);
  await backup.write('database.dump', Buffer.from(DUMP));
  await backup.finish();
  const find = (end: string) => [...server.objects.keys()].find((key) => key.endsWith(end)) ?? '';
  const read = await openBackup(place);
  const kept = server.objects.get(find('dump/000000')) ?? Buffer.alloc(0);
  server.objects.set(find('dump/000000'), Buffer.from('not the dump'));
  await assert.rejects(read.read('database.dump'), refused(/dump is not what was backed up/));
  server.objects.delete(find('dump/000000'));
  await assert.rejects(read.read('database.dump'), refused(/dump is not (there|what was backed up)/));
  server.objects.set('sundara/2026-11-29/database.dump/000000', kept);
  for (const key of server.objects.keys()) if (key.includes('manifest.json/')) server.objects.delete(key);
  await assert.rejects(openBackup(place), refused(/holds no whole backup/));
});

test('an address without a folder, keys that are missing or wrong, and a bucket that is away say so', async (t) => {
  const { server, url, keys } = await startBucket(t);
  const env = {
    AWS_ACCESS_KEY_ID: keys.accessKeyId,
    AWS_SECRET_ACCESS_KEY: 'wrong',
    AWS_REGION: keys.region,
  };
  assert.throws(() => placeOf('https://s3.example/backups', env), refused(/named with a folder in it/));
  assert.throws(() => placeOf(url, {}), refused(/needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY/));
  await assert.rejects(createBackup(placeOf(url, env)), refused(/can't be listed \(SignatureDoesNotMatch\)/));
  const good = placeOf(`${url}/`, { ...env, AWS_SECRET_ACCESS_KEY: keys.secretAccessKey });
  await (await createBackup(good)).finish();
  await server.stop();
  await assert.rejects(openBackup(good), refused(/holds no whole backup/));
});
