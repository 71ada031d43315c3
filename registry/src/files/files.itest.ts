import assert from 'node:assert/strict';
import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { settingsFrom } from '../core/open-registry.ts';
import { bucketServer } from '../testing/bucket-server.ts';
import { temporaryFolder } from '../testing/build-folder.ts';
import { bucketFiles } from './bucket-files.ts';
import type { FileStore } from './file-store.ts';
import { folderFiles } from './folder-files.ts';

const bucketOf = (variables: Readonly<Record<string, string>>): FileStore => {
  const { bucket } = settingsFrom(variables);
  return bucketFiles(bucket ?? assert.fail('There is no bucket.'));
};

const STORES: Readonly<Record<string, (t: TestContext) => Promise<FileStore>>> = {
  folder: async (t) => folderFiles(await temporaryFolder(t, 'files')),
  bucket: async (t) => bucketOf((await bucketServer(t)).variables),
};

const BYTES = Buffer.from(Array.from({ length: 256 }, (_, value) => value));

for (const [kind, open] of Object.entries(STORES)) {
  test(`${kind}: a file is read as it was written, and one that isn't there is undefined`, async (t) => {
    const files = await open(t);
    await files.write('remotes/booking/1.0.0/c/home+a@2.js', BYTES);
    assert.deepEqual(await files.read('remotes/booking/1.0.0/c/home+a@2.js'), BYTES);
    assert.equal(await files.read('remotes/booking/1.0.0/c/away.js'), undefined);
    assert.equal(await files.read('remotes/booking/1.0.0/c'), undefined);
    assert.equal(await files.read('remotes/booking/1.0.0/c/home+a@2.js/deeper'), undefined);
    await files.write('shell/1.0.0/empty.txt', Buffer.of());
    assert.deepEqual(await files.read('shell/1.0.0/empty.txt'), Buffer.of());
  });

  test(`${kind}: a list names every file below a folder and none beside it, sorted`, async (t) => {
    const files = await open(t);
    const inside = Array.from({ length: 8 }, (_, index) => `remotes/booking/1.0.0/c/${index}.js`);
    for (const file of ['remotes/booking/1.0.01/x.js', ...inside.toReversed(), 'shell/1.0.0/main.js'])
      await files.write(file, BYTES);
    assert.deepEqual(await files.list('remotes/booking/1.0.0'), inside);
    assert.deepEqual(await files.list('remotes/booking/1.0.0/'), inside);
    assert.equal((await files.list('')).length, 10);
    assert.deepEqual(await files.list('remotes/salon'), []);
  });

  test(`${kind}: removing takes everything below a folder and nothing beside it`, async (t) => {
    const files = await open(t);
    for (let index = 0; index < 20; index += 1) await files.write(`shell/1.0.0/${index}.js`, BYTES);
    await files.write('shell/1.0.01/main.js', BYTES);
    await files.remove('shell/1.0.0');
    assert.deepEqual(await files.list(''), ['shell/1.0.01/main.js']);
    await files.remove('shell/1.0.0');
    await assert.rejects(files.remove(''), /is no path of the registry/);
  });

  test(`${kind}: nothing has a path that is longer than a file system knows`, async (t) => {
    const files = await open(t);
    assert.equal(await files.read(`remotes/${'x'.repeat(300)}/1.0.0/record.json`), undefined);
  });

  test(`${kind}: no path leaves the store`, async (t) => {
    const files = await open(t);
    for (const file of [
      '../secret',
      'shell/../../secret',
      '/etc/passwd',
      'shell//main.js',
      '.drafts/a',
      'a\0b',
    ])
      for (const act of [() => files.read(file), () => files.write(file, BYTES), () => files.remove(file)])
        await assert.rejects(act, /is no path of the registry/, file);
  });
}

test('folder: a place that can not be written or read is told with the code of the system', async (t) => {
  const root = await temporaryFolder(t, 'files');
  const files = folderFiles(root);
  await files.write('shell', BYTES);
  await assert.rejects(
    files.write('shell/1.0.0/main.js', BYTES),
    /shell\/1\.0\.0\/main\.js can't be written \(E/,
  );
  await symlink(path.join(root, 'loop'), path.join(root, 'loop'));
  await assert.rejects(files.read('loop'), /loop can't be read \(ELOOP\)/);
});

test('bucket: files lie below the folder that the address names', async (t) => {
  const server = await bucketServer(t);
  const files = bucketOf(server.variables);
  await files.write('shell/1.0.0/main.js', BYTES);
  assert.deepEqual([...server.objects.keys()], ['sundara/shell/1.0.0/main.js']);
});

test('bucket: a wrong secret and a wrong bucket are told with the code of the bucket', async (t) => {
  const { variables } = await bucketServer(t);
  const stranger = bucketOf({ ...variables, AWS_SECRET_ACCESS_KEY: 'wrong' });
  await assert.rejects(stranger.read('shell/1.0.0/main.js'), /can't be read \(SignatureDoesNotMatch\)/);
  await assert.rejects(
    stranger.write('shell/1.0.0/main.js', BYTES),
    /can't be written \(SignatureDoesNotMatch\)/,
  );
  const address = variables.REGISTRY_BUCKET_URL?.replace('/releases/', '/other/') ?? '';
  const lost = bucketOf({ ...variables, REGISTRY_BUCKET_URL: address });
  await assert.rejects(
    lost.read('shell/1.0.0/main.js'),
    /can't be read \(NoSuchBucket\): check REGISTRY_BUCKET_URL/,
  );
  await assert.rejects(lost.list(''), /can't be listed \(NoSuchBucket\)/);
});

test('bucket: a request that fails on the way is sent again, and told when it fails thrice', async (t) => {
  const server = await bucketServer(t);
  const files = bucketOf(server.variables);
  server.faults.push('cut', 500);
  await files.write('shell/1.0.0/main.js', BYTES);
  assert.deepEqual(await files.read('shell/1.0.0/main.js'), BYTES);
  server.faults.push(503, 503, 503);
  await assert.rejects(files.read('shell/1.0.0/main.js'), /can't be read \(InternalError\)/);
  server.faults.push('cut', 'cut', 'cut');
  await assert.rejects(files.list(''), /doesn't answer \(.+\): check REGISTRY_BUCKET_URL/);
});
