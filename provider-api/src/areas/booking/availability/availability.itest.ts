import assert from 'node:assert/strict';
import { it } from 'node:test';
import { addMinutes, instantAt } from '@sundara/contracts';
import { eq } from 'drizzle-orm';
import {
  MONDAY_NOON,
  makeCustomer,
  makeSalon,
  putVisit,
  TUESDAY,
} from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { salons, services } from '../../marketplace/salons/salons.tables.ts';
import type { bookings } from '../bookings/bookings.tables.ts';
import { chairId } from '../bookings/occupations.repository.ts';

interface Slot {
  readonly time: string;
  readonly dateTime: string;
  readonly available: boolean;
  readonly capacity: number;
}

const NOBODY = '00000000-0000-4000-8000-000000000000';

forEachBench({ seats: 2 }, (scene) => {
  const ask = (query: Record<string, string>, token?: string, id = scene.salon.id) =>
    scene.bench.call('GET', `/api/public/salons/${id}/availability?${new URLSearchParams(query)}`, {
      ...(token && { token }),
    });
  const slotsOf = async (query: Record<string, string> = {}, token?: string): Promise<Slot[]> => {
    const answer = await ask({ date: TUESDAY, services: scene.salon.cut, ...query }, token);
    assert.equal(answer.status, 200);
    return answer.json.slots;
  };
  const book = (
    time: string,
    change: Partial<typeof bookings.$inferInsert> = {},
    minutes = 60,
    who = chairId(1),
  ) => putVisit(scene.database, scene.salon, scene.customer, instantAt(TUESDAY, time), minutes, change, who);
  const capacityAt = (slots: readonly Slot[], time: string) =>
    slots.find((slot) => slot.time === time)?.capacity;

  it('offers the nine starts of a free day with every chair, as instants of Asia/Kolkata, never to be kept', async () => {
    const answer = await ask({ date: TUESDAY, services: scene.salon.cut });
    assert.equal(answer.headers['cache-control'], 'no-store');
    assert.equal(answer.json.date, TUESDAY);
    const slots: Slot[] = answer.json.slots;
    assert.equal(slots.length, 9);
    assert.deepEqual(slots[0], {
      time: '10:00 AM',
      dateTime: '2026-11-24T10:00:00+05:30',
      available: true,
      capacity: 2,
    });
    assert.equal(slots.at(-1)?.time, '6:00 PM');
  });

  it('counts the chairs that are free for the whole of the visit', async () => {
    await book('11:00');
    await book('14:00');
    await book('14:30', {}, 15, chairId(2));
    const cut = await slotsOf();
    assert.deepEqual(
      ['10:00 AM', '11:00 AM', '12:00 PM', '2:00 PM'].map((time) => capacityAt(cut, time)),
      [2, 1, 2, 0],
    );
    assert.equal(cut.find(({ time }) => time === '2:00 PM')?.available, false);
    const both = await slotsOf({ services: `${scene.salon.cut},${scene.salon.colour}` });
    assert.deepEqual(
      ['10:00 AM', '12:00 PM', '3:00 PM'].map((time) => capacityAt(both, time)),
      [1, 1, 2],
    );
    assert.equal(both.at(-1)?.time, '5:00 PM');
  });

  it('takes pending visits and standing holds as busy, and passed holds, cancelled and expired ones as free', async () => {
    await book('10:00', { status: 'pending' });
    await book('11:00', { status: 'held', holdExpiresAt: addMinutes(MONDAY_NOON, 1) });
    await book('12:00', { status: 'held', holdExpiresAt: MONDAY_NOON });
    await book('13:00', { status: 'cancelled' });
    await book('14:00', { status: 'expired' });
    const slots = await slotsOf();
    assert.deepEqual(
      slots.slice(0, 5).map(({ capacity }) => capacity),
      [1, 1, 2, 2, 2],
    );
  });

  it('shows a customer the time that they hold themselves as free, and to everyone else as taken', async () => {
    await book('11:00', { status: 'held', holdExpiresAt: addMinutes(MONDAY_NOON, 5) });
    const other = await makeCustomer(scene.database);
    assert.equal(capacityAt(await slotsOf({}, scene.customer.token), '11:00 AM'), 2);
    assert.equal(capacityAt(await slotsOf({}, other.token), '11:00 AM'), 1);
    assert.equal(capacityAt(await slotsOf({}, 'a.bad.token'), '11:00 AM'), 1);
  });

  it('leaves out what is too soon, closed, past or beyond sixty days', async () => {
    const { database, bench, salon } = scene;
    bench.now = instantAt(TUESDAY, '13:30');
    assert.equal((await slotsOf())[0]?.time, '3:00 PM');
    assert.deepEqual(await slotsOf({ date: '2026-11-23' }), []);
    assert.deepEqual(await slotsOf({ date: '2027-01-24' }), []);
    assert.equal((await slotsOf({ date: '2027-01-23' })).length > 0, true);
    const [row] = await database.db.select().from(salons).where(eq(salons.id, salon.id));
    assert(row);
    const hours = { ...row.openingHours, wednesday: { ...row.openingHours.wednesday, closed: true } };
    await database.db.update(salons).set({ openingHours: hours }).where(eq(salons.id, salon.id));
    assert.deepEqual(await slotsOf({ date: '2026-11-25' }), []);
  });

  it('answers 404 for a salon that is unknown or hidden', async () => {
    const { database, salon } = scene;
    const query = { date: TUESDAY, services: salon.cut };
    for (const id of ['nothing', NOBODY]) {
      const answer = await ask(query, undefined, id);
      assert.deepEqual([answer.status, answer.json.code], [404, 'NOT_FOUND']);
    }
    await database.db.update(salons).set({ isActive: false }).where(eq(salons.id, salon.id));
    assert.equal((await ask(query)).status, 404);
  });

  it('answers 422 for a service of another salon, an inactive one and one that is none', async () => {
    const { database, salon } = scene;
    const other = await makeSalon(database);
    await database.db.update(services).set({ isActive: false }).where(eq(services.id, salon.colour));
    for (const id of [other.cut, salon.colour, NOBODY, 'cut', `${salon.cut},${other.cut}`, ',']) {
      const answer = await ask({ date: TUESDAY, services: id });
      assert.deepEqual([answer.status, answer.json.code], [422, 'SERVICE_NOT_OFFERED'], id);
    }
  });

  it('answers 400 for a day that does not exist or no services', async () => {
    for (const date of ['2026-02-30', 'tomorrow', '2026-1-1', '']) {
      const answer = await ask({ date, services: scene.salon.cut });
      assert.deepEqual([answer.status, answer.json.code], [400, 'VALIDATION_FAILED'], date);
      assert.equal(answer.json.fields[0].path, 'date');
    }
    assert.equal((await ask({ date: TUESDAY })).status, 400);
  });
});
