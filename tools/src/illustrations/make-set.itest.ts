import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { makeSet } from './make-set.ts';
import { ILLUSTRATIONS } from './set/set.ts';

const [first, second] = ILLUSTRATIONS.filter(({ kind }) => kind === 'portrait');
assert.ok(first && second);
let folder: string;

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sundara-illustrations-'));
});
after(() => rm(folder, { recursive: true, force: true }));

const files = async () => (await readdir(path.join(folder, 'portrait'))).sort();

test('each illustration is written in its widths, at the ratio of its sheet', async () => {
  assert.equal(await makeSet([first], folder), 1);
  assert.deepEqual(
    await files(),
    [`${first.id}-320.avif`, `${first.id}-640.avif`, `${first.id}-640.jpg`].sort(),
  );
  for (const [file, format, width] of [
    [`${first.id}-320.avif`, 'heif', 320],
    [`${first.id}-640.jpg`, 'jpeg', 640],
  ] as const) {
    const seen = await sharp(await readFile(path.join(folder, 'portrait', file))).metadata();
    assert.deepEqual([seen.format, seen.width, seen.height], [format, width, width]);
  }
});

test('what is there of this version is not written again, as browsers keep it; what is left over goes', async () => {
  const file = path.join(folder, 'portrait', `${first.id}-640.avif`);
  const { mtimeMs } = await stat(file);
  await writeFile(path.join(folder, 'portrait', 'stray-640.avif'), 'x');
  assert.equal(await makeSet([first, second], folder), 1);
  assert.equal((await stat(file)).mtimeMs, mtimeMs);
  assert.equal((await files()).length, 6);
  assert.equal(await makeSet([second], folder), 0);
  assert.ok((await files()).every((name) => name.startsWith(`${second.id}-`)));
});
