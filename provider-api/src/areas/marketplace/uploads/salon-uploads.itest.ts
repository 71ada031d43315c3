import assert from 'node:assert/strict';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { it } from 'node:test';
import { addMinutes } from '@sundara/contracts';
import { and, eq, like } from 'drizzle-orm';
import { outbox } from '../../../platform/outbox/outbox.tables.ts';
import { MONDAY_NOON, makeCustomer, makeSalon } from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { auditEntries } from '../audit/audit.tables.ts';
import { salons, services, specialists } from '../salons/salons.tables.ts';
import { countUpload } from './count-uploads.ts';
import { jpeg, PICTURES, uploadCalls } from './testing/upload-calls.ts';

forEachBench({ salon: { specialists: [{ name: 'Asha' }] } }, (scene) => {
  const { owner, ask, send, say, remove, upload, filesOf, rowsOf } = uploadCalls(scene);

  it('keeps a picture under a name of ours, in three widths, and writes down who sent it', async () => {
    const kept = await upload('salon_covers');
    assert.match(kept.publicId, /^salon_covers\/[0-9a-f-]{36}$/);
    assert.equal(kept.url, `${PICTURES}/${kept.publicId}.webp`);
    assert.deepEqual([kept.width, kept.height, await filesOf(kept)], [60, 40, 3]);
    const entries = await scene.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, kept.publicId));
    assert.deepEqual(
      entries.map(({ action, actorId, salonId }) => [action, actorId, salonId]),
      [['uploads.picture', owner().id, scene.salon.id]],
    );
  });

  it('takes text with and without its prefix, several all or none', async () => {
    const text = (await jpeg()).toString('base64');
    for (const base64Image of [text, `data:image/svg+xml;base64,${text}`]) {
      const { status, json } = await say('upload', { base64Image, folder: 'owner_photos' });
      assert.deepEqual([status, json.publicId.split('/')[0]], [200, 'owner_photos']);
    }
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

  it('is for the own salon, and for the one that an admin names', async () => {
    const bytes = await jpeg();
    const admin = await makeCustomer(scene.database, 'admin');
    const unnamed = await send(bytes, { by: admin });
    assert.equal(unnamed.status, 200, 'it waits for the salon that the admin is about to add');
    assert.equal((await remove(unnamed.json.publicId)).status, 404, 'and is no business of an owner');
    const named = await send(bytes, { query: `?salonId=${scene.salon.id}`, by: admin });
    assert.equal(named.status, 200);
    const other = await makeSalon(scene.database, 1);
    await send(bytes, { query: `?salonId=${other.id}` });
    assert.deepEqual(
      (await rowsOf()).map(({ uploadedBy }) => uploadedBy).sort(),
      [admin.id, owner().id].sort(),
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
    for (let n = 0; n < 200; n += 1) await countUpload(scene.database.db, owner());
    assert.equal((await send(await jpeg())).json.code, 'RATE_LIMITED');
    assert.equal((await say('upload', { base64Image: 'AAAA' })).json.code, 'RATE_LIMITED');
  });
});
