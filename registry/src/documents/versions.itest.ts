import assert from 'node:assert/strict';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { temporaryFolder } from '../testing/build-folder.ts';
import { addVersion, KEPT_MS, prune, versionsIn } from './versions.ts';

const prepare = async (t: TestContext) => {
  const root = await temporaryFolder(t, 'versions');
  const [drafts, folder] = [path.join(root, 'drafts'), path.join(root, 'document')];
  await mkdir(folder);
  for (const version of [1, 2, 3]) assert.ok(await addVersion(drafts, folder, version, String(version)));
  return { drafts, folder };
};

test('a version is added once, and leaves no draft', async (t) => {
  const { drafts, folder } = await prepare(t);
  assert.equal(await addVersion(drafts, folder, 3, 'late'), false);
  assert.equal(await addVersion(drafts, path.join(folder, 'gone'), 1, 'late'), false);
  assert.deepEqual(await readdir(drafts), []);
});

test('versions that were followed go after their time, the last one never', async (t) => {
  const { folder } = await prepare(t);
  await prune(folder, [1, 2, 3], Date.now());
  assert.deepEqual(await versionsIn(folder), [1, 2, 3]);
  await prune(folder, [1, 2, 3], Date.now() + KEPT_MS + 1000);
  assert.deepEqual(await versionsIn(folder), [3]);
  await prune(folder, [3], Date.now() + KEPT_MS + 1000);
  assert.deepEqual(await versionsIn(folder), [3]);
});

test('ten is behind nine', async (t) => {
  const { drafts, folder } = await prepare(t);
  for (const version of [10, 9]) await addVersion(drafts, folder, version, '');
  assert.deepEqual(await versionsIn(folder), [1, 2, 3, 9, 10]);
});
