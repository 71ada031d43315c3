import assert from 'node:assert/strict';
import { before, beforeEach, it } from 'node:test';
import { addMinutes, instantAt } from '@sundara/contracts';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/open-database.ts';
import { forEachDatabase } from '../../../testing/for-each-database.ts';
import {
  MONDAY_NOON,
  makeCustomer,
  makeSalon,
  putVisit,
  type TestCustomer,
  type TestSalon,
  TUESDAY,
} from '../../../testing/payments/booking-bench.ts';
import { bookingEvents } from '../../booking/bookings/booking-events.tables.ts';
import { bookings, STANDING } from '../../booking/bookings/bookings.tables.ts';
import { occupations } from '../../booking/bookings/occupations.tables.ts';
import { confirm, hold } from '../../booking/bookings/testing/book-visit.ts';
import { findVisit } from '../../booking/bookings/visit.ts';
import { rangeText } from '../../booking/time/time-range.ts';

const FOUR = instantAt(TUESDAY, '16:00');
const at = (minutes: number) => addMinutes(MONDAY_NOON, minutes);
const DISPUTED = ['created', 'completed', 'disputed'];
type Change = Partial<typeof bookings.$inferInsert>;

forEachDatabase((_, open) => {
  let database: Database;
  let customer: TestCustomer;
  let salon: TestSalon;
  before(async () => {
    database = await open();
    customer = await makeCustomer(database);
  });
  beforeEach(async () => {
    salon = await makeSalon(database);
  });

  const eventsOf = async (id: string) => {
    const { kind, at, fromStart, toStart } = bookingEvents;
    const rows = await database.db
      .select({ kind, at, fromStart, toStart })
      .from(bookingEvents)
      .where(eq(bookingEvents.bookingId, id))
      .orderBy(asc(bookingEvents.no));
    return rows.map((row) => {
      const { fromStart: from, toStart: to } = row;
      return [row.kind, minutesSinceNoon(row.at), ...(from && to ? [from, to].map(hourOf) : [])];
    });
  };
  const minutesSinceNoon = (instant: Date) => (instant.getTime() - MONDAY_NOON.getTime()) / 60_000;
  const hourOf = (start: Date) => 16 + (start.getTime() - FOUR.getTime()) / 3_600_000;
  const startingAt = (hour: number, minutes = 60) => {
    const start = addMinutes(FOUR, (hour - 16) * 60);
    return { during: rangeText({ start, end: addMinutes(start, minutes) }) };
  };
  /** Changes the row directly, bypassing every rule; frees its occupations. */
  const change = (id: string, changed: Change) =>
    database.transaction(async (tx) => {
      await tx.delete(occupations).where(eq(occupations.bookingId, id));
      await tx.update(bookings).set(changed).where(eq(bookings.id, id));
    });
  const past = (status: 'completed' | 'cancelled' | 'disputed', minutes: number): Change => ({
    status,
    updatedAt: at(minutes),
    ...(status === 'completed' && { completedAt: at(minutes) }),
    ...(status === 'cancelled' && { cancelledAt: at(minutes) }),
  });
  const put = (changed: Change) =>
    putVisit(database, salon, customer, FOUR, 60, { confirmedAt: at(0), updatedAt: at(0), ...changed });

  it('tells nothing of a basket on its way, and once of a booking that came of it, when it was confirmed', async () => {
    const visit = await findVisit(database.db, salon.id, [salon.cut]);
    const id = await hold(database, { customerId: customer.id, visit, start: FOUR }, at(0));
    assert(id);
    assert.deepEqual(await eventsOf(id), []);
    await confirm(database, id, at(3));
    assert.deepEqual(await eventsOf(id), [['created', 3]]);
  });

  it('tells nothing of a hold that ends, and once of the booking that a late payment made of it', async () => {
    const visit = await findVisit(database.db, salon.id, [salon.cut]);
    const id = await hold(database, { customerId: customer.id, visit, start: FOUR }, at(0));
    assert(id);
    await change(id, { status: 'expired', updatedAt: at(10) });
    assert.deepEqual(await eventsOf(id), []);
    await confirm(database, id, at(12));
    assert.deepEqual(await eventsOf(id), [['created', 12]]);
  });

  it('tells each change of status and of the start exactly once, in order, by the times of the row', async () => {
    const id = await put(past('completed', 1));
    await change(id, { ...startingAt(17), updatedAt: at(2) });
    await change(id, past('disputed', 3));
    await change(id, { status: 'completed', updatedAt: at(4) });
    await change(id, past('cancelled', 5));
    await change(id, { ...past('completed', 6), ...startingAt(11) });
    assert.deepEqual(await eventsOf(id), [
      ['created', 0],
      ['completed', 1],
      ['rescheduled', 2, 16, 17],
      ['disputed', 3],
      ['resolved', 4],
      ['cancelled', 5],
      ['rescheduled', 6, 17, 11],
      ['completed', 6],
    ]);
  });

  it('tells nothing where status and start stay: another end, a wish, the same values once more', async () => {
    const id = await put(past('cancelled', 1));
    await change(id, { ...startingAt(16, 90), updatedAt: at(2) });
    await change(id, { specialRequests: 'Tea', sequence: 4, updatedAt: at(3) });
    await change(id, past('cancelled', 4));
    assert.deepEqual(await eventsOf(id), [
      ['created', 0],
      ['cancelled', 1],
    ]);
  });

  it('begins with what stands behind a booking that people see for the first time', async () => {
    const ids: string[] = [];
    for (const [no, status] of STANDING.entries()) {
      const start = addMinutes(FOUR, -60 * no);
      const stood = { status, confirmedAt: at(0), updatedAt: at(0) };
      const changed =
        status === 'pending' || status === 'confirmed' ? stood : { ...stood, ...past(status, 7) };
      ids.push(await putVisit(database, salon, customer, start, 60, changed));
    }
    const visit = await findVisit(database.db, salon.id, [salon.cut]);
    const basket = await hold(
      database,
      { customerId: customer.id, visit, start: addMinutes(FOUR, 60) },
      at(0),
    );
    const told = await Promise.all([...ids, basket ?? ''].map(eventsOf));
    assert.deepEqual(
      told.map((events) => events.map(([kind]) => kind)),
      [['created'], ['created'], ['created', 'completed'], ['created', 'cancelled'], [...DISPUTED], []],
    );
  });
});
