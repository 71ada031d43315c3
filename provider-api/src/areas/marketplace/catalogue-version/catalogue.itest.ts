import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { and, eq, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/open-database.ts';
import { forEachDatabase } from '../../../testing/for-each-database.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { bookingServices } from '../../booking/bookings/bookings.tables.ts';
import { reviews } from '../../customer/reviews/reviews.tables.ts';
import { localities } from '../places/localities.tables.ts';
import { salons, services, specialists } from '../salons/salons.tables.ts';
import { readCatalogueVersion } from './catalogue-version.ts';

forEachDatabase((kind, open) => {
  let database: Database;
  let api: TestApp;
  let salonId: string;
  before(async () => {
    database = await open('demo');
    api = await testApp(database);
    const [first] = await database.db.select({ id: salons.id }).from(salons).limit(1);
    salonId = first?.id ?? '';
  });
  const detail = () => api.call('GET', `/api/public/salons/${salonId}`);
  const shownName = async () => (await detail()).json.salon.name;
  const rename = (name: string, db: Pick<Database['db'], 'update'> = database.db) =>
    db.update(salons).set({ name }).where(eq(salons.id, salonId));

  it('counts every write of the catalogue, and no booking', async () => {
    const { db } = database;
    const review = { author: 'Asha', rating: 5, title: 'Good', comment: 'Very good' };
    const ofSalon = eq(services.salonId, salonId);
    const writes = {
      'a salon': () => rename('Lotus'),
      'a service': () => db.update(services).set({ pricePaise: 50_000 }).where(ofSalon),
      // One that has no bookings.
      'a service that goes': () =>
        db
          .delete(services)
          .where(
            and(
              eq(services.name, 'Balayage'),
              notExists(db.select().from(bookingServices).where(eq(bookingServices.serviceId, services.id))),
            ),
          ),
      'a specialist': () =>
        db
          .insert(specialists)
          .values({ salonId, name: 'Ravi', specialization: 'Hair', photoIllustration: 'man-1' }),
      'a review': () => db.insert(reviews).values({ salonId, ...review }),
      'a locality': () =>
        db
          .update(localities)
          .set({ also: ['Bagh Nagar'] })
          .where(eq(localities.name, 'Charminar')),
      'a review that goes': () => db.delete(reviews).where(eq(reviews.author, 'Asha')),
    };
    for (const [what, write] of Object.entries(writes)) {
      const version = Number(await readCatalogueVersion(database));
      await write();
      assert.equal(Number(await readCatalogueVersion(database)) > version, true, what);
    }
    const version = await readCatalogueVersion(database);
    await db
      .update(services)
      .set({ bookingCount: sql`${services.bookingCount} + 1` })
      .where(ofSalon);
    await database.transaction(async (tx) => {
      await tx.select().from(salons).where(eq(salons.id, salonId)).for('update');
    });
    assert.equal(await readCatalogueVersion(database), version);
  });

  it('counts nothing of a transaction that is undone', async () => {
    const version = await readCatalogueVersion(database);
    const undone = database.transaction(async (tx) => {
      await rename('Nowhere', tx);
      throw new Error('undone');
    });
    await assert.rejects(undone, /undone/);
    assert.equal(await readCatalogueVersion(database), version);
  });

  it('shows a write of its own process to the very next reader, however it was written', async () => {
    const ways = [
      (name: string) => rename(name),
      (name: string) => database.transaction(async (tx) => void (await rename(name, tx))),
      (name: string) => database.pool.query('update salons set name = $1 where id = $2', [name, salonId]),
    ];
    for (let turn = 0; turn < 30; turn += 1) {
      const name = `Lotus ${turn}`;
      await shownName();
      await ways[turn % ways.length]?.(name);
      assert.equal(await shownName(), name);
    }
  });

  it('says when a salon was written last', async () => {
    const written = async () =>
      (await database.db.select({ at: salons.updatedAt }).from(salons).where(eq(salons.id, salonId)))[0]?.at;
    const before = await written();
    await rename('Lotus again');
    assert.equal(Number(await written()) > Number(before), true);
  });

  it('tells a browser that has the answer that it has, until the answer is another one', async () => {
    const url = `/api/public/salons/${salonId}`;
    const ask = (tag: string) => api.app.inject({ url, headers: { 'if-none-match': tag } });
    const { etag } = (await detail()).headers;
    assert.match(String(etag), /^"[\w-]{22}"$/);
    for (const tag of [`${etag}`, `W/${etag}`, `"other", ${etag}`]) {
      const reply = await ask(tag);
      assert.deepEqual([reply.statusCode, reply.body, reply.headers.etag], [304, '', etag], tag);
      assert.equal(reply.headers['cache-control'], 'public, max-age=10');
    }
    assert.equal((await ask('"other"')).statusCode, 200);
    await rename('Lotus at last');
    const changed = await ask(String(etag));
    assert.equal(changed.statusCode, 200);
    assert.notEqual(changed.headers.etag, etag);
  });

  it('answers a browser that takes it compressed, under a tag that says so', async () => {
    const url = `/api/public/salons/${salonId}`;
    const ask = (encoding: string) => api.app.inject({ url, headers: { 'accept-encoding': encoding } });
    const plain = await ask('identity');
    const packed = await ask('gzip, br');
    assert.deepEqual(
      [packed.headers['content-encoding'], packed.headers.vary, packed.headers.etag],
      ['br', 'accept-encoding', `W/${plain.headers.etag}`],
    );
    assert.equal(brotliDecompressSync(packed.rawPayload).toString(), plain.body);
    assert.equal(gunzipSync((await ask('gzip')).rawPayload).toString(), plain.body);
    assert.deepEqual(
      [plain.headers['content-encoding'], plain.headers.vary],
      [undefined, 'accept-encoding'],
      'a cache on the way keeps them apart',
    );
  });

  it('answers the same with and without kept answers, and keeps no refusal', async () => {
    const bare = await testApp(database, {}, { READ_CACHE_MB: 0 });
    for (const url of [
      '/api/public/salons?limit=3&page=2',
      '/api/public/salons?page=2&limit=3',
      '/api/public/salons/sublocalities',
      `/api/public/salons/${salonId}`,
      '/api/public/salons/nothing',
      '/api/public/salons?page=0',
    ]) {
      const [kept, again, anew] = [
        await api.call('GET', url),
        await api.call('GET', url),
        await bare.call('GET', url),
      ];
      assert.deepEqual([again.status, again.json], [kept.status, kept.json], url);
      assert.deepEqual([anew.status, anew.json], [kept.status, kept.json], url);
      assert.equal('etag' in anew.headers, false);
      assert.equal('etag' in kept.headers, kept.status === 200);
      assert.equal(kept.headers['content-type'], 'application/json; charset=utf-8');
    }
    assert.equal((await api.app.inject({ method: 'HEAD', url: `/api/public/salons/${salonId}` })).body, '');
  });

  if (kind === 'embedded') return;
  it('lets writers of different salons write at the same time', async () => {
    const [one, other] = await database.db.select({ id: salons.id }).from(salons).limit(2);
    const touch = `update salons set description = description || '.' where id = $1`;
    const [first, second] = [await database.pool.connect(), await database.pool.connect()];
    try {
      for (const client of [first, second]) await client.query(`begin; set local lock_timeout = '5s'`);
      await first.query(touch, [one?.id]);
      // Would wait for the first to end, and fail, if both counted in one row.
      await second.query(touch, [other?.id]);
      await second.query('commit');
      await first.query('commit');
    } finally {
      first.release();
      second.release();
    }
  });
});
