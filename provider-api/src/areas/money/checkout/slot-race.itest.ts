import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { addDays, localDateOf } from '@sundara/contracts';
import { randomOf, shows, sized, testSeed } from '@sundara/contracts/testing';
import { sql } from 'drizzle-orm';
import {
  type Answer,
  makeCustomer,
  makeSalon,
  type TestCustomer,
  type TestSalon,
} from '../../../testing/payments/booking-bench.ts';
import { startTwoApis, type TwoApis } from '../../booking/bookings/testing/two-apis.ts';

const CUSTOMERS = sized({ quick: 40, deep: 200 });
const ROUNDS = sized({ quick: 4, deep: 50 });
const TIMES = ['10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'];

/**
 * The most important guarantee (resolutions T3), under the hardest conditions: PostgreSQL, two processes, everybody.
 */
describe(`when ${CUSTOMERS} customers order one time at once, at two API processes`, () => {
  let apis: TwoApis;
  let customers: readonly TestCustomer[];
  let salons: readonly TestSalon[];
  const tomorrow = addDays(localDateOf(new Date()), 1);

  before(async () => {
    apis = await startTwoApis();
    const { database } = apis;
    customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => makeCustomer(database)));
    // One salon books its chair, the other its specialist.
    salons = [await makeSalon(database), await makeSalon(database, 9, { specialists: [{ name: 'Asha' }] })];
  });
  after(() => apis.close());

  it(`exactly one gets it, in each of ${ROUNDS} rounds, and all others are told what is free`, async (t) => {
    const random = randomOf(testSeed(t));
    for (let round = 0; round < ROUNDS; round += 1) {
      const salon = random.pick(salons);
      const day = addDays(tomorrow, Math.floor(round / TIMES.length));
      const dateTime = `${day}T${TIMES[round % TIMES.length]}`;
      const order = { amount: 508, salonId: salon.id, services: [{ serviceId: salon.cut }], dateTime };
      const answers = await Promise.all(
        random
          .shuffled(customers)
          .map(({ token }, place) => apis.send(place, 'POST', '/api/payment/create-order', token, order)),
      );
      assertOneWon(answers, dateTime);
    }
    assert.deepEqual(apis.complaints(), []);
    const { rows } = await apis.database.db.execute(sql`
      select count(*)::int as held from bookings where status = 'held' having count(*) > ${ROUNDS}`);
    assert.deepEqual(rows, []);
    shows('T1', { rounds: ROUNDS, 'customers in each': CUSTOMERS });
  });

  const assertOneWon = (answers: readonly Answer[], dateTime: string) => {
    const told = answers.map(({ status, json }) => `${status} ${json.code ?? 'ordered'}`);
    assert.deepEqual(told.sort(), ['200 ordered', ...Array(CUSTOMERS - 1).fill('409 SLOT_TAKEN')]);
    for (const { json, status } of answers) {
      if (status === 200) continue;
      const slots: { dateTime: string; available: boolean }[] = json.slots;
      assert.equal(slots.find((slot) => slot.dateTime.startsWith(dateTime))?.available, false);
    }
  };
});
