import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { addDays, instantAt, localDateOf } from '@sundara/contracts';
import { randomOf, shows, sized, testSeed, until } from '@sundara/contracts/testing';
import { sql } from 'drizzle-orm';
import { countWaiting } from '../../../testing/count-waiting.ts';
import {
  type Answer,
  makeCustomer,
  makeSalon,
  type TestCustomer,
  type TestSalon,
} from '../../../testing/payments/booking-bench.ts';
import { bookings } from '../../booking/bookings/bookings.tables.ts';
import { bookVisit, confirm, hold } from '../../booking/bookings/testing/book-visit.ts';
import { startTwoApis, type TwoApis } from '../../booking/bookings/testing/two-apis.ts';
import { findVisit } from '../../booking/bookings/visit.ts';
import { lockSalon } from '../../marketplace/salons/salon-lock.ts';
import { services } from '../../marketplace/salons/salons.tables.ts';

const CUSTOMERS = sized({ quick: 8, deep: 16 });
const ROUNDS = sized({ quick: 5, deep: 100 });
const SWAPS = sized({ quick: 10, deep: 100 });

interface Booked {
  readonly id: string;
  readonly customer: TestCustomer;
  /** Its current start, as local date and time. */
  at: string;
}

describe('when visits are moved at once, at two API processes', () => {
  let apis: TwoApis;
  const day = addDays(localDateOf(new Date()), 3);
  const times = ['10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00'];
  const slots = [day, addDays(day, 1), addDays(day, 2)].flatMap((on) => times.map((time) => `${on}T${time}`));

  before(async () => {
    apis = await startTwoApis();
  });
  after(() => apis.close());

  const book = async (salon: TestSalon, at: string): Promise<Booked> => {
    const { database } = apis;
    const customer = await makeCustomer(database);
    const visit = await findVisit(database.db, salon.id, [salon.cut]);
    const [date = '', time = ''] = at.split('T');
    const wish = { customerId: customer.id, visit, start: instantAt(date, time) };
    return { id: await bookVisit(database, wish, new Date()), customer, at };
  };
  const move = async (place: number, booked: Booked, to: string): Promise<Answer> => {
    const path = `/api/customer/bookings/${booked.id}/reschedule`;
    const answer = await apis.send(place, 'PUT', path, booked.customer.token, { newDateTime: to });
    if (answer.status === 200) booked.at = to;
    return answer;
  };
  const told = ({ status, json }: Answer) => `${status} ${json.code ?? 'moved'}`;

  /** The database has every visit at the time that its customer was given, and no chair is occupied twice. */
  const assertKept = async (salon: TestSalon, all: readonly Booked[]) => {
    const { rows } = await apis.database.pool.query(
      `select b.id, to_char(lower(o.during) at time zone 'Asia/Kolkata', 'YYYY-MM-DD"T"HH24:MI') as at
         from bookings b join occupations o on o.booking_id = b.id and o.during = b.during
        where b.salon_id = $1 and b.status = 'confirmed' order by b.id`,
      [salon.id],
    );
    const expected = all.map(({ id, at }) => ({ id, at })).sort((a, b) => (a.id < b.id ? -1 : 1));
    assert.deepEqual(rows, expected);
    const twice = await apis.database.pool.query(
      `select a.id from occupations a join occupations b
           on a.id < b.id and a.during && b.during and a.salon_id = b.salon_id and a.chair = b.chair`,
    );
    assert.deepEqual(twice.rows, []);
    assert.deepEqual(apis.complaints(), []);
  };

  it(`one of ${CUSTOMERS} gets the free time, in each of ${ROUNDS} rounds, and the others stay where they are`, async (t) => {
    const random = randomOf(testSeed(t));
    const salon = await makeSalon(apis.database);
    const all: Booked[] = [];
    for (const at of slots.slice(0, CUSTOMERS)) all.push(await book(salon, at));
    for (let round = 0; round < ROUNDS; round += 1) {
      const free = random.pick(slots.filter((at) => all.every((booked) => booked.at !== at)));
      const answers = await Promise.all(
        random.shuffled(all).map((booked, place) => move(place, booked, free)),
      );
      const lost = Array(CUSTOMERS - 1).fill('409 SLOT_TAKEN');
      assert.deepEqual(answers.map(told).sort(), ['200 moved', ...lost]);
    }
    await assertKept(salon, all);
  });

  it(`two that want each other's time keep theirs where there is one chair, ${SWAPS} times`, async () => {
    const salon = await makeSalon(apis.database);
    const [first = '', second = '', third = ''] = slots;
    const a = await book(salon, first);
    const b = await book(salon, second);
    for (let round = 0; round < SWAPS; round += 1) {
      // In every other round somebody orders a third time meanwhile, so that several locks are contended.
      const rival = await makeCustomer(apis.database);
      const order = { amount: 508, salonId: salon.id, services: [{ serviceId: salon.cut }], dateTime: third };
      const [toB, toA, ordered] = await Promise.all([
        move(round, a, second),
        move(round + 1, b, first),
        round % 2 === 0
          ? apis.send(round, 'POST', '/api/payment/create-order', rival.token, order)
          : undefined,
      ]);
      assert.deepEqual([told(toB), told(toA)], ['409 SLOT_TAKEN', '409 SLOT_TAKEN']);
      assert((ordered?.status ?? 200) < 500);
      await apis.database.db.update(bookings).set({ status: 'expired' }).where(sql`status = 'held'`);
    }
    await assertKept(salon, [a, b]);
  });

  it(`two that want each other's time both get it where there are two chairs, ${SWAPS} times`, async () => {
    const salon = await makeSalon(apis.database, 2);
    const [first = '', second = ''] = slots;
    const a = await book(salon, first);
    const b = await book(salon, second);
    for (let round = 0; round < SWAPS; round += 1) {
      const answers = await Promise.all([move(round, a, b.at), move(round + 1, b, a.at)]);
      assert.deepEqual(answers.map(told), ['200 moved', '200 moved']);
    }
    await assertKept(salon, [a, b]);
    shows('T3', { 'races for a free time': ROUNDS, 'customers in each': CUSTOMERS, swaps: 2 * SWAPS });
  });

  it('a deadlock with somebody who takes the locks the other way round reaches no client', async () => {
    const { database } = apis;
    const salon = await makeSalon(database);
    const customer = await makeCustomer(database);
    const visit = await findVisit(database.db, salon.id, [salon.cut]);
    const [date = '', time = ''] = (slots[0] ?? '').split('T');
    const wish = { customerId: customer.id, visit, start: instantAt(date, time) };
    const id = (await hold(database, wish, new Date())) ?? '';
    const deadlocks = async () =>
      (
        await database.pool.query(
          `select deadlocks::int from pg_stat_database where datname = current_database()`,
        )
      ).rows[0].deadlocks;
    const before = await deadlocks();
    // An owner changes the price: that locks the service, then its trigger needs the salon's lock.
    let isLocked = false;
    let goOn = () => {};
    const bothHoldOne = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const changePrice = database.transaction(async (tx) => {
      await tx.execute(sql`select from services where id = ${salon.cut} for update`);
      isLocked = true;
      await bothHoldOne;
      await lockSalon(tx, salon.id);
      await tx.update(services).set({ pricePaise: 60_000 }).where(sql`id = ${salon.cut}`);
    });
    await until(() => isLocked);
    // The confirmation holds the salon's lock and waits for the service.
    const confirmed = confirm(database, id, new Date());
    await until(async () => (await countWaiting(database)) > 0);
    goOn();
    await changePrice;
    assert.equal(await confirmed, true);
    // The database server updates its counter a moment later.
    await until(async () => (await deadlocks()) > before);
  });
});
