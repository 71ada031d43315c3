import assert from 'node:assert/strict';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '../../testing/build-folder.ts';
import { overrideSecret } from './secret.ts';

test('site servers that start at once on one folder sign with the same key, and none meets half of one', async (t) => {
  const folder = await temporaryFolder(t, 'secrets');
  for (let round = 0; round < 20; round += 1) {
    const file = path.join(folder, `${round}`, 'override-secret');
    const secrets = await Promise.all(Array.from({ length: 8 }, () => overrideSecret(undefined, file)));
    const kept = (await readFile(file, 'utf8')).trim();
    assert.deepEqual([...new Set(secrets)], [kept]);
    assert.deepEqual(await readdir(path.dirname(file)), ['override-secret'], 'no draft is left');
  }
});

test('a key that is too short is refused with the way to a new one, and stays as it is', async (t) => {
  const file = path.join(await temporaryFolder(t, 'secrets'), 'override-secret');
  await writeFile(file, 'short');
  await assert.rejects(overrideSecret(undefined, file), /holds no key of at least 16 characters: remove it/);
  await assert.rejects(
    overrideSecret('short', file),
    /OVERRIDE_SECRET has 5 characters, but needs at least 16/,
  );
  assert.equal(await readFile(file, 'utf8'), 'short');
});

test('where no key can be kept, the refusal says where and why', async (t) => {
  const folder = await temporaryFolder(t, 'secrets');
  await writeFile(path.join(folder, 'a-file'), '');
  await assert.rejects(
    overrideSecret(undefined, path.join(folder, 'a-file', 'override-secret')),
    /override-secret can't be (read|written) \((ENOTDIR|EEXIST)\)/,
  );
});
