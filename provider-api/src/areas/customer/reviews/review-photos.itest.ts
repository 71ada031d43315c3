import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { it } from 'node:test';
import { addMinutes } from '@sundara/contracts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { MONDAY_NOON, makeCustomer, type TestCustomer } from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { HIDDEN, redrawnFiles, refusedFiles } from '../../marketplace/uploads/testing/corpus.ts';
import { type FormFile, formOf } from '../../marketplace/uploads/testing/form.ts';
import { phoneJpeg, twoColours } from '../../marketplace/uploads/testing/pictures.ts';
import { reviewPhotos } from './reviews.tables.ts';

const PATH = '/api/customer/review-photos';
const MEGABYTES_11 = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(11 * 2 ** 20)]);

forEachBench({}, (scene) => {
  const send = async (customer: Pick<TestCustomer, 'token'> | undefined, ...files: readonly FormFile[]) => {
    const { headers, payload } = formOf(...files);
    const authorization = customer && { authorization: `Bearer ${customer.token}` };
    const reply = await scene.bench.app.inject({
      ...{ method: 'POST', url: PATH, payload },
      headers: { ...headers, ...authorization },
    });
    return { status: reply.statusCode, json: reply.json() };
  };
  const upload = (bytes: Buffer, customer = scene.customer) => send(customer, { bytes });
  const open = (url: string) => scene.bench.app.inject({ method: 'GET', url });
  const filesKept = async () => {
    const found = await readdir(join(scene.bench.dataDir, 'uploads'), { recursive: true }).catch(() => []);
    return found.filter((name) => name.includes('.'));
  };

  it('refuses what is no picture by its content, whatever it is called, and keeps nothing of it', async () => {
    const before = await filesKept();
    const corpus = await refusedFiles();
    for (const [what, bytes] of Object.entries(corpus)) {
      const { status, json } = await upload(bytes);
      assert.deepEqual([status, json.code], [422, 'UPLOAD_REFUSED'], what);
    }
    assert.deepEqual(await filesKept(), before);
  });

  it('draws every kind anew: nothing is served that a browser would run', async () => {
    for (const [what, bytes] of Object.entries(await redrawnFiles())) {
      const { status, json } = await send(scene.customer, { bytes, name: 'photo.html', type: 'text/html' });
      assert.equal(status, 200, what);
      for (const width of [320, 480, 1280]) {
        const { statusCode, headers, rawPayload } = await open(`${json.photo.url}?w=${width}`);
        assert.equal(statusCode, 200);
        assert.equal(headers['content-type'], 'image/webp');
        assert.equal(headers['x-content-type-options'], 'nosniff');
        assert.match(String(headers['content-security-policy']), /default-src 'none'; sandbox/);
        assert.match(String(headers['cache-control']), /immutable/);
        assert.equal((await sharp(rawPayload).metadata()).format, 'webp');
        for (const hidden of HIDDEN) assert.equal(rawPayload.includes(hidden), false, what);
      }
    }
  });

  it('turns a picture as the camera was held, and tells nobody where that was', async () => {
    const bytes = await phoneJpeg();
    assert.ok((await sharp(bytes).metadata()).exif, 'the camera wrote into it');
    const { photo } = (await upload(bytes)).json;
    assert.equal(photo.ratio, 0.667);
    assert.match(photo.placeholder, /^data:image\/webp;base64,/);
    const { rawPayload } = await open(`${photo.url}?w=1280`);
    const { width, height, exif, xmp, icc } = await sharp(rawPayload).metadata();
    assert.deepEqual(
      { width, height, exif, xmp, icc },
      { width: 40, height: 60, exif: undefined, xmp: undefined, icc: undefined },
    );
    const { data } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
    assert.ok((data[0] ?? 0) > 200 && (data.at(-1) ?? 0) > 200, 'what was left is on top');
  });

  it('makes large pictures small in a few widths', async () => {
    const large = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#855427' } })
      .jpeg()
      .toBuffer();
    const { photo } = (await upload(large)).json;
    for (const [asked, got] of [
      ['?w=320', 320],
      ['?w=480', 640],
      ['', 640],
      ['?w=1280&try=1', 1280],
      ['?w=9999', 1280],
    ] as const)
      assert.equal((await sharp((await open(photo.url + asked)).rawPayload).metadata()).width, got, asked);
  });

  it('stops a file at 10 MB, whether its length was told or not', async () => {
    const { status, json } = await upload(MEGABYTES_11);
    assert.deepEqual([status, json.code], [413, 'UPLOAD_TOO_LARGE']);
    const { headers, payload } = formOf({ bytes: MEGABYTES_11 });
    const chunked = await scene.bench.app.inject({
      ...{
        method: 'POST',
        url: PATH,
        payload: Readable.from([payload.subarray(0, 6e6), payload.subarray(6e6)]),
      },
      headers: { ...headers, authorization: `Bearer ${scene.customer.token}` },
    });
    assert.deepEqual([chunked.statusCode, chunked.json().code], [413, 'UPLOAD_TOO_LARGE']);
  });

  it('lets whoever sends a large file hear why it is refused', async () => {
    const address = await scene.bench.app.listen({ host: '127.0.0.1', port: 0 });
    // Sends the whole body before it reads the answer, as a proxy may.
    const ask = async (token: string) => {
      const { headers, payload } = formOf({ bytes: MEGABYTES_11 });
      const socket = connect(Number(new URL(address).port), '127.0.0.1');
      const fields = { ...headers, authorization: `Bearer ${token}`, 'content-length': payload.length };
      const head = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(`POST ${PATH} HTTP/1.1\r\nhost: localhost\r\n${head.join('')}\r\n`);
      await new Promise((sent) => socket.write(payload, sent));
      const [answer] = await once(socket, 'data');
      socket.destroy();
      return String(answer).slice(9, 12);
    };
    assert.deepEqual([await ask(scene.customer.token), await ask('none')], ['413', '401']);
  });

  it('takes one file in the field photo, and no other form', async () => {
    const bytes = await twoColours().jpeg().toBuffer();
    const { app } = scene.bench;
    const headers = { authorization: `Bearer ${scene.customer.token}` };
    const broken = formOf({ bytes });
    const answers = [
      await send(scene.customer, { bytes }, { bytes }),
      await send(scene.customer, { bytes, field: 'file' }),
      await send(scene.customer),
      await scene.bench.call('POST', PATH, { token: scene.customer.token, body: { photo: 'a' } }),
      await scene.bench.call('POST', PATH, { token: scene.customer.token }),
      await app
        .inject({
          method: 'POST',
          url: PATH,
          payload: broken.payload.subarray(0, 300),
          headers: { ...broken.headers, ...headers },
        })
        .then((reply) => ({ status: reply.statusCode, json: reply.json() })),
    ];
    for (const { status, json } of answers) {
      assert.deepEqual([status, json.code], [422, 'UPLOAD_REFUSED']);
    }
  });

  it('is for customers, and for 20 pictures an hour of each', async () => {
    const bytes = Buffer.from('no picture');
    assert.equal((await send(undefined, { bytes })).json.code, 'UNAUTHENTICATED');
    assert.equal((await upload(bytes, await makeCustomer(scene.database, 'salon'))).json.code, 'FORBIDDEN');
    for (let n = 0; n < 20; n += 1) assert.equal((await upload(bytes)).status, 422);
    assert.equal((await upload(bytes)).json.code, 'RATE_LIMITED');
    assert.equal(
      (await upload(bytes, await makeCustomer(scene.database))).status,
      422,
      'others are not held up',
    );
  });

  it('serves no other address', async () => {
    const { photo } = (await upload(await twoColours().jpeg().toBuffer())).json;
    const folder = photo.url.slice(0, photo.url.lastIndexOf('/'));
    for (const url of [
      `${photo.url}?w=0`,
      `${photo.url}?w=-1`,
      `${photo.url}?w=1280.5`,
      `${photo.url}?w=1&w=2`,
      photo.url.replace('.webp', '.svg'),
      photo.url.replace('.webp', ''),
      photo.url.toUpperCase().replace(/.*\//, `${folder}/`),
      `${folder}/${crypto.randomUUID()}.webp`,
      `${folder}/..%2f..%2fdatabase.webp`,
      `${folder}/`,
    ]) {
      const { statusCode, headers } = await open(url);
      assert.deepEqual([statusCode, headers['cache-control']], [404, 'no-store'], url);
    }
  });

  it('deletes a photo with its files when nobody used it for a day', async () => {
    const { photo } = (await upload(await twoColours().jpeg().toBuffer())).json;
    const kept = async () => (await filesKept()).filter((name) => name.includes(photo.id)).length;
    scene.bench.now = addMinutes(MONDAY_NOON, 24 * 60 - 1);
    await scene.bench.jobsDone();
    assert.equal(await kept(), 3);
    scene.bench.now = addMinutes(MONDAY_NOON, 24 * 60 + 1);
    await scene.bench.jobsDone();
    assert.equal(await kept(), 0);
    assert.equal((await open(photo.url)).statusCode, 404);
    const rows = await scene.database.db.select().from(reviewPhotos).where(eq(reviewPhotos.id, photo.id));
    assert.deepEqual(rows, []);
  });

  it('is described as a form', async () => {
    const { paths } = (await open('/api/openapi.json')).json();
    const content = paths[PATH].post.requestBody.content;
    assert.deepEqual(content['multipart/form-data'].schema.properties, {
      photo: { type: 'string', format: 'binary' },
    });
  });
});
