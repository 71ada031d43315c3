import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { installErrorHandler } from '../http/error-handler.ts';
import { illustrationUrl } from './illustration-address.ts';
import { ILLUSTRATIONS } from './illustrations.ts';
import { pictureRoutes } from './picture.route.ts';

const ROOM = '/api/pictures/v2/mirror-row-teal';
let app: FastifyInstance;

before(async () => {
  app = Fastify();
  installErrorHandler(app);
  pictureRoutes(app);
  await app.ready();
});
after(() => app.close());

const ask = (url: string, headers = {}) => app.inject({ url, headers });

test('bad addresses are refused with a stable code, and never kept by a cache', async () => {
  const bad = [
    `${ROOM}.avif?w=640.0`,
    `${ROOM}.avif?w=0640`,
    `${ROOM}.avif?w=`,
    `${ROOM}.avif?w=-1`,
    `${ROOM}.avif?w=320&w=640`,
    `${ROOM}.png`,
    `${ROOM}.webp`,
    ROOM,
    `${ROOM}-640.avif`,
    '/api/pictures/v2/.avif',
    '/api/pictures/v2/Mirror-Row-Teal.avif',
    `/api/pictures/v2/${'a'.repeat(80)}.avif`,
    '/api/pictures/v2/toString.avif',
    '/api/pictures/v2/catalogue.json',
    '/api/pictures/v1/mirror-row-teal.avif',
  ];
  for (const url of bad) {
    const reply = await ask(url);
    assert.equal(reply.statusCode, 404, url);
    assert.equal(reply.headers['cache-control'], 'no-store', url);
    assert.equal(reply.headers.etag, undefined, url);
    assert.equal(reply.json().code, 'PICTURE_NOT_FOUND', url);
  }
});

test('no address reaches a file outside the set', async () => {
  const ways = [
    '..%2f..%2fpackage.json',
    '..%2froom%2fmirror-row-teal-640.avif',
    '%2fetc%2fpasswd',
    '..%5ccatalogue',
  ];
  for (const way of [...ways, 'room%2fmirror-row-teal.avif', 'mirror-row-teal%00.avif'])
    for (const format of ['', '.avif', '.jpg'])
      assert.equal((await ask(`/api/pictures/v2/${way}${format}`)).statusCode, 404, way);
  assert.equal((await ask('/api/pictures/v2/../../../package.json')).statusCode, 404);
});

test('every illustration comes in both formats, as large as the catalogue says, at the ratio of its sheet', async () => {
  for (const { id, width, height, avif, jpg } of ILLUSTRATIONS)
    for (const [format, type, content, widths] of [
      ['avif', 'image/avif', 'heif', avif],
      ['jpg', 'image/jpeg', 'jpeg', jpg],
    ] as const)
      for (const w of widths) {
        const reply = await ask(`${illustrationUrl(id, format)}?w=${w}`);
        assert.equal(reply.statusCode, 200, id);
        assert.equal(reply.headers['content-type'], type);
        assert.equal(reply.headers['cache-control'], 'public, max-age=31536000, immutable');
        assert.equal(reply.headers['x-content-type-options'], 'nosniff');
        const seen = await sharp(reply.rawPayload).metadata();
        assert.deepEqual(
          [seen.format, seen.width, seen.height],
          [content, w, Math.round((w * height) / width)],
          id,
        );
      }
});

test('the narrowest file that is wide enough is answered, else the widest; without a width that of 640', async () => {
  const widthOf = async (query: string) =>
    (await sharp((await ask(ROOM + query)).rawPayload).metadata()).width;
  assert.equal(await widthOf('.avif?w=100'), 320);
  assert.equal(await widthOf('.avif?w=641'), 960);
  assert.equal(await widthOf('.avif?w=9999'), 1280);
  assert.equal(await widthOf('.jpg?w=320'), 640);
  assert.equal(await widthOf('.avif'), 640);
});

test('a browser that has the picture gets 304 and no bytes', async () => {
  const url = `${ROOM}.avif?w=320`;
  const { etag } = (await ask(url)).headers;
  assert.ok(typeof etag === 'string');
  for (const held of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await ask(url, { 'if-none-match': held });
    assert.equal(again.statusCode, 304);
    assert.equal(again.rawPayload.length, 0);
  }
  assert.equal((await ask(url, { 'if-none-match': '"other"' })).statusCode, 200);
  assert.equal((await ask(`${ROOM}.avif?w=640`, { 'if-none-match': etag })).statusCode, 200);
});

test('to serve them loads nothing that draws: a first visitor waits for the disk only', async () => {
  const route = new URL('./picture.route.ts', import.meta.url).href;
  const program = `
    const { default: Fastify } = await import('fastify');
    const { pictureRoutes } = await import(${JSON.stringify(route)});
    const app = Fastify();
    pictureRoutes(app);
    const { statusCode } = await app.inject({ url: ${JSON.stringify(`${ROOM}.avif`)} });
    const { createRequire } = await import('node:module');
    const native = process.report.getReport().sharedObjects.filter((file) => /sharp|vips/.test(file));
    console.log(JSON.stringify({ statusCode, native }));`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', program],
    { cwd: process.cwd() },
  );
  assert.deepEqual(JSON.parse(stdout), { statusCode: 200, native: [] });
});
