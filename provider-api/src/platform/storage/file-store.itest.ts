import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import {
  type BucketServer,
  makeTemporaryFolder,
  removeFolder,
  startBucketServer,
} from '@sundara/node/testing';
import { type BucketSettings, createBucketStore } from './bucket-store.ts';
import { createFolderStore, type FileStore } from './file-store.ts';
import { StoreFailure } from './store-failure.ts';

const NAME = 'salon_gallery/4f/4f0c-320.webp';
const bytes = (text: string) => Buffer.from(text);

let folder: string;
let bucket: BucketServer;
before(async () => {
  folder = await makeTemporaryFolder();
  bucket = await startBucketServer('pictures');
});
after(async () => {
  await removeFolder(folder);
  await bucket.stop();
});

const STORES: Readonly<Record<string, () => FileStore>> = {
  'a folder': () => createFolderStore(folder),
  'a bucket': () => createBucketStore(bucket.settings),
};

for (const [kind, open] of Object.entries(STORES)) {
  describe(kind, () => {
    it('gives what was put, the last of it, and nothing of what was not or is removed', async () => {
      const store = open();
      assert.equal(await store.get(NAME), undefined);
      await store.remove(NAME);
      await store.put(NAME, bytes('one'));
      await store.put(NAME, bytes('other'));
      await store.put('salon_gallery/4f/4f0c-640.webp', bytes('wide'));
      assert.deepEqual(await store.get(NAME), bytes('other'));
      await store.remove(NAME);
      assert.equal(await store.get(NAME), undefined);
      assert.deepEqual(await store.get('salon_gallery/4f/4f0c-640.webp'), bytes('wide'));
    });

    it('keeps each of many that are put at once, byte for byte', async () => {
      const store = open();
      const all = Array.from({ length: 20 }, (_, n) => Buffer.alloc(50_000, n));
      await Promise.all(all.map((each, n) => store.put(`work_images/aa/${n}.webp`, each)));
      for (const [n, each] of all.entries())
        assert.deepEqual(await store.get(`work_images/aa/${n}.webp`), each);
      const listed = (await store.list()).filter((name) => name.startsWith('work_images/'));
      assert.deepEqual(listed, all.map((_, n) => `work_images/aa/${n}.webp`).sort());
    });
  });
}

describe('a folder whose disk fails', () => {
  it('says so as a store that fails, whatever it is asked', async () => {
    // A file can't contain files, so every access fails.
    const store = createFolderStore(process.execPath);
    const asks = [() => store.put(NAME, bytes('one')), () => store.get(NAME), () => store.ready()];
    for (const ask of asks)
      await assert.rejects(ask, (error) => {
        assert.ok(error instanceof StoreFailure);
        assert.match(error.message, /^The folder of uploads does not \w+ a file \(E\w+\): see DATA_DIR\.$/);
        return true;
      });
  });

  it('is not ready without room for a few pictures', async () => {
    await createFolderStore(folder).ready();
    await assert.rejects(
      createFolderStore(folder, Number.MAX_SAFE_INTEGER).ready(),
      /The disk of uploads is full/,
    );
  });
});

describe('a bucket', () => {
  const store = (change: Partial<BucketSettings> = {}, limitMs?: number) =>
    createBucketStore({ ...bucket.settings, ...change }, limitMs);
  const failure = (sentence: RegExp) => (error: unknown) => {
    assert.ok(error instanceof StoreFailure);
    assert.match(error.message, sentence);
    assert.doesNotMatch(error.message, /4f0c|salon_gallery|TESTKEY|secret/);
    return true;
  };
  beforeEach(() => {
    bucket.faults.length = 0;
    bucket.mayList = true;
  });

  it('is asked once more when it fails or the line drops, and not for ever', async () => {
    bucket.faults.push(500);
    await store().put(NAME, bytes('kept'));
    bucket.faults.push('cut');
    assert.deepEqual(await store().get(NAME), bytes('kept'));
    bucket.faults.push(503, 503);
    await assert.rejects(store().get(NAME), failure(/^The bucket of uploads does not give a file/));
    bucket.faults.push('cut', 'cut');
    await assert.rejects(store().put(NAME, bytes('x')), failure(/does not answer \(.+\)\.$/));
  });

  it('is not waited for longer than the limit', async () => {
    bucket.faults.push('silent', 'silent');
    await assert.rejects(store({}, 100).get(NAME), failure(/does not answer \(no answer within/));
  });

  it('that refuses our keys, or is not there, is no empty one', async () => {
    await assert.rejects(store({ secretAccessKey: 'another' }).get(NAME), failure(/SignatureDoesNotMatch/));
    await assert.rejects(store({ bucket: 'missing' }).get(NAME), failure(/NoSuchBucket/));
  });

  it('that hides what it does not have counts as without it, and is told of once; what it may not take fails', async () => {
    const warned: string[] = [];
    const hiding = createBucketStore(bucket.settings, undefined, (sentence) => warned.push(sentence));
    bucket.mayList = false;
    await hiding.put(NAME, bytes('kept'));
    assert.deepEqual(await hiding.get(NAME), bytes('kept'));
    for (const name of ['salon_gallery/4f/none-320.webp', 'salon_gallery/4f/none-640.webp'])
      assert.equal(await hiding.get(name), undefined);
    assert.equal(warned.length, 1);
    assert.match(warned[0] ?? '', /need ListBucket/);
    bucket.faults.push(403);
    await assert.rejects(
      hiding.put(NAME, bytes('x')),
      failure(/^The bucket of uploads does not take a file/),
    );
  });
});
