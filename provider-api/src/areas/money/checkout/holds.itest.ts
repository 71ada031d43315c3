import assert from 'node:assert/strict';
import { it } from 'node:test';
import { addMinutes, instantAt } from '@sundara/contracts';
import { shows, until } from '@sundara/contracts/testing';
import { NOWHERE } from '@sundara/node/testing';
import { eq } from 'drizzle-orm';
import { isPostgresError } from '../../../platform/database/postgres-error.ts';
import {
  MONDAY_NOON,
  makeCustomer,
  makeSalon,
  openBench,
  putVisit,
  TUESDAY,
} from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { OrderBench } from '../../../testing/payments/order-bench.ts';
import { bookings } from '../../booking/bookings/bookings.tables.ts';
import { holdEndJob } from '../../booking/bookings/hold-end.job.ts';
import { occupations } from '../../booking/bookings/occupations.tables.ts';
import { bookVisit } from '../../booking/bookings/testing/book-visit.ts';
import { findVisit } from '../../booking/bookings/visit.ts';
import { createRazorpayGateway } from '../gateway/razorpay-gateway.ts';
import { isPaymentUnderWay as askGateway } from '../settlement/payment-under-way.ts';

/** In which one customer presses Pay. */
const TABS = 10;

forEachBench({ webhooks: 'lost' }, (scene) => {
  const order = (
    time: string,
    at = scene.salon,
    who = scene.customer,
    change: Record<string, unknown> = {},
  ) => scene.bench.order(who, at, { dateTime: `${TUESDAY}T${time}`, ...change });
  const statuses = async (at = scene.salon) =>
    (await scene.bench.rows(at)).map(({ status }) => status).sort();
  const minutes = (count: number) => addMinutes(MONDAY_NOON, count);
  const rowOf = async (id: string) => {
    const [row] = await scene.database.db.select().from(bookings).where(eq(bookings.id, id));
    assert(row);
    return row;
  };

  it('is one for the same basket, were it ordered ten times at once and paid for in ten tabs', async () => {
    const { bench, sandbox, customer } = scene;
    const answers = await Promise.all(Array.from({ length: TABS }, () => order('10:00')));
    const told = new Set(answers.map(({ status, json }) => `${status} ${json.orderId} ${json.bookingId}`));
    assert.equal(told.size, 1);
    const [first] = answers;
    assert.equal(first?.status, 200);
    assert.deepEqual(await statuses(), ['held']);

    const checkout = await sandbox.pay(first.json.orderId);
    const verified = await Promise.all(Array.from({ length: TABS }, () => bench.verify(customer, checkout)));
    const ends = new Set(verified.map(({ status, json }) => `${status} ${json.booking?.id}`));
    assert.deepEqual(ends, new Set([`200 ${first.json.bookingId}`]));
    await new OrderBench(scene).assertBookedOnce(first.json.bookingId);
    // Orders that the gateway opened for those who came second are told to nobody, so nobody pays them.
    const paid = (await sandbox.books()).orders.filter(({ captured }) => captured > 0);
    assert.deepEqual(
      paid.map(({ order_id }) => order_id),
      [checkout.orderId],
    );
    shows('T6', { 'tabs that order and pay at once': TABS, orders: told.size, bookings: ends.size });
  });

  it('is one per salon: another time lets the earlier one go, unless that time is taken', async () => {
    const { database, salon } = scene;
    await order('10:00');
    await order('12:00', salon, await makeCustomer(database));
    assert.equal((await order('12:00')).json.code, 'SLOT_TAKEN');
    assert.deepEqual(await statuses(), ['held', 'held']);
    assert.equal((await order('15:00')).status, 200);
    assert.deepEqual(await statuses(), ['expired', 'held', 'held']);
    assert.equal((await order('10:00', salon, await makeCustomer(database))).status, 200);
  });

  it('is refused to whoever has three at other salons, until one of them ends', async () => {
    for (let no = 0; no < 3; no += 1)
      assert.equal((await order('10:00', await makeSalon(scene.database))).status, 200);
    const { status, json } = await order('10:00');
    assert.deepEqual([status, json.code], [429, 'TOO_MANY_HOLDS']);
    assert.deepEqual(await statuses(), []);
    scene.bench.now = minutes(10);
    assert.equal((await order('10:00')).status, 200);
  });

  it('is refused to whoever has made twelve within the hour without paying for one', async () => {
    const times = ['10:00', '11:00'];
    for (let no = 0; no < 12; no += 1) assert.equal((await order(times[no % 2] ?? '')).status, 200);
    assert.equal((await order('13:00')).json.code, 'TOO_MANY_HOLDS');
    // An existing hold can still be paid.
    assert.equal((await order('11:00')).status, 200);
    await scene.database.db
      .update(bookings)
      .set({ confirmedAt: MONDAY_NOON })
      .where(eq(bookings.customerId, scene.customer.id));
    assert.equal((await order('13:00')).status, 200);
  });

  it('holds whom the customer asked for, and is another one when they ask for somebody else', async () => {
    const { database, bench, customer } = scene;
    const salon = await makeSalon(database, 1, {
      specialists: [{ name: 'Asha' }, { name: 'Bina', does: ['cut'] }],
    });
    const [asha = '', bina = ''] = salon.specialists;
    const first = await order('10:00', salon, customer, { specialistId: bina });
    assert.deepEqual(
      (await bench.rows(salon)).map(({ who }) => who),
      [[bina]],
    );
    const rival = await makeCustomer(database);
    const taken = await order('10:00', salon, rival, { specialistId: bina });
    assert.equal(taken.json.code, 'SLOT_TAKEN');
    assert.equal((await order('10:00', salon, rival)).status, 200);
    const other = await order('11:00', salon, customer, { specialistId: asha });
    assert.notEqual(other.json.bookingId, first.json.bookingId);
    const colour = { services: [{ serviceId: salon.colour }], amount: 346, specialistId: bina };
    assert.equal((await order('14:00', salon, customer, colour)).json.code, 'SLOT_TAKEN');
    const stranger = { specialistId: crypto.randomUUID() };
    assert.equal((await order('14:00', salon, customer, stranger)).status, 400);
  });

  it('keeps the time to tidy up after the visit, which is nobody else’s', async () => {
    const { database } = scene;
    const salon = await makeSalon(database, 1, { bufferMinutes: 15 });
    assert.equal((await order('10:00', salon)).status, 200);
    const rival = await makeCustomer(database);
    assert.equal((await order('11:00', salon, rival)).json.code, 'SLOT_TAKEN');
    assert.equal((await order('12:00', salon, rival)).status, 200);
  });

  it('is shared by several in turn where nobody does all of the visit', async () => {
    const { database, bench, customer } = scene;
    const salon = await makeSalon(database, 1, {
      specialists: [
        { name: 'Asha', does: ['colour'] },
        { name: 'Bina', does: ['cut'] },
      ],
    });
    const [asha, bina] = salon.specialists;
    const both = {
      services: [{ serviceId: salon.cut }, { serviceId: salon.colour }],
      amount: 796,
    };
    assert.equal((await order('10:00', salon, customer, both)).status, 200);
    assert.deepEqual(
      (await bench.rows(salon)).map(({ who }) => who),
      [[bina, asha]],
    );
  });

  it('ends by itself after ten minutes, also when the process that made it is gone', async () => {
    const { database, sandbox, salon } = scene;
    await order('10:00');
    await scene.bench.close();
    scene.bench = await openBench(database, sandbox.url);
    await scene.bench.app.ready();
    scene.bench.now = minutes(9);
    await new Promise((done) => setTimeout(done, 300));
    assert.deepEqual(await statuses(), ['held']);
    scene.bench.now = minutes(10);
    await until(async () => (await statuses())[0] === 'expired');
    assert.deepEqual(await scene.bench.rows(salon), [
      { status: 'expired', who: [], payment: 'created', no: null },
    ]);
  });

  it('is prolonged by ten minutes, once, while the gateway has a payment under way', async () => {
    const { database, bench, sandbox, salon } = scene;
    const { json } = await order('10:00');
    await sandbox.behave({ capture: 'manual' });
    await sandbox.pay(json.orderId);
    await sandbox.behave({ capture: 'automatic' });
    bench.now = new Date(minutes(10).getTime() - 5_000);
    await until(async () => (await rowOf(json.bookingId)).holdExtendedAt !== null);
    assert.deepEqual((await rowOf(json.bookingId)).holdExpiresAt, minutes(20));
    bench.now = minutes(15);
    assert.equal((await order('10:00', salon, await makeCustomer(database))).json.code, 'SLOT_TAKEN');
    bench.now = minutes(20);
    await until(async () => (await statuses())[0] === 'expired');
  });

  it('becomes a booking at its end when the gateway has captured a payment that nobody told of', async () => {
    const { json } = await order('10:00');
    await scene.sandbox.pay(json.orderId);
    scene.bench.now = new Date(minutes(10).getTime() - 5_000);
    await until(async () => (await statuses())[0] === 'confirmed');
  });

  it('ends in time when the gateway does not answer', async () => {
    const { database, bench } = scene;
    const { json } = await order('10:00');
    const now = () => bench.now;
    const away = { url: NOWHERE, keyId: '', keySecret: '', timeoutMs: 500 };
    const payments = { database, gateway: createRazorpayGateway(away), now, outbox: { wake: () => {} } };
    const told: unknown[] = [];
    const log = { ...bench.app.log, warn: (about: unknown) => void told.push(about) };
    const isPaymentUnderWay = (id: string) => askGateway({ ...payments, log }, id);
    const job = holdEndJob({ database, now, isPaymentUnderWay });
    const run = () => job.run({ bookingId: json.bookingId });
    assert.deepEqual(await run(), { again: new Date(minutes(10).getTime() - 10_000) });
    bench.now = new Date(minutes(10).getTime() - 10_000);
    assert.deepEqual(await run(), { again: minutes(10) });
    bench.now = minutes(10);
    assert.equal(await run(), undefined);
    assert.deepEqual(await statuses(), ['expired']);
    assert.equal(told.length, 2);
    assert.equal(await run(), undefined);
  });

  it('is no booking without somebody who does it: the database refuses one, and lets nobody go early', async () => {
    const { database, bench, salon, customer } = scene;
    const id = await putVisit(database, salon, customer, instantAt(TUESDAY, '10:00'), 60);
    const unoccupied = (error: unknown) => isPostgresError(error, 'CHECK_VIOLATION', 'bookings_occupied');
    const row = await rowOf(id);
    const { id: _id, ...copy } = row;
    await assert.rejects(
      database.transaction((tx) => tx.insert(bookings).values(copy)),
      unoccupied,
    );
    const release = database.transaction((tx) => tx.delete(occupations).where(eq(occupations.bookingId, id)));
    await assert.rejects(release, unoccupied);
    const longer = `[${instantAt(TUESDAY, '10:00').toISOString()},${instantAt(TUESDAY, '11:30').toISOString()})`;
    const stretch = database.transaction((tx) =>
      tx.update(bookings).set({ during: longer }).where(eq(bookings.id, id)),
    );
    await assert.rejects(stretch, unoccupied);
    await database.db.update(bookings).set({ status: 'completed' }).where(eq(bookings.id, id));
    assert.deepEqual(
      (await bench.rows(salon)).map(({ status, who }) => [status, who]),
      [['completed', []]],
    );
    const back = database.transaction((tx) =>
      tx.update(bookings).set({ status: 'confirmed' }).where(eq(bookings.id, id)),
    );
    await assert.rejects(back, unoccupied);
  });

  it('is refused by the database where it would occupy anybody twice, whatever went round the lock', async () => {
    const { database, salon, customer } = scene;
    const visit = await findVisit(database.db, salon.id, [salon.cut]);
    await bookVisit(
      database,
      { customerId: customer.id, visit, start: instantAt(TUESDAY, '10:00') },
      MONDAY_NOON,
    );
    const twice = putVisit(database, salon, customer, instantAt(TUESDAY, '10:30'), 60);
    await assert.rejects(twice, (error) =>
      isPostgresError(error, 'EXCLUSION_VIOLATION', 'occupations_chair'),
    );
    const elsewhere = await makeSalon(database, 1, { specialists: [{ name: 'Asha' }] });
    const [asha = ''] = elsewhere.specialists;
    await putVisit(database, elsewhere, customer, instantAt(TUESDAY, '10:00'), 60, {}, asha);
    await assert.rejects(
      putVisit(database, salon, customer, instantAt(TUESDAY, '10:59'), 5, {}, asha),
      (error) => isPostgresError(error, 'EXCLUSION_VIOLATION', 'occupations_specialist'),
    );
  });
});
