import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { makeTemporaryFolder, removeFolder } from '@sundara/node/testing';
import sharp from 'sharp';
import { imageOf } from '../../areas/marketplace/salons/pictures.ts';
import { renderPicture } from './picture-renderer.ts';
import { openStandIns, standInOf } from './stand-ins.ts';

let folder: string;
before(async () => {
  folder = await makeTemporaryFolder();
});
after(() => removeFolder(folder));

test('a picture that has been drawn is stood in for by a blurred copy, before that by its colours', async () => {
  assert.match(imageOf('cover', 'stand-in-1', '').placeholder, /^data:image\/svg\+xml,/);
  const { learn } = await openStandIns(path.join(folder, 'learn.txt'), assert.ifError);
  await learn(
    'cover',
    'stand-in-1',
    await renderPicture({ kind: 'cover', seed: 'stand-in-1', width: 320, format: 'avif' }),
  );
  const { placeholder } = imageOf('cover', 'stand-in-1', '');
  const { format, width } = await sharp(Buffer.from(placeholder.split(',')[1] ?? '', 'base64')).metadata();
  assert.deepEqual([format, width], ['webp', 24]);
  assert.ok(placeholder.length < 500, `${placeholder.length} characters`);
});

test('it is made once, and is there after a restart; what a crash left half-written is passed over', async () => {
  const file = path.join(folder, 'restart.txt');
  await writeFile(file, '\nwork/kept-1 data:image/webp;base64,UklGRg==\n\nwork/torn-1 data:image/we');
  const { learn } = await openStandIns(file, assert.ifError);
  assert.equal(standInOf('work', 'kept-1'), 'data:image/webp;base64,UklGRg==');
  assert.equal(standInOf('work', 'torn-1'), undefined);
  await learn('work', 'kept-1', Buffer.from('never looked at'));
  await learn(
    'work',
    'torn-1',
    await renderPicture({ kind: 'work', seed: 'torn-1', width: 320, format: 'webp' }),
  );
  assert.match(await readFile(file, 'utf8'), /\nwork\/torn-1 data:image\/webp;base64,[\w+/=]+\n$/);
});

test('a picture that can not be read is told, and stays with its colours', async () => {
  const troubles: unknown[] = [];
  const { learn } = await openStandIns(path.join(folder, 'broken.txt'), (error) => troubles.push(error));
  await learn('cover', 'broken-1', Buffer.from('no picture'));
  assert.equal(troubles.length, 1);
  assert.equal(standInOf('cover', 'broken-1'), undefined);
});
