import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { createOrder, verifyPayment } from '@sundara/contracts/api';
import { randomOf, shows, sized, testSeed } from '@sundara/contracts/testing';
import { type Database, openDatabase } from '../../../platform/database/open-database.ts';
import { makeTestDatabase, type TestDatabase } from '../../../testing/for-each-database.ts';
import {
  type Bench,
  MONDAY_NOON,
  makeCustomer,
  makeSalon,
  openBench,
  type TestCustomer,
  type TestSalon,
  TUESDAY,
} from '../../../testing/payments/booking-bench.ts';
import { type Sandbox, startSandbox } from '../../../testing/payments/sandbox-process.ts';
import { fieldsOf, WRONG_VALUES, withoutField, withValue } from '../../../testing/payments/tampered-body.ts';

/** Each field is given one of so many of the wrong values; neighbouring fields are given others. */
const ONE_OF = sized({ quick: 2, deep: 1 });
/** Mutations of two fields at once, in addition to every single one. */
const PAIRS = sized({ quick: 60, deep: 3_000 });

let sandbox: Sandbox;
before(async () => {
  sandbox = await startSandbox();
});
after(() => sandbox.stop());

describe('whatever a browser changes in what it sends', () => {
  let target: TestDatabase;
  let database: Database;
  let bench: Bench;
  let customer: TestCustomer;
  let salon: TestSalon;
  let elsewhere: TestSalon;

  before(async () => {
    target = await makeTestDatabase('postgres');
    // All requests are answered, even on a slow machine.
    database = await openDatabase({ ...target.settings, connectLimitMs: 300_000 });
    bench = await openBench(database, sandbox.url);
    elsewhere = await makeSalon(database, 1, { specialists: [{ name: 'Meera' }] });
    customer = await makeCustomer(database);
  });
  beforeEach(async () => {
    bench.now = MONDAY_NOON;
    salon = await makeSalon(database, 1, {
      specialists: [{ name: 'Asha' }, { name: 'Devi', does: ['cut'] }],
    });
  });
  after(async () => {
    await bench.close();
    await database.close();
    await target.remove();
  });

  const post = async (url: string, payload: string) => {
    const reply = await bench.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${customer.token}` },
      payload,
    });
    return { status: reply.statusCode, json: reply.json() };
  };

  /** The prices of this salon's services in paise, by the names of the booked ones. */
  const PRICES: Readonly<Record<string, number>> = { Cut: 50_800, Colour: 34_600, 'Colour,Cut': 79_600 };

  /** Expects 4xx, or an order at the exact price of the services that it books. @returns whether it was an order */
  const assertHonest = async (payload: string): Promise<boolean> => {
    const { status, json } = await post('/api/payment/create-order', payload);
    const said = `${status} to ${payload.slice(0, 600)}`;
    assert(status === 200 || (status >= 400 && status < 500), said);
    assert.notEqual(status, 429, `limits would hide what is tested: ${said}`);
    if (status !== 200) return false;
    const { rows } = await database.pool.query<{
      names: string;
      total: number;
      ordered: number;
      salon: string;
    }>(
      `select bookings.salon_id salon, total_paise total, amount_paise ordered,
         (select string_agg(name, ',' order by name) from booking_services where booking_id = bookings.id) names
       from bookings join payments on booking_id = bookings.id where bookings.id = $1`,
      [json.bookingId],
    );
    const { names = '', ...booked } = rows[0] ?? {};
    const price = PRICES[names];
    assert(price, said);
    assert.deepEqual(booked, { salon: salon.id, total: price, ordered: price }, said);
    assert.deepEqual([json.amount, json.quote.total * 100, json.currency], [price, price, 'INR'], said);
    // So that it neither blocks the next hold nor counts for the limit of new holds.
    await database.pool.query(
      `update bookings set status = 'expired', created_at = created_at - interval '1 day' where id = $1`,
      [json.bookingId],
    );
    return true;
  };

  const basket = () => ({
    amount: 508,
    currency: 'INR',
    salonId: salon.id,
    services: [{ serviceId: salon.cut, name: 'Cut', price: 500, duration: 60, category: 'Hair' }],
    dateTime: `${TUESDAY}T10:00`,
    specialistId: salon.specialists[0],
    specialRequests: 'Tea',
    customerDetails: { name: 'Asha', email: 'asha@people.example', phone: '+919848012345', state: 'Goa' },
  });
  /** Real ids and times in places where they don't belong. */
  const misplaced = () =>
    [
      ...[salon.id, salon.cut, salon.colour, salon.specialists[1], elsewhere.id, elsewhere.cut],
      ...[elsewhere.specialists[0], customer.id, salon.cut.toUpperCase(), salon.id.toUpperCase()],
      ...[
        `${TUESDAY}T11:00`,
        `${TUESDAY}T10:00Z`,
        `${TUESDAY}T10:00+14:00`,
        '2026-11-23T10:00',
        '2020-01-01T10:00',
      ],
      ...['2027-06-01T10:00', `${TUESDAY}T24:00`, `${TUESDAY}T10:00:00.001`, TUESDAY, '10:00'],
    ].map((value) => JSON.stringify(value));

  it('answers each changed field of a basket with 4xx or with the price of what is booked', async (test) => {
    const values = [...WRONG_VALUES, '346', '34600', '50800', ...misplaced()];
    let [cases, orders] = [0, 0];
    for (const [no, field] of fieldsOf(createOrder.body).entries()) {
      const tried = values.filter((_, at) => (at + no) % ONE_OF === 0);
      for (const body of [
        withoutField(basket(), field),
        ...tried.map((value) => withValue(basket(), field, value)),
      ]) {
        cases += 1;
        if (await assertHonest(body)) orders += 1;
      }
    }
    test.diagnostic(`${cases} baskets, ${orders} of them ordered at the salon's price`);
    assert(cases > 900 / ONE_OF && orders > 50 && orders < cases / 2);
  });

  it('answers several changed fields at once no other way', async (test) => {
    const random = randomOf(testSeed(test));
    const fields = fieldsOf(createOrder.body);
    const values = [...WRONG_VALUES, '346', '34600', '50800', ...misplaced()];
    for (let turn = 0; turn < PAIRS; turn += 1) {
      const once = withValue(basket(), random.pick(fields), random.pick(values));
      await assertHonest(withValue(JSON.parse(once), random.pick(fields), random.pick(values)));
    }
    shows('T9', { 'fields tampered with': fields.length, 'values in each': values.length, pairs: PAIRS });
  });

  it('answers 4xx to bodies that are no basket at all, and believes the last of two amounts', async () => {
    const noNumber = ['NaN', 'Infinity', '-Infinity', '0x1fc', '+508', '508.'].map((amount) =>
      withValue(basket(), ['amount'], amount),
    );
    const bodies = ['', '{', 'null', '[]', '1', '"x"', '[{}]', `{"a":"${'a'.repeat(300_000)}"}`];
    for (const body of [...bodies, ...noNumber]) {
      const { status } = await post('/api/payment/create-order', body);
      assert(status >= 400 && status < 500, `${status} to ${body.slice(0, 20)}`);
    }
    const text = JSON.stringify(basket());
    assert.equal(await assertHonest(`{"amount":1,${text.slice(1)}`), true);
    assert.equal(await assertHonest(`${text.slice(0, -1)},"amount":1}`), false);
  });

  it('books nothing by a changed payment, and the ordered visit whatever the details say', async () => {
    const { json } = await bench.order(customer, salon);
    const checkout = {
      ...(await sandbox.pay(json.orderId)),
      bookingDetails: { amount: 508, salonId: salon.id },
    };
    const strange = [...WRONG_VALUES, ...misplaced(), JSON.stringify(checkout.paymentId.toUpperCase())];
    for (const field of fieldsOf(verifyPayment.body)) {
      if (field[0] === 'bookingDetails') continue;
      for (const body of [
        withoutField(checkout, field),
        ...strange.map((value) => withValue(checkout, field, value)),
      ]) {
        const { status } = await post('/api/payment/verify', body);
        assert(status >= 400 && status < 500, `${status} to ${body.slice(0, 600)}`);
      }
    }
    assert.deepEqual(
      (await bench.rows(salon)).map(({ status, payment }) => [status, payment]),
      [['held', 'created']],
    );
    for (const field of [
      ['bookingDetails'],
      ...['amount', 'salonId', 'dateTime'].map((key) => ['bookingDetails', key]),
    ]) {
      for (const value of strange) {
        const { status, json: told } = await post('/api/payment/verify', withValue(checkout, field, value));
        // Fastify rejects JSON with prototype keys.
        if (/__proto__|constructor/.test(value)) assert.equal(status, 400);
        else assert.deepEqual([status, told.bookingId], [200, json.bookingId], value.slice(0, 100));
      }
    }
    assert.deepEqual(
      (await bench.rows(salon)).map(({ status, payment }) => [status, payment]),
      [['confirmed', 'paid']],
    );
    const { rows } = await database.pool.query('select total_paise from bookings where id = $1', [
      json.bookingId,
    ]);
    assert.deepEqual(rows, [{ total_paise: 50_800 }]);
  });
});
