import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { after, before, beforeEach, it } from 'node:test';
import { addMinutes } from '@sundara/contracts';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';
import { payments } from './payments.tables.ts';
import {
  type Bench,
  MONDAY_NOON,
  makeCustomer,
  makeSalon,
  openBench,
  type TestCustomer,
  type TestSalon,
} from './testing/booking-bench.ts';
import { type FakeGateway, respond, startFakeGateway, TROUBLES } from './testing/fake-gateway.ts';
import { KEYS } from './testing/sandbox-process.ts';

let made = 0;
/** A gateway that opens every order of 508 rupees. */
const opensOrders = respond.bind(undefined, 200);
const newOrder = () => {
  made += 1;
  return opensOrders({ id: `order_${String(made).padStart(14, '0')}`, amount: 50_800, currency: 'INR' });
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
      gatewayTimeoutMs: 500,
      retryGapsSeconds: [0, 0, 0],
    });
    customer = await makeCustomer(database);
    other = await makeCustomer(database);
  });
  beforeEach(async () => {
    bench.now = MONDAY_NOON;
    salon = await makeSalon(database);
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
      behave: opensOrders({ id: 'order_x', amount: 1, currency: 'INR' }),
    },
  ]) {
    it(`answers 502 and frees the time at once when the gateway ${name}`, async () => {
      fake.behave = behave;
      const { status, json } = await bench.order(customer, salon);
      assert.deepEqual([status, json.code], [502, 'PAYMENT_GATEWAY_UNAVAILABLE']);
      assert.equal(json.message, 'Failed to initialize payment. Please try again.');
      assert.deepEqual(await bench.rows(salon), [{ status: 'expired', seat: 1, payment: null, no: null }]);
      await order(other);
    });
  }

  for (const { name, behave } of TROUBLES) {
    it(`answers 502 and loses nothing when the gateway ${name} while a payment is verified`, async () => {
      const { orderId, bookingId } = await order();
      fake.behave = behave;
      const { status, json } = await bench.verify(customer, checkoutOf(orderId));
      assert.deepEqual([status, json.code], [502, 'PAYMENT_GATEWAY_UNAVAILABLE']);
      assert.deepEqual(await bench.rows(salon), [{ status: 'held', seat: 1, payment: 'created', no: null }]);
      fake.behave = respond(200, paymentOf(orderId));
      const again = await bench.verify(customer, checkoutOf(orderId));
      assert.deepEqual([again.status, again.json.bookingId], [200, bookingId]);
    });
  }

  it('asks again later about a payment that is still being captured', async () => {
    const { orderId } = await order();
    fake.behave = respond(200, { ...paymentOf(orderId), status: 'authorized' });
    assert.equal((await bench.verify(customer, checkoutOf(orderId))).status, 502);
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
    assert.deepEqual(await bench.rows(salon), [{ status: 'held', seat: 1, payment: 'created', no: null }]);
  });

  /** A payment whose time was sold to someone else meanwhile. */
  const latePayment = async () => {
    const late = await order();
    bench.now = addMinutes(MONDAY_NOON, 11);
    const winner = await order(other);
    fake.behave = respond(200, paymentOf(winner.orderId));
    assert.equal((await bench.verify(other, checkoutOf(winner.orderId))).status, 200);
    return late;
  };
  const refundStatus = async (bookingId: string) =>
    (await database.db.select().from(payments).where(eq(payments.bookingId, bookingId)))[0]?.status;

  it('tries a refund again until the gateway takes it, always by the same key', async () => {
    const { orderId, bookingId } = await latePayment();
    const keys: unknown[] = [];
    fake.behave = (request, reply) => {
      if (request.method === 'GET') return respond(200, paymentOf(orderId))(request, reply);
      keys.push(request.headers['x-refund-idempotency']);
      if (keys.length < 3) return request.socket.destroy();
      const refund = { id: `rfnd_${orderId}`, payment_id: `pay_of_${orderId}`, amount: 50_800 };
      return respond(200, { ...refund, status: 'processed' })(request, reply);
    };
    assert.equal((await bench.verify(customer, checkoutOf(orderId))).status, 410);
    await bench.jobsDone();
    assert.equal(await refundStatus(bookingId), 'refunded');
    assert.deepEqual([keys.length, new Set(keys).size], [3, 1]);
  });

  it('takes a refund that was made by hand at the gateway as done', async () => {
    const { orderId, bookingId } = await latePayment();
    fake.behave = (request, reply) => {
      const refunded = { ...paymentOf(orderId), amount_refunded: 50_800 };
      const paid = fake.calls.some((call) => call.endsWith('/refund')) ? refunded : paymentOf(orderId);
      const refused = respond(400, { error: { description: 'The payment has been fully refunded already' } });
      return (request.method === 'GET' ? respond(200, paid) : refused)(request, reply);
    };
    assert.equal((await bench.verify(customer, checkoutOf(orderId))).status, 410);
    await bench.jobsDone();
    assert.equal(await refundStatus(bookingId), 'refunded');
  });

  it('gives a refund up after the last attempt, keeps it due and keeps the reason for a person', async () => {
    const { orderId, bookingId } = await latePayment();
    fake.behave = (request, reply) =>
      (request.method === 'GET' ? respond(200, paymentOf(orderId)) : respond(500, {}))(request, reply);
    await bench.verify(customer, checkoutOf(orderId));
    const jobs = (await bench.jobsDone()).filter(({ key }) => key === `pay_of_${orderId}`);
    assert.deepEqual(
      jobs.map(({ kind, attempts, failed }) => [kind, attempts, failed]),
      [['payment.refund', 4, true]],
    );
    assert.equal(await refundStatus(bookingId), 'refund_due');
  });
});
