import assert from 'node:assert/strict';
import { after, before, beforeEach, it } from 'node:test';
import { addMinutes, instantAt } from '@sundara/contracts';
import { eq } from 'drizzle-orm';
import type { bookings } from '../bookings/bookings.tables.ts';
import type { Database } from '../database/open-database.ts';
import {
  type Bench,
  makeCustomer,
  makeSalon,
  openBench,
  putVisit,
  type TestCustomer,
  type TestSalon,
  TUESDAY,
} from '../payments/testing/booking-bench.ts';
import { salons, services } from '../salons/salons.tables.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';

forEachDatabase((_, open) => {
  let database: Database;
  let bench: Bench;
  let customer: TestCustomer;
  let salon: TestSalon;

  before(async () => {
    database = await open();
    bench = await openBench(database, 'http://127.0.0.1:9');
    customer = await makeCustomer(database);
  });
  beforeEach(async () => {
    bench.now = instantAt(TUESDAY, '09:00');
    salon = await makeSalon(database);
  });
  after(() => bench.close());

  const ask = (ids: readonly string[]) =>
    bench.call('GET', `/api/public/salons/next-slots?ids=${encodeURIComponent(ids.join(','))}`);
  const nextOf = async ({ id }: TestSalon): Promise<string | null> =>
    (await ask([id])).json.nextSlots[0].dateTime;
  const book = (time: string, change: Partial<typeof bookings.$inferInsert> = {}, minutes = 60) =>
    putVisit(database, salon, customer, instantAt(TUESDAY, time), minutes, change);

  it('answers 400 without ids and for more than twenty-four salons', async () => {
    assert.equal((await bench.call('GET', '/api/public/salons/next-slots')).status, 400);
    const many = Array.from({ length: 25 }, () => crypto.randomUUID());
    const { status, json } = await ask(many);
    assert.deepEqual([status, json.code, json.fields[0].path], [400, 'VALIDATION_FAILED', 'ids']);
    assert.equal((await ask(many.slice(1))).status, 200);
  });

  it('tells the next free start of each salon in the order asked for, never to be kept', async () => {
    const other = await makeSalon(database);
    await book('10:00');
    const { status, json, headers } = await ask([other.id, salon.id]);
    assert.deepEqual([status, headers['cache-control']], [200, 'no-store']);
    assert.deepEqual(json.nextSlots, [
      { salonId: other.id, dateTime: `${TUESDAY}T10:00:00+05:30` },
      { salonId: salon.id, dateTime: `${TUESDAY}T11:00:00+05:30` },
    ]);
  });

  it('leaves out ids that name no salon, or a hidden one, and says a salon once', async () => {
    const hidden = await makeSalon(database);
    await database.db.update(salons).set({ isActive: false }).where(eq(salons.id, hidden.id));
    const strange = [crypto.randomUUID(), 'nothing', "'; drop table salons; --", hidden.id];
    const { json } = await ask([...strange, salon.id, salon.id.toUpperCase(), '', ' ']);
    assert.deepEqual(
      json.nextSlots.map(({ salonId }: { salonId: string }) => salonId),
      [salon.id],
    );
    assert.deepEqual((await ask([','])).json.nextSlots, []);
  });

  it('goes by the shortest service that is sold, and has none where none is', async () => {
    await book('10:30', {}, 30);
    assert.equal(await nextOf(salon), `${TUESDAY}T11:00:00+05:30`, 'an hour does not fit before half past');
    await database.db.update(services).set({ durationMinutes: 30 }).where(eq(services.id, salon.cut));
    assert.equal(await nextOf(salon), `${TUESDAY}T10:00:00+05:30`);
    await database.db.update(services).set({ isActive: false }).where(eq(services.salonId, salon.id));
    assert.equal(await nextOf(salon), null);
  });

  it('sees what booking sees: pending visits and standing holds are busy, passed and cancelled ones are not', async () => {
    await book('10:00', { status: 'pending' });
    await book('11:00', { status: 'held', holdExpiresAt: addMinutes(bench.now, 1) });
    assert.equal(await nextOf(salon), `${TUESDAY}T12:00:00+05:30`);
    await book('12:00', { status: 'held', holdExpiresAt: bench.now });
    assert.equal(await nextOf(salon), `${TUESDAY}T12:00:00+05:30`);
    bench.now = addMinutes(bench.now, 1);
    assert.equal(await nextOf(salon), `${TUESDAY}T11:00:00+05:30`, 'the hold on eleven has passed');
  });

  it('agrees with the first free time of each of the next days', async () => {
    for (const time of ['10:00', '11:00', '14:00']) await book(time);
    for (const clock of ['08:00', '09:30', '12:30', '16:59', '17:01', '23:30']) {
      bench.now = instantAt(TUESDAY, clock);
      let expected: string | undefined;
      for (const date of [TUESDAY, '2026-11-25']) {
        const path = `/api/public/salons/${salon.id}/availability?date=${date}&services=${salon.cut}`;
        const { slots } = (await bench.call('GET', path)).json;
        expected ??= slots.find(({ available }: { available: boolean }) => available)?.dateTime;
      }
      assert.equal(await nextOf(salon), expected, clock);
    }
  });

  it('asks the database twice, however many salons there are', async () => {
    const ids: string[] = [];
    while (ids.length < 24) ids.push((await makeSalon(database)).id);
    const { pool } = database;
    const query = pool.query;
    let asked = 0;
    pool.query = ((...given: Parameters<typeof query>) => {
      // The outbox looks for jobs through the same pool.
      if (JSON.stringify(given[0]).includes('salons')) asked += 1;
      return query.apply(pool, given);
    }) as typeof query;
    try {
      assert.equal((await ask(ids)).json.nextSlots.length, 24);
    } finally {
      pool.query = query;
    }
    assert.equal(asked, 2);
  });
});
