import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { after, before, beforeEach, it } from 'node:test';
import { addMinutes } from '@sundara/contracts';
import type { Database } from '../../../platform/database/open-database.ts';
import { forEachDatabase } from '../../../testing/for-each-database.ts';
import {
  type Bench,
  MONDAY_NOON,
  makeCustomer,
  makeSalon,
  openBench,
  type TestCustomer,
  type TestSalon,
} from '../../../testing/payments/booking-bench.ts';
import {
  type FakeGateway,
  respond,
  startFakeGateway,
  TROUBLES,
} from '../../../testing/payments/fake-gateway.ts';
import { KEYS } from '../../../testing/payments/sandbox-process.ts';

let made = 0;
/** A gateway that opens every order of 508 rupees. */
const opensOrders = respond.bind(undefined, 200);
const newOrder = () => {
  made += 1;
  const id = `order_${String(made).padStart(14, '0')}`;
  return opensOrders({ id, amount: 50_800, currency: 'INR', status: 'created' });
};
const paymentOf = (orderId: string) => ({
  ...{ id: `pay_of_${orderId}`, order_id: orderId, amount: 50_800, currency: 'INR' },
  ...{ status: 'captured', method: 'card', amount_refunded: 0 },
});

forEachDatabase((_, open) => {
  let database: Database;
  let fake: FakeGateway;
  let bench: Bench;
  let customer: TestCustomer;
  let other: TestCustomer;
  let salon: TestSalon;

  before(async () => {
    database = await open();
    fake = await startFakeGateway(() => {});
    bench = await openBench(database, fake.url, {
      gatewayTimeoutMs: 2_000,
      retryGapsSeconds: [0, 0, 0],
    });
  });
  beforeEach(async () => {
    bench.now = MONDAY_NOON;
    salon = await makeSalon(database);
    customer = await makeCustomer(database);
    other = await makeCustomer(database);
    fake.calls.length = 0;
  });
  after(async () => {
    await bench.close();
    await fake.stop();
  });

  const order = async (who = customer): Promise<{ orderId: string; bookingId: string }> => {
    fake.behave = newOrder();
    const { status, json } = await bench.order(who, salon);
    assert.equal(status, 200);
    return json;
  };
  const checkoutOf = (orderId: string) => {
    const paymentId = `pay_of_${orderId}`;
    const signature = createHmac('sha256', KEYS.keySecret).update(`${orderId}|${paymentId}`).digest('hex');
    return { orderId, paymentId, signature };
  };

  for (const { name, behave } of [
    ...TROUBLES,
    {
      name: 'opens an order over another amount',
      behave: opensOrders({ id: 'order_x', amount: 1, currency: 'INR', status: 'created' }),
    },
  ]) {
    it(`answers 502 and frees the time at once when the gateway ${name}`, async () => {
      fake.behave = behave;
      const { status, json } = await bench.order(customer, salon);
      assert.deepEqual([status, json.code], [502, 'PAYMENT_GATEWAY_UNAVAILABLE']);
      assert.equal(json.message, 'Failed to initialize payment. Please try again.');
      assert.deepEqual(await bench.rows(salon), [{ status: 'expired', who: [], payment: null, no: null }]);
      await order(other);
    });
  }

  for (const { name, behave } of TROUBLES) {
    it(`answers 502 and loses nothing when the gateway ${name} while a payment is verified`, async () => {
      const { orderId, bookingId } = await order();
      fake.behave = behave;
      const { status, json } = await bench.verify(customer, checkoutOf(orderId));
      assert.deepEqual([status, json.code], [502, 'PAYMENT_GATEWAY_UNAVAILABLE']);
      assert.equal(json.message, 'Payment verification failed. Please contact support.');
      assert.deepEqual(await bench.rows(salon), [
        { status: 'held', who: ['1'], payment: 'created', no: null },
      ]);
      fake.behave = respond(200, paymentOf(orderId));
      const again = await bench.verify(customer, checkoutOf(orderId));
      assert.deepEqual([again.status, again.json.bookingId], [200, bookingId]);
    });
  }

  it('books within a minute what could not be verified, though nobody asks again', async () => {
    const { orderId } = await order();
    fake.behave = (request) => request.socket.destroy();
    assert.equal((await bench.verify(customer, checkoutOf(orderId))).status, 502);
    // The gateway is also asked about the orders of earlier tests, which have no payment.
    fake.behave = (request, reply) =>
      respond(200, { items: request.url?.includes(orderId) ? [paymentOf(orderId)] : [] })(request, reply);
    bench.now = addMinutes(MONDAY_NOON, 1);
    await bench.jobsDone();
    const [booking] = await bench.rows(salon);
    assert.deepEqual([booking?.status, booking?.payment], ['confirmed', 'paid']);
  });

  it('asks again later about a payment that is still being captured, and holds its time for longer', async () => {
    const { orderId } = await order();
    fake.behave = respond(200, { ...paymentOf(orderId), status: 'authorized' });
    assert.equal((await bench.verify(customer, checkoutOf(orderId))).status, 502);
    const { json } = await bench.order(customer, salon);
    assert.deepEqual([json.orderId, json.holdExpiresAt], [orderId, '2026-11-23T12:20:00+05:30']);
    fake.behave = respond(200, paymentOf(orderId));
    assert.equal((await bench.verify(customer, checkoutOf(orderId))).status, 200);
  });

  it('books nothing for a payment that the gateway says failed, was refunded, or is over another amount', async () => {
    const { orderId } = await order();
    for (const change of [
      { status: 'failed' },
      { status: 'refunded' },
      { amount: 100 },
      { currency: 'USD' },
      { order_id: 'order_another' },
      { order_id: null },
    ]) {
      fake.behave = respond(200, { ...paymentOf(orderId), ...change });
      const { status, json } = await bench.verify(customer, checkoutOf(orderId));
      assert.deepEqual([status, json.code], [400, 'PAYMENT_NOT_VERIFIED'], JSON.stringify(change));
    }
    assert.deepEqual(await bench.rows(salon), [{ status: 'held', who: ['1'], payment: 'created', no: null }]);
  });
});
