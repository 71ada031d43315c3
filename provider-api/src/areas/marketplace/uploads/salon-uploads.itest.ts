import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { beforeEach, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { addMinutes } from '@sundara/contracts';
import { shows } from '@sundara/contracts/testing';
import { and, eq, like } from 'drizzle-orm';
import sharp from 'sharp';
import { outbox } from '../../../platform/outbox/outbox.tables.ts';
import {
  MONDAY_NOON,
  makeCustomer,
  makeSalon,
  type TestCustomer,
} from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { auditEntries } from '../audit/audit.tables.ts';
import type { UploadedPicture } from '../pictures/uploaded-picture.ts';
import { salons, services, specialists } from '../salons/salons.tables.ts';
import { countUpload } from './count-uploads.ts';
import { HIDDEN, redrawnFiles, refusedFiles } from './testing/corpus.ts';
import { formOf } from './testing/form.ts';
import { hugePng, twoColours } from './testing/pictures.ts';
import { uploads } from './uploads.tables.ts';

const PATH = '/api/uploads/pictures';
const MEGABYTE = 2 ** 20;

forEachBench({ salon: { specialists: [{ name: 'Asha' }] } }, (scene) => {
  let owner: TestCustomer;
  const ownerOf = async (salonId: string) => {
    const account = await makeCustomer(scene.database, 'salon');
    await scene.database.db.update(salons).set({ ownerId: account.id }).where(eq(salons.id, salonId));
    return account;
  };
  beforeEach(async () => {
    owner = await ownerOf(scene.salon.id);
  });

  const ask = async (method: 'GET' | 'POST' | 'DELETE', url: string, token?: string, more: object = {}) => {
    const headers = { ...(token && { authorization: `Bearer ${token}` }) };
    const reply = await scene.bench.app.inject({ method, url, headers, ...more });
    return { status: reply.statusCode, headers: reply.headers, bytes: reply.rawPayload, reply };
  };
  const send = async (bytes: Buffer, query = '', { token } = owner) => {
    const { headers, payload } = formOf({ bytes, field: 'picture', name: 'a.html', type: 'text/html' });
    const { status, reply } = await ask('POST', `${PATH}${query}`, undefined, {
      payload,
      headers: { ...headers, authorization: `Bearer ${token}` },
    });
    return { status, json: reply.json() };
  };
  const say = async (path: string, body: object, { token } = owner) => {
    const { status, reply } = await ask('POST', `/api/uploads/${path}`, token, { payload: body });
    return { status, json: reply.json() };
  };
  const remove = async (publicId: string, { token } = owner) => {
    const { status, reply } = await ask('DELETE', `/api/uploads/${encodeURIComponent(publicId)}`, token);
    return { status, json: reply.json() };
  };
  const jpeg = () => twoColours().jpeg().toBuffer();
  const upload = async (folder = 'salon_gallery') => {
    const { status, json } = await send(await jpeg(), `?folder=${folder}`);
    assert.equal(status, 200, json.message);
    const { publicId, width, height, placeholder } = json.picture;
    const shown: UploadedPicture = { publicId, width, height, placeholder };
    return { ...shown, shown, url: json.url };
  };
  const filesOf = async ({ publicId }: { publicId: string }) => {
    const all = await readdir(join(scene.bench.dataDir, 'uploads'), { recursive: true }).catch(() => []);
    return all.filter((name) => name.includes(publicId.split('/')[1] ?? '?')).length;
  };
  const rowsOf = () => scene.database.db.select().from(uploads).where(eq(uploads.salonId, scene.salon.id));

  it('keeps a picture under a name of ours, in three widths, and writes down who sent it', async () => {
    const kept = await upload('salon_covers');
    assert.match(kept.publicId, /^salon_covers\/[0-9a-f-]{36}$/);
    assert.equal(kept.url, `${PATH}/${kept.publicId}.webp`);
    assert.deepEqual([kept.width, kept.height, await filesOf(kept)], [60, 40, 3]);
    const entries = await scene.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, kept.publicId));
    assert.deepEqual(
      entries.map(({ action, actorId, salonId }) => [action, actorId, salonId]),
      [['uploads.picture', owner.id, scene.salon.id]],
    );
  });

  it('refuses what is no picture, as a file and as text, and keeps nothing of it', async () => {
    for (const [what, bytes] of Object.entries(await refusedFiles())) {
      const { status, json } = await send(bytes);
      assert.deepEqual([status, json.code], [422, 'UPLOAD_REFUSED'], what);
      if (bytes.length === 0) continue;
      const text = await say('upload', { base64Image: `data:image/png;base64,${bytes.toString('base64')}` });
      assert.deepEqual([text.status, text.json.code], [422, 'UPLOAD_REFUSED'], what);
    }
    assert.deepEqual(await rowsOf(), []);
    shows('T60', { 'kinds of files that are no pictures': Object.keys(await refusedFiles()).length });
  });

  it('draws every kind anew, and serves nothing that a browser would run', async () => {
    for (const [what, bytes] of Object.entries(await redrawnFiles())) {
      const { status, json } = await send(bytes, '?folder=work_images');
      assert.equal(status, 200, what);
      const { headers, bytes: served } = await ask('GET', `${json.url}?w=1280`);
      assert.deepEqual(
        [headers['content-type'], headers['x-content-type-options']],
        ['image/webp', 'nosniff'],
      );
      assert.match(String(headers['content-security-policy']), /default-src 'none'; sandbox/);
      const { format, pages, exif, xmp } = await sharp(served).metadata();
      assert.deepEqual([format, pages, exif, xmp], ['webp', undefined, undefined, undefined], what);
      for (const hidden of HIDDEN) assert.equal(served.includes(hidden), false, `${what}: ${hidden}`);
    }
  });

  it('takes text with and without its prefix, several all or none', async () => {
    const text = (await jpeg()).toString('base64');
    for (const base64Image of [text, `data:image/svg+xml;base64,${text}`]) {
      const { status, json } = await say('upload', { base64Image, folder: 'owner_photos' });
      assert.deepEqual([status, json.publicId.split('/')[0]], [200, 'owner_photos']);
    }
    for (const base64Image of ['not base64!', 'data:text/html,<p>', `${text.slice(0, 41)}`])
      assert.equal((await say('upload', { base64Image })).json.code, 'UPLOAD_REFUSED');
    const several = await say('upload-multiple', { images: [text, text], folder: 'salon_gallery' });
    assert.equal(several.json.images.length, 2);
    const before = (await rowsOf()).length;
    const half = await say('upload-multiple', { images: [text, Buffer.from('no').toString('base64')] });
    assert.deepEqual([half.status, (await rowsOf()).length], [422, before]);
    assert.equal((await say('upload-multiple', { images: Array(6).fill(text) })).status, 400);
    assert.equal((await say('upload', { base64Image: text, folder: '../covers' })).status, 400);
    const large = await say('upload', { base64Image: 'A'.repeat(14_500_000) });
    assert.deepEqual([large.status, large.json.code], [413, 'UPLOAD_TOO_LARGE']);
  });

  it('is not filled by several that send without end or 196 megapixels at once, and hangs up on who does', async () => {
    const address = await scene.bench.app.listen({ host: '127.0.0.1', port: 0 });
    const connections = promisify(scene.bench.app.server.getConnections.bind(scene.bench.app.server));
    const before = process.memoryUsage().rss;
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss - before);
    }, 10);
    const block = Buffer.alloc(65_536, 0xff);
    // Sends without a length, even after a refusal, until the server hangs up.
    const pour = async (path: string, type: string, start: string) => {
      const socket = connect(Number(new URL(address).port), '127.0.0.1');
      socket.on('error', () => {});
      const head = `host: localhost\r\nauthorization: Bearer ${owner.token}\r\ncontent-type: ${type}`;
      socket.write(`POST ${path} HTTP/1.1\r\n${head}\r\ntransfer-encoding: chunked\r\n\r\n`);
      socket.write(`${start.length.toString(16)}\r\n${start}\r\n`);
      const answered = new Promise<string>((resolve) => {
        socket.once('data', (answer) => resolve(String(answer).slice(9, 12)));
        socket.once('close', () => resolve('closed'));
      });
      let isOver = false;
      void answered.then(() => {
        isOver = true;
      });
      for (let sent = 0; sent < 40 * MEGABYTE && !isOver; sent += block.length) {
        const flows = socket.write(Buffer.concat([Buffer.from('10000\r\n'), block, Buffer.from('\r\n')]));
        if (!flows) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), answered]);
      }
      const status = await answered;
      socket.destroy();
      return status;
    };
    const form =
      '--b\r\nContent-Disposition: form-data; name="picture"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n';
    const huge = hugePng(14_000);
    const answers = await Promise.all([
      ...Array.from({ length: 3 }, () => pour(PATH, 'multipart/form-data; boundary=b', form)),
      ...Array.from({ length: 2 }, () => pour('/api/uploads/upload', 'application/json', '{"base64Image":"')),
      ...Array.from({ length: 4 }, async () => String((await send(huge)).status)),
    ]);
    clearInterval(watch);
    // A client still sending when the connection closes may miss the reason.
    for (const answer of answers.slice(0, 5)) assert.match(answer, /^(413|closed)$/);
    assert.deepEqual(answers.slice(5), Array(4).fill('422'));
    assert.ok(most < 250 * MEGABYTE, `grew by ${Math.round(most / MEGABYTE)} MB`);
    while ((await connections()) > 0) await wait(20);
  });

  it('goes on after several who hung up as soon as they had begun to send', async () => {
    const { port } = new URL(scene.bench.app.listeningOrigin);
    const head = `host: localhost\r\nauthorization: Bearer ${owner.token}\r\ncontent-type: application/json`;
    for (let n = 0; n < 4; n += 1) {
      const socket = connect(Number(port), '127.0.0.1');
      await once(socket, 'connect');
      socket.end(`POST /api/uploads/upload HTTP/1.1\r\n${head}\r\ncontent-length: 9000000\r\n\r\n{`);
      socket.destroySoon();
      await once(socket, 'close');
    }
    const base64Image = (await jpeg()).toString('base64');
    assert.equal((await say('upload', { base64Image })).status, 200);
  });

  it('stops showing a deleted picture everywhere at once, and removes its files', async () => {
    const { database, salon, bench } = scene;
    const { shown, ...kept } = await upload();
    const other = await upload();
    await database.db
      .update(salons)
      .set({
        cover: shown,
        ownerPicture: shown,
        ownerIllustration: 'woman-teal',
        gallery: [other.shown, shown, { illustration: 'window-tea-plum' }],
        workPictures: [{ ...shown, title: 'Braids' }],
      })
      .where(eq(salons.id, salon.id));
    await database.db.update(services).set({ image: shown }).where(eq(services.id, salon.cut));
    await database.db.update(specialists).set({ photo: shown }).where(eq(specialists.salonId, salon.id));
    const page = async () =>
      JSON.stringify((await ask('GET', `/api/public/salons/${salon.id}`)).reply.json());
    assert.equal((await page()).split(`${kept.url}"`).length - 1, 6);
    assert.equal((await remove(kept.publicId)).status, 200);
    assert.equal((await page()).includes(kept.url), false);
    assert.ok((await page()).includes(other.url));
    const [row] = await database.db.select().from(salons).where(eq(salons.id, salon.id));
    assert.deepEqual(
      [row?.cover, row?.ownerPicture, row?.ownerIllustration, row?.gallery, row?.workPictures],
      [null, null, null, [other.shown, { illustration: 'window-tea-plum' }], []],
    );
    await bench.jobsDone();
    assert.deepEqual([await filesOf(kept), await filesOf(other)], [0, 3]);
    assert.equal((await ask('GET', kept.url)).status, 404);
    assert.equal((await remove(kept.publicId)).status, 404);
  });

  it('lets the owner and an admin delete, in the address or the body, and tells others that it is not there', async () => {
    const [one, two] = [await upload(), await upload()];
    const stranger = await ownerOf((await makeSalon(scene.database, 1)).id);
    const unknown = await remove(`salon_gallery/${crypto.randomUUID()}`);
    assert.equal(unknown.status, 404);
    assert.deepEqual(await remove(one.publicId, stranger), unknown);
    assert.deepEqual(await say('delete', { publicId: one.publicId }, stranger), unknown);
    for (const publicId of [
      one.publicId.replace('/', '%2F'),
      `work_images/${one.publicId.split('/')[1]}`,
      `/${one.publicId}`,
      `${one.publicId}/`,
      '../../database',
      'salon_gallery/..',
      one.publicId.toUpperCase(),
    ])
      assert.equal((await remove(publicId)).status, 404, publicId);
    assert.equal((await say('delete', { publicId: one.publicId })).status, 200);
    assert.equal((await remove(two.publicId, await makeCustomer(scene.database, 'admin'))).status, 200);
    assert.equal((await remove(two.publicId, await makeCustomer(scene.database))).status, 403);
    shows('T62', { "names that are not the picture's own": 9 });
  });

  it('is for the own salon, and for the one that an admin names', async () => {
    const bytes = await jpeg();
    const admin = await makeCustomer(scene.database, 'admin');
    const unnamed = await send(bytes, '', admin);
    assert.equal(unnamed.status, 200, 'it waits for the salon that the admin is about to add');
    assert.equal((await remove(unnamed.json.publicId)).status, 404, 'and is no business of an owner');
    const named = await send(bytes, `?salonId=${scene.salon.id}`, admin);
    assert.equal(named.status, 200);
    const other = await makeSalon(scene.database, 1);
    await send(bytes, `?salonId=${other.id}`);
    assert.deepEqual(
      (await rowsOf()).map(({ uploadedBy }) => uploadedBy).sort(),
      [admin.id, owner.id].sort(),
      "an owner's goes to the own salon, whatever is named",
    );
  });

  it('deletes what nothing shows for a day, and what is shown only when that ends', async () => {
    const { database, bench, salon } = scene;
    const [unused, cover] = [await upload(), await upload('salon_covers')];
    await database.db.update(salons).set({ cover: cover.shown }).where(eq(salons.id, salon.id));
    bench.now = addMinutes(MONDAY_NOON, 24 * 60 + 1);
    await bench.jobsDone();
    assert.deepEqual([await filesOf(unused), await filesOf(cover)], [0, 3]);
    await database.db.update(salons).set({ cover: null }).where(eq(salons.id, salon.id));
    const [job] = await database.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.kind, 'uploads.remove-unused'), like(outbox.key, cover.publicId)))
      .orderBy(outbox.id)
      .then((jobs) => jobs.filter(({ doneAt }) => doneAt === null));
    assert.ok(job && job.runAt.getTime() - Date.now() > 23 * 3_600_000, 'a day after it was shown');
    bench.now = addMinutes(job.runAt, 1);
    await bench.jobsDone();
    assert.deepEqual([await filesOf(cover), await rowsOf()], [0, []]);
  });

  it('says 503 while its disk takes nothing, and is not ready', async () => {
    const folder = join(scene.bench.dataDir, 'uploads');
    await rename(folder, `${folder}-kept`);
    await writeFile(folder, 'no folder');
    const { status, json } = await send(await jpeg());
    assert.deepEqual([status, json.code], [503, 'UNAVAILABLE']);
    const ready = await ask('GET', '/readyz');
    assert.match(ready.reply.json().message, /disk is full or read-only/);
    assert.deepEqual([ready.status, ready.headers['retry-after']], [503, '2']);
    await rm(folder);
    await rename(`${folder}-kept`, folder);
    await upload();
    assert.equal((await ask('GET', '/readyz')).status, 200);
  });

  it('takes 200 pictures an hour of one account', async () => {
    for (let n = 0; n < 200; n += 1) await countUpload(scene.database.db, owner);
    assert.equal((await send(await jpeg())).json.code, 'RATE_LIMITED');
    assert.equal((await say('upload', { base64Image: 'AAAA' })).json.code, 'RATE_LIMITED');
  });
});
