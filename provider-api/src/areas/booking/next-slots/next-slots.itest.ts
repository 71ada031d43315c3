import assert from 'node:assert/strict';
import { beforeEach, it } from 'node:test';
import { addMinutes, defaultOpeningHours, instantAt } from '@sundara/contracts';
import { eq } from 'drizzle-orm';
import { makeSalon, putVisit, type TestSalon, TUESDAY } from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { salons, services, specialists, timeOff } from '../../marketplace/salons/salons.tables.ts';
import type { bookings } from '../bookings/bookings.tables.ts';
import { rangeText } from '../time/time-range.ts';

forEachBench({}, (scene) => {
  beforeEach(() => {
    scene.bench.now = instantAt(TUESDAY, '09:00');
  });

  const ask = (ids: readonly string[]) =>
    scene.bench.call('GET', `/api/public/salons/next-slots?ids=${encodeURIComponent(ids.join(','))}`);
  const nextOf = async ({ id }: TestSalon): Promise<string | null> =>
    (await ask([id])).json.nextSlots[0].dateTime;
  const book = (time: string, change: Partial<typeof bookings.$inferInsert> = {}, minutes = 60) =>
    putVisit(scene.database, scene.salon, scene.customer, instantAt(TUESDAY, time), minutes, change);

  it('answers 400 without ids and for more than twenty-four salons', async () => {
    assert.equal((await scene.bench.call('GET', '/api/public/salons/next-slots')).status, 400);
    const many = Array.from({ length: 25 }, () => crypto.randomUUID());
    const { status, json } = await ask(many);
    assert.deepEqual([status, json.code, json.fields[0].path], [400, 'VALIDATION_FAILED', 'ids']);
    assert.equal((await ask(many.slice(1))).status, 200);
  });

  it('tells the next free start of each salon in the order asked for, never to be kept', async () => {
    const { database, salon } = scene;
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
    const { database, salon } = scene;
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
    const { database, salon } = scene;
    await book('10:30', {}, 30);
    assert.equal(await nextOf(salon), `${TUESDAY}T11:00:00+05:30`, 'an hour does not fit before half past');
    await database.db.update(services).set({ durationMinutes: 30 }).where(eq(services.id, salon.cut));
    assert.equal(await nextOf(salon), `${TUESDAY}T10:00:00+05:30`);
    await database.db.update(services).set({ isActive: false }).where(eq(services.salonId, salon.id));
    assert.equal(await nextOf(salon), null);
  });

  it('sees what booking sees: pending visits and standing holds are busy, passed and cancelled ones are not', async () => {
    const { bench, salon } = scene;
    await book('10:00', { status: 'pending' });
    await book('11:00', { status: 'held', holdExpiresAt: addMinutes(bench.now, 1) });
    assert.equal(await nextOf(salon), `${TUESDAY}T12:00:00+05:30`);
    await book('12:00', { status: 'held', holdExpiresAt: bench.now });
    assert.equal(await nextOf(salon), `${TUESDAY}T12:00:00+05:30`);
    bench.now = addMinutes(bench.now, 1);
    assert.equal(await nextOf(salon), `${TUESDAY}T11:00:00+05:30`, 'the hold on eleven has passed');
  });

  it('agrees with the first free time of each of the next days', async () => {
    const { bench, salon } = scene;
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

  it('goes by people, their hours and leave, and by closures, as booking does', async () => {
    const { database, customer } = scene;
    const salon = await makeSalon(database, 1, {
      specialists: [
        { name: 'Asha', does: ['cut'] },
        { name: 'Bina', does: ['colour'] },
      ],
    });
    const [asha = '', bina = ''] = salon.specialists;
    assert.equal(await nextOf(salon), `${TUESDAY}T10:00:00+05:30`);
    await putVisit(database, salon, customer, instantAt(TUESDAY, '10:00'), 60, {}, bina);
    assert.equal(await nextOf(salon), `${TUESDAY}T10:00:00+05:30`, 'Bina does not cut');
    await putVisit(database, salon, customer, instantAt(TUESDAY, '10:00'), 60, {}, asha);
    assert.equal(await nextOf(salon), `${TUESDAY}T11:00:00+05:30`);
    const off = (from: string, to: string, specialistId?: string) =>
      database.db.insert(timeOff).values({
        salonId: salon.id,
        ...(specialistId ? { specialistId } : { kind: 'closure' as const }),
        during: rangeText({ start: instantAt(TUESDAY, from), end: instantAt(TUESDAY, to) }),
      });
    await off('11:00', '12:00', asha);
    assert.equal(await nextOf(salon), `${TUESDAY}T12:00:00+05:30`);
    await off('12:30', '14:00');
    assert.equal(await nextOf(salon), `${TUESDAY}T14:00:00+05:30`);
    const hours = defaultOpeningHours();
    const late = { ...hours, tuesday: { ...hours.tuesday, open: '16:30' } };
    await database.db.update(specialists).set({ hours: late }).where(eq(specialists.id, asha));
    assert.equal(await nextOf(salon), `${TUESDAY}T17:00:00+05:30`);
    await database.db.update(salons).set({ slotMinutes: 30 }).where(eq(salons.id, salon.id));
    assert.equal(await nextOf(salon), `${TUESDAY}T16:30:00+05:30`);
  });

  it('tells the next free start of services by themselves, but of nothing that is not sold', async () => {
    const { database, salon } = scene;
    const askOf = (ids: readonly string[]) =>
      scene.bench.call('GET', `/api/public/services/next-slots?ids=${encodeURIComponent(ids.join(','))}`);
    await database.db.update(services).set({ durationMinutes: 90 }).where(eq(services.id, salon.colour));
    await book('11:00');
    const { status, json, headers } = await askOf([salon.colour, 'nothing', crypto.randomUUID(), salon.cut]);
    assert.deepEqual([status, headers['cache-control']], [200, 'no-store']);
    assert.deepEqual(json.nextSlots, [
      { serviceId: salon.colour, dateTime: `${TUESDAY}T12:00:00+05:30` },
      { serviceId: salon.cut, dateTime: `${TUESDAY}T10:00:00+05:30` },
    ]);
    await database.db.update(services).set({ isActive: false }).where(eq(services.id, salon.cut));
    assert.deepEqual((await askOf([salon.cut])).json.nextSlots, []);
    const many = Array.from({ length: 25 }, () => crypto.randomUUID());
    assert.equal((await askOf(many)).json.fields[0].path, 'ids');
  });

  it('asks the database three times, however many salons there are', async () => {
    const ids: string[] = [];
    while (ids.length < 24) ids.push((await makeSalon(scene.database)).id);
    const { pool } = scene.database;
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
    assert.equal(asked, 3);
  });
});
