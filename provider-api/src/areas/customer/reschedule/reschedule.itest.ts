import assert from 'node:assert/strict';
import { it } from 'node:test';
import { addMinutes, instantAt } from '@sundara/contracts';
import { eq } from 'drizzle-orm';
import { outbox } from '../../../platform/outbox/outbox.tables.ts';
import {
  MONDAY_NOON,
  makeCustomer,
  makeSalon,
  putVisit,
  type SalonOptions,
  TUESDAY,
} from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { bookings } from '../../booking/bookings/bookings.tables.ts';
import { bookVisit } from '../../booking/bookings/testing/book-visit.ts';
import { findVisit } from '../../booking/bookings/visit.ts';
import { salons } from '../../marketplace/salons/salons.tables.ts';

const WEDNESDAY = '2026-11-25';

forEachBench({}, (scene) => {
  const book = async (
    time: string,
    { day = WEDNESDAY, services = [scene.salon.cut], specialistId = '' } = {},
  ) => {
    const { database, salon, customer } = scene;
    const visit = await findVisit(database.db, salon.id, services);
    const wish = { customerId: customer.id, visit, start: instantAt(day, time) };
    return bookVisit(database, { ...wish, ...(specialistId && { specialistId }) }, MONDAY_NOON);
  };
  const move = (id: string, newDateTime: string, who = scene.customer) =>
    scene.bench.call('PUT', `/api/customer/bookings/${id}/reschedule`, {
      token: who.token,
      body: { newDateTime },
    });
  const can = async (id: string) => {
    const { token } = scene.customer;
    const { cancel, reschedule } = (await scene.bench.call('GET', `/api/customer/bookings/${id}`, { token }))
      .json.data.can;
    return { cancel, reschedule };
  };
  const rowOf = async (id: string) => {
    const [row] = await scene.database.db.select().from(bookings).where(eq(bookings.id, id));
    assert(row);
    return row;
  };
  const openAnother = async (options: SalonOptions, seats = 1) => {
    scene.salon = await makeSalon(scene.database, seats, options);
  };
  interface Slot {
    readonly time: string;
    readonly available: boolean;
  }
  const freeTimes = (slots: readonly Slot[]) =>
    slots.filter(({ available }) => available).map(({ time }) => time);

  it('moves a visit to a free start with all that was booked, and has it announced', async () => {
    const { database, bench, salon } = scene;
    const id = await book('10:00', { services: [salon.cut, salon.colour] });
    const { status, json } = await move(id, `${TUESDAY}T15:00`);
    assert.deepEqual([status, json.message], [200, 'Booking rescheduled successfully']);
    assert.deepEqual(json.data, {
      id,
      date: '2026-11-24T15:00:00+05:30',
      dateTime: '2026-11-24T15:00:00+05:30',
      formattedDate: 'Tue, 24 Nov 2026',
      formattedTime: '3:00 pm',
    });
    const row = await rowOf(id);
    assert.deepEqual([row.status, row.sequence, row.lateReschedules, row.no], ['confirmed', 1, 0, 1]);
    assert.deepEqual(await bench.rows(salon), [{ status: 'confirmed', who: ['1'], payment: null, no: 1 }]);
    const jobs = await database.db.select({ kind: outbox.kind, key: outbox.key }).from(outbox);
    assert(jobs.some(({ kind, key }) => kind.endsWith('rescheduled') && key.startsWith(id)));
    assert.equal((await move(await book('10:00'), `${TUESDAY}T15:00`)).json.code, 'SLOT_TAKEN');
  });

  it('answers the same to a request that is sent again, and changes nothing', async () => {
    const id = await book('10:00');
    scene.bench.now = instantAt(TUESDAY, '12:00');
    assert.equal((await move(id, `${WEDNESDAY}T11:00`)).status, 200);
    const again = await move(id, `${WEDNESDAY}T11:00`);
    assert.equal(again.status, 200);
    const row = await rowOf(id);
    assert.deepEqual([row.sequence, row.lateReschedules], [1, 1]);
    assert.equal((await move(id, `${WEDNESDAY}T12:00`)).json.code, 'NOT_RESCHEDULABLE');
  });

  it('does not stand in its own way, not even where the new time overlaps the old one', async () => {
    await openAnother({ slotMinutes: 30 });
    const id = await book('10:00');
    assert.equal((await move(id, `${WEDNESDAY}T10:30`)).status, 200);
    assert.equal((await book('11:30')).length, 36);
  });

  it('keeps whom the customer asked for, and nobody else will do', async () => {
    const { database, bench, customer } = scene;
    await openAnother({ specialists: [{ name: 'Asha' }, { name: 'Bina' }] });
    const [asha = '', bina = ''] = scene.salon.specialists;
    const id = await book('10:00', { specialistId: bina });
    await putVisit(database, scene.salon, customer, instantAt(WEDNESDAY, '14:00'), 60, {}, bina);
    const taken = await move(id, `${WEDNESDAY}T14:00`);
    assert.equal(taken.json.code, 'SLOT_TAKEN');
    assert(!freeTimes(taken.json.slots).includes('2:00 PM'));
    assert.equal((await move(id, `${WEDNESDAY}T15:00`)).status, 200);
    const who = (await bench.rows(scene.salon)).map((row) => row.who);
    assert.deepEqual(who, [[bina], [bina]]);
    assert.notEqual(asha, bina);
  });

  it('refuses what is taken with what is free on that day, and leaves the visit where it was', async () => {
    const id = await book('10:00');
    await book('14:00');
    const { status, json } = await move(id, `${WEDNESDAY}T14:00`);
    assert.deepEqual([status, json.code], [409, 'SLOT_TAKEN']);
    // Its own time counts as free.
    assert.deepEqual(freeTimes(json.slots).slice(0, 5), [
      '10:00 AM',
      '11:00 AM',
      '12:00 PM',
      '1:00 PM',
      '3:00 PM',
    ]);
    assert.equal((await rowOf(id)).sequence, 0);
  });

  it('refuses times that no visit starts at, and texts that are no time', async () => {
    const id = await book('10:00');
    for (const time of [`${WEDNESDAY}T10:30`, `${WEDNESDAY}T20:00`, '2026-11-23T12:30', '2027-03-01T10:00']) {
      const { status, json } = await move(id, time);
      assert.deepEqual([time, status, json.code], [time, 422, 'SLOT_NOT_BOOKABLE']);
      assert(Array.isArray(json.slots));
    }
    for (const time of ['', 'tomorrow', '2026-02-30T10:00']) {
      assert.deepEqual([(await move(id, time)).status, time], [400, time]);
    }
  });

  it('is free until 24 hours before, allowed once until 2 hours before, and then tells whom to call', async () => {
    const { database, bench } = scene;
    const id = await book('16:00', { day: TUESDAY });
    const start = instantAt(TUESDAY, '16:00');
    const secondsBefore = (hours: number, seconds: number) =>
      new Date(addMinutes(start, -hours * 60).getTime() - seconds * 1_000);
    const outcomes: unknown[] = [];
    for (const [hours, seconds] of [
      [24, 0],
      [24, -1],
      [2, 0],
      [2, -1],
    ] as const) {
      bench.now = secondsBefore(hours, seconds);
      const ability = await can(id);
      const answer = await move(id, `${WEDNESDAY}T10:00`);
      outcomes.push([answer.status, ability, (await rowOf(id)).lateReschedules]);
      if (answer.status === 200) {
        const back = { during: `[${start.toISOString()},${addMinutes(start, 60).toISOString()})` };
        await database.pool.query('delete from outbox');
        await database.pool.query(
          `with moved as (update bookings set during = $2, late_reschedules = 0 where id = $1)
           update occupations set during = $2 where booking_id = $1`,
          [id, back.during],
        );
      } else assert.match(answer.json.message, /\+91 40 5550 0101/);
    }
    const open = { cancel: true, reschedule: true };
    assert.deepEqual(outcomes, [
      [200, open, 0],
      [200, open, 1],
      [200, open, 1],
      [409, { cancel: true, reschedule: false }, 0],
    ]);
  });

  it('refuses a late move where the salon allows none', async () => {
    const { database, bench, salon } = scene;
    const id = await book('16:00', { day: TUESDAY });
    await database.db.update(salons).set({ allowsLateReschedule: false }).where(eq(salons.id, salon.id));
    bench.now = instantAt(TUESDAY, '09:00');
    assert.equal((await move(id, `${WEDNESDAY}T10:00`)).json.code, 'NOT_RESCHEDULABLE');
    assert.deepEqual(await can(id), { cancel: true, reschedule: false });
  });

  it('moves nothing that is cancelled, begun or on its way, and knows no booking of anybody else', async () => {
    const { database, bench } = scene;
    const id = await book('10:00');
    const stranger = await makeCustomer(database);
    const missing = await move(crypto.randomUUID(), `${WEDNESDAY}T12:00`);
    assert.equal(missing.status, 404);
    assert.deepEqual((await move(id, `${WEDNESDAY}T12:00`, stranger)).json, missing.json);
    assert.deepEqual((await move('none', `${WEDNESDAY}T12:00`)).json, missing.json);
    bench.now = instantAt(WEDNESDAY, '10:00');
    const begun = await move(id, '2026-11-26T12:00');
    assert.deepEqual([begun.status, begun.json.code], [409, 'NOT_RESCHEDULABLE']);
    await database.db.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.id, id));
    bench.now = MONDAY_NOON;
    assert.equal((await move(id, `${WEDNESDAY}T12:00`)).json.code, 'NOT_RESCHEDULABLE');
    await database.db.update(bookings).set({ status: 'expired' }).where(eq(bookings.id, id));
    assert.deepEqual((await move(id, `${WEDNESDAY}T12:00`)).json, missing.json);
  });

  it('is for customers alone', async () => {
    const { database, bench } = scene;
    const id = await book('10:00');
    for (const role of ['salon', 'admin'] as const) {
      assert.equal((await move(id, `${WEDNESDAY}T12:00`, await makeCustomer(database, role))).status, 403);
    }
    const anonymous = await bench.call('PUT', `/api/customer/bookings/${id}/reschedule`, {
      body: { newDateTime: `${WEDNESDAY}T12:00` },
    });
    assert.equal(anonymous.status, 401);
  });
});
