import assert from 'node:assert/strict';
import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { makeTemporaryFolder, removeFolder } from '@sundara/node/testing';
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { openDiskShelf } from './disk-shelf.ts';
import { illustrate } from './illustrate.ts';
import { pictureRoutes } from './picture.route.ts';
import { openPictureCache } from './picture-cache.ts';
import { type PictureKind, type PictureRequest, pictureSheets } from './picture-kinds.ts';
import { renderPicture } from './picture-renderer.ts';

const kinds: readonly PictureKind[] = ['cover', 'gallery', 'work', 'service', 'portrait'];
const small: PictureRequest = { kind: 'cover', seed: 'salon-1', width: 320, format: 'webp' };
let folder: string;
let app: FastifyInstance;

before(async () => {
  folder = await makeTemporaryFolder();
  app = Fastify();
  await app.register(pictureRoutes, { folder: path.join(folder, 'pictures') });
  await app.ready();
});
after(async () => {
  await app.close();
  await removeFolder(folder);
});

const filesOf = async (root: string) =>
  (await readdir(root, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

const until = async (reached: () => boolean) => {
  while (!reached()) await new Promise((resolve) => setImmediate(resolve));
};

test('bad addresses are refused with a stable code, and never kept by a cache', async () => {
  const bad = [
    '/api/pictures/v1/cover/salon-1.avif?w=641',
    '/api/pictures/v1/cover/salon-1.avif?w=640.0',
    '/api/pictures/v1/cover/salon-1.avif?w=',
    '/api/pictures/v1/cover/salon-1.avif?w=320&w=640',
    '/api/pictures/v1/cover/salon-1.png?w=640',
    '/api/pictures/v1/cover/salon-1?w=640',
    '/api/pictures/v1/cover/.avif?w=640',
    '/api/pictures/v1/cover/Salon_1.avif?w=640',
    `/api/pictures/v1/cover/${'a'.repeat(65)}.avif?w=640`,
    '/api/pictures/v1/cover/..%2f..%2fetc%2fpasswd.avif?w=640',
    '/api/pictures/v1/cover/a.b.avif?w=640',
    '/api/pictures/v1/dog/salon-1.avif?w=640',
    '/api/pictures/v1/toString/salon-1.avif?w=640',
    '/api/pictures/v2/cover/salon-1.avif?w=640',
  ];
  for (const url of bad) {
    const reply = await app.inject({ url });
    assert.equal(reply.statusCode, 404, url);
    assert.equal(reply.headers['cache-control'], 'no-store', url);
    const { success, status, code, message, msg } = reply.json();
    assert.deepEqual([success, status, code], [false, 'error', 'PICTURE_NOT_FOUND'], url);
    assert.ok(message.length > 0 && message === msg, url);
  }
});

test('each kind comes in each format by content, at the width asked and the ratio of its sheet', async () => {
  for (const kind of kinds)
    for (const [format, type, content] of [
      ['avif', 'image/avif', 'heif'],
      ['webp', 'image/webp', 'webp'],
    ] as const) {
      const reply = await app.inject({ url: `/api/pictures/v1/${kind}/salon-3.${format}?w=320` });
      assert.equal(reply.statusCode, 200);
      assert.equal(reply.headers['content-type'], type);
      assert.equal(reply.headers['cache-control'], 'public, max-age=31536000, immutable');
      const seen = await sharp(reply.rawPayload).metadata();
      assert.equal(seen.format, content);
      assert.equal(seen.width, 320);
      assert.equal(seen.height, Math.round((320 * pictureSheets[kind].height) / pictureSheets[kind].width));
    }
});

test('without a width it answers 640 pixels', async () => {
  const reply = await app.inject({ url: '/api/pictures/v1/portrait/woman-1.webp' });
  assert.equal((await sharp(reply.rawPayload).metadata()).width, 640);
});

test('a browser that has the picture gets 304 and no bytes', async () => {
  const url = '/api/pictures/v1/cover/salon-1.webp?w=320';
  const { etag } = (await app.inject({ url })).headers;
  assert.ok(typeof etag === 'string');
  const again = await app.inject({ url, headers: { 'if-none-match': `"other", ${etag}` } });
  assert.equal(again.statusCode, 304);
  assert.equal(again.rawPayload.length, 0);
  const other = await app.inject({ url, headers: { 'if-none-match': '"other"' } });
  assert.equal(other.statusCode, 200);
});

test('every arrangement passes the strict SVG parser', async () => {
  for (let n = 1; n <= 13; n++)
    for (const kind of kinds) {
      const { format } = await sharp(Buffer.from(illustrate(kind, `salon-${n}`))).metadata();
      assert.equal(format, 'svg');
    }
});

test('a picture is drawn once however many ask, is written whole, and survives a restart', async () => {
  const own = path.join(folder, 'restart');
  let drawn = 0;
  const render = async (request: PictureRequest) => {
    drawn += 1;
    return await renderPicture(request);
  };
  const first = await openPictureCache({ folder: own, render });
  const copies = await Promise.all(Array.from({ length: 20 }, () => first(small)));
  assert.equal(drawn, 1);
  assert.deepEqual(await filesOf(own), ['salon-1-320.webp']);
  const second = await openPictureCache({ folder: own, render });
  assert.deepEqual(await second(small), copies[0]);
  assert.equal(drawn, 1);
});

test('no more than two are drawn at once', async () => {
  let running = 0;
  let most = 0;
  const render = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    return Buffer.from('picture');
  };
  const cache = await openPictureCache({ folder: path.join(folder, 'two'), render });
  await Promise.all(Array.from({ length: 12 }, (_, n) => cache({ ...small, seed: `s-${n}` })));
  assert.equal(most, 2);
});

test('the line has an end: beyond it the answer is 503 with Retry-After, and drawing goes on', async () => {
  const ends: (() => void)[] = [];
  const render = () => new Promise<Buffer>((resolve) => ends.push(() => resolve(Buffer.from('picture'))));
  const busy = Fastify();
  await busy.register(pictureRoutes, { folder: path.join(folder, 'busy'), render });
  const url = (n: number) => `/api/pictures/v1/cover/s-${n}.webp?w=320`;
  // Two are drawn and 120 wait until told otherwise, so only refusals can answer now.
  const refused: LightMyRequestResponse[] = [];
  const all = Array.from({ length: 130 }, (_, n) => busy.inject({ url: url(n) }));
  for (const answer of all) void answer.then((reply) => reply.statusCode === 503 && refused.push(reply));
  await until(() => refused.length === 8);
  for (const reply of refused) {
    assert.equal(reply.json().code, 'UNAVAILABLE');
    assert.equal(reply.headers['retry-after'], '5');
    assert.equal(reply.headers.etag, undefined);
  }
  let done = false;
  const everything = Promise.all(all).finally(() => {
    done = true;
  });
  await until(() => {
    for (const end of ends.splice(0)) end();
    return done;
  });
  const codes = (await everything).map(({ statusCode }) => statusCode);
  assert.equal(codes.filter((code) => code === 200).length, 122);
  await busy.close();
});

test('the folder stays under its limit; the oldest pictures go, and what a crash left half-written too', async () => {
  const own = path.join(folder, 'bounded');
  const shelf = await openDiskShelf({ folder: own, maxBytes: 250, onTrouble: assert.ifError });
  for (const name of ['a', 'b', 'c']) await shelf.put(`v1/${name}`, Buffer.alloc(100));
  assert.deepEqual((await filesOf(own)).sort(), ['b', 'c']);
  assert.equal(await shelf.get('v1/a'), undefined);
  await writeFile(path.join(own, 'v1', 'x.1-1.tmp'), 'half');
  await utimes(path.join(own, 'v1', 'x.1-1.tmp'), 1, 1);
  const reopened = await openDiskShelf({ folder: own, maxBytes: 150, onTrouble: assert.ifError });
  await reopened.put('v1/d', Buffer.alloc(100));
  assert.deepEqual(await filesOf(own), ['d']);
});

test('an empty file on disk counts as missing, and a folder that cannot be written still answers pictures', async () => {
  const own = path.join(folder, 'broken');
  const troubles: unknown[] = [];
  const open = () => openPictureCache({ folder: own, onTrouble: (error) => troubles.push(error) });
  const bytes = await (await open())(small);
  const file = path.join(own, 'v1', 'cover', 'salon-1-320.webp');
  await writeFile(file, '');
  assert.deepEqual(await (await open())(small), bytes);
  assert.deepEqual(await readFile(file), bytes);
  // A file where a folder should be: writing fails for root as well.
  await writeFile(path.join(own, 'v1', 'work'), '');
  const answered = await (await open())({ ...small, kind: 'work' });
  assert.equal((await sharp(answered).metadata()).format, 'webp');
  assert.ok(troubles.length > 0);
});
