import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { addDays, type LocalDate, localDateOf } from '@sundara/contracts';
import { sized } from '@sundara/contracts/testing';
import { and, eq, inArray } from 'drizzle-orm';
import { type Database, openDatabase } from '../../../platform/database/open-database.ts';
import { makeTestDatabase, type TestDatabase } from '../../../testing/for-each-database.ts';
import { type ApiProcess, CROWD_WAIT_SECONDS, startApi } from '../../../testing/payments/api-process.ts';
import { makeCustomer, makeSalon, type TestCustomer } from '../../../testing/payments/booking-bench.ts';
import { type BuiltApi, buildApi } from '../../../testing/payments/built-api.ts';
import { type Sandbox, startSandbox } from '../../../testing/payments/sandbox-process.ts';
import { bookings } from '../../booking/bookings/bookings.tables.ts';
import { occupations } from '../../booking/bookings/occupations.tables.ts';

const CUSTOMERS = sized({ quick: 20, deep: 50 });

/**
 * The most important guarantee (resolutions T3), tested where it could break: a real PostgreSQL server, two API
 * processes, everybody at once. The embedded database has one session and would hide a race.
 */
describe(`when ${CUSTOMERS} customers order the same last time at once, at two API processes`, () => {
  let target: TestDatabase;
  let database: Database;
  let sandbox: Sandbox;
  let built: BuiltApi;
  let apis: ApiProcess[];
  let customers: TestCustomer[];
  const day: LocalDate = addDays(localDateOf(new Date()), 3);

  before(async () => {
    target = await makeTestDatabase('postgres');
    database = await openDatabase(target.settings);
    sandbox = await startSandbox();
    built = await buildApi();
    const options = { main: built.main, waitSeconds: CROWD_WAIT_SECONDS };
    apis = await Promise.all([1, 2].map(() => startApi(target.settings, sandbox.url, options)));
  });
  // New customers for each test: customers who already have holds may make only a few more.
  beforeEach(async () => {
    customers = [];
    while (customers.length < CUSTOMERS) customers.push(await makeCustomer(database));
  });
  after(async () => {
    for (const api of apis) await api.stop();
    await sandbox.stop();
    await database.close();
    await target.remove();
    await built.remove();
  });

  interface Basket {
    readonly amount: number;
    readonly services: readonly string[];
    readonly time: string;
  }
  /** The customers order the baskets in rotation, all at once, from both processes. */
  const orderAll = async (salonId: string, baskets: readonly Basket[]) =>
    Promise.all(
      customers.map(async ({ token }, index) => {
        const [api, basket] = [apis[index % apis.length], baskets[index % baskets.length]];
        assert(api && basket);
        const { amount, services, time } = basket;
        const answer = await api.post('/api/payment/create-order', token, {
          ...{ amount, currency: 'INR', salonId, dateTime: `${day}T${time}` },
          services: services.map((serviceId) => ({ serviceId })),
        });
        return { ...answer, time };
      }),
    );

  const occupying = (salonId: string) =>
    database.db
      .select({ id: bookings.id, chair: occupations.chair })
      .from(bookings)
      .leftJoin(occupations, eq(occupations.bookingId, bookings.id))
      .where(and(eq(bookings.salonId, salonId), inArray(bookings.status, ['held', 'pending', 'confirmed'])));

  /** As many orders as places succeeded, all others got SLOT_TAKEN with the free times, and nothing failed. */
  const assertWon = async (
    answers: Awaited<ReturnType<typeof orderAll>>,
    salonId: string,
    places: number,
  ) => {
    const told = answers.map(({ status, json }) => `${status} ${json.code ?? 'ordered'}`).sort();
    const expected = [
      ...Array(places).fill('200 ordered'),
      ...Array(CUSTOMERS - places).fill('409 SLOT_TAKEN'),
    ];
    assert.deepEqual(told, expected);
    for (const { json, time } of answers.filter(({ status }) => status === 409)) {
      const slots: { dateTime: string; available: boolean }[] = json.slots;
      const asked = slots.find(({ dateTime }) => dateTime === `${day}T${time}:00+05:30`);
      assert.deepEqual([asked?.available, slots.at(-1)?.available], [false, true]);
    }
    const rows = await occupying(salonId);
    assert.equal(rows.length, places);
    assert.equal(new Set(rows.map(({ chair }) => chair)).size, places);
    assert.deepEqual(
      apis.flatMap(({ complaints }) => complaints),
      [],
    );
  };

  it('exactly one gets it, and all others are told what is free', async () => {
    const salon = await makeSalon(database);
    const answers = await orderAll(salon.id, [{ amount: 508, services: [salon.cut], time: '10:00' }]);
    await assertWon(answers, salon.id, 1);
  });

  it('exactly one gets it when the visits overlap with other starts and lengths', async () => {
    const salon = await makeSalon(database);
    // 10:00 to 11:30, 11:00 to 12:00 and 10:00 to 12:30: each overlaps the others.
    const baskets = [
      { amount: 346, services: [salon.colour], time: '10:00' },
      { amount: 508, services: [salon.cut], time: '11:00' },
      { amount: 796, services: [salon.cut, salon.colour], time: '10:00' },
    ];
    const answers = await orderAll(salon.id, baskets);
    await assertWon(answers, salon.id, 1);
  });

  it('exactly as many get it as the salon has chairs', async () => {
    const salon = await makeSalon(database, 3);
    const answers = await orderAll(salon.id, [{ amount: 508, services: [salon.cut], time: '10:00' }]);
    await assertWon(answers, salon.id, 3);
  });

  it('a late payment and new orders get it once between them, and money without a place goes back', async () => {
    const salon = await makeSalon(database);
    const late = await makeCustomer(database);
    const [first, second] = apis;
    assert(first && second);
    const order = await first.post('/api/payment/create-order', late.token, {
      ...{ amount: 508, salonId: salon.id, dateTime: `${day}T10:00` },
      services: [{ serviceId: salon.cut }],
    });
    const checkout = await sandbox.pay(order.json.orderId);
    await database.db
      .update(bookings)
      .set({ holdExpiresAt: new Date(Date.now() - 1_000) })
      .where(eq(bookings.id, order.json.bookingId));
    const [verified, again, answers] = await Promise.all([
      second.post('/api/payment/verify', late.token, checkout),
      first.post('/api/payment/verify', late.token, checkout),
      orderAll(salon.id, [{ amount: 508, services: [salon.cut], time: '10:00' }]),
    ]);
    const ordered = answers.filter(({ status }) => status === 200).length;
    assert.equal(answers.filter(({ json }) => json.code === 'SLOT_TAKEN').length, CUSTOMERS - ordered);
    assert.deepEqual([verified.status, again.status], ordered === 0 ? [200, 200] : [410, 410]);
    assert.equal((await occupying(salon.id)).length, 1);
  });
});
