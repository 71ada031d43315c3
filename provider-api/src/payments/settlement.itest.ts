import assert from 'node:assert/strict';
import { createHmac, randomUUID } from 'node:crypto';
import { after, before, beforeEach, it } from 'node:test';
import { addMinutes, instantAt } from '@sundara/contracts';
import { eq } from 'drizzle-orm';
import { bookings } from '../bookings/bookings.tables.ts';
import type { Database } from '../database/open-database.ts';
import { services } from '../salons/salons.tables.ts';
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
  TUESDAY,
} from './testing/booking-bench.ts';
import { KEYS, type Sandbox, startSandbox } from './testing/sandbox-process.ts';
import { type CaughtWebhook, startWebhookCatcher, type WebhookCatcher } from './testing/webhook-catcher.ts';

/** A payment raises three events: authorized (unknown to us), captured, order.paid. */
const EVENTS = 3;

let sandbox: Sandbox;
let catcher: WebhookCatcher;
before(async () => {
  catcher = await startWebhookCatcher();
  sandbox = await startSandbox(catcher.url);
});
after(async () => {
  await sandbox.stop();
  await catcher.stop();
});

forEachDatabase((_, open) => {
  let database: Database;
  let bench: Bench;
  let customer: TestCustomer;
  let other: TestCustomer;
  let salon: TestSalon;

  before(async () => {
    database = await open();
    bench = await openBench(database, sandbox.url);
    customer = await makeCustomer(database);
    other = await makeCustomer(database);
  });
  beforeEach(async () => {
    bench.now = MONDAY_NOON;
    salon = await makeSalon(database);
  });
  after(() => bench.close());

  const order = async (who = customer): Promise<{ orderId: string; bookingId: string }> => {
    const { status, json } = await bench.order(who, salon);
    assert.equal(status, 200);
    return json;
  };
  const jobsAbout = async (...keys: string[]) =>
    (await bench.jobsDone()).filter(({ key }) => keys.includes(key)).map(({ kind }) => kind);
  const bookingCount = async () =>
    (await database.db.select().from(services).where(eq(services.id, salon.cut)))[0]?.bookingCount;
  const BOOKED = [{ status: 'confirmed', seat: 1, payment: 'paid', no: 1 }];

  /** The one state in which everything about a paid and booked order has to end. */
  const assertBookedOnce = async (bookingId: string) => {
    assert.deepEqual(await bench.rows(salon), BOOKED);
    assert.deepEqual(await jobsAbout(bookingId), ['mail.booking-confirmed']);
    assert.equal(await bookingCount(), 1);
  };

  it('turns a verified payment into a booking, and answers the same when asked again', async () => {
    const { orderId, bookingId } = await order();
    const checkout = await sandbox.pay(orderId);
    const details = { salonId: 'another', dateTime: '2020-01-01T10:00', amount: 1, services: [] };
    const first = await bench.verify(customer, { ...checkout, bookingDetails: details });
    assert.deepEqual([first.status, first.json.message], [200, 'Booking confirmed successfully!']);
    assert.deepEqual(first.json.booking, { id: bookingId, status: 'confirmed' });
    assert.deepEqual((await bench.verify(customer, checkout)).json, first.json);
    await assertBookedOnce(bookingId);
  });

  it('ends in one state whatever order, number and mixture of verifies and webhooks arrives', async () => {
    const { orderId, bookingId } = await order();
    const checkout = await sandbox.pay(orderId);
    const events = await catcher.caught(orderId, EVENTS);
    const shuffled = [...events.reverse(), ...events, ...events];
    const answers = await Promise.all([
      ...shuffled.slice(0, 4).map((event) => bench.deliver(event)),
      bench.verify(customer, checkout),
      bench.verify(customer, checkout),
      ...shuffled.slice(4).map((event) => bench.deliver(event)),
    ]);
    assert.deepEqual(
      answers.filter(({ status }) => status !== 200),
      [],
    );
    await assertBookedOnce(bookingId);
  });

  it('books by the webhook alone when the customer never comes back', async () => {
    const { orderId, bookingId } = await order();
    await sandbox.pay(orderId);
    const events = await catcher.caught(orderId, EVENTS);
    const captured = events.find(({ event }) => event === 'payment.captured');
    assert(captured);
    assert.equal((await bench.deliver(captured)).status, 200);
    await assertBookedOnce(bookingId);
  });

  it('takes a failed attempt as not final, and what is paid as final', async () => {
    const { orderId, bookingId } = await order();
    await sandbox.pay(orderId, 'failure@razorpay');
    const [failed] = await catcher.caught(orderId, 1);
    assert(failed);
    await bench.deliver(failed);
    assert.deepEqual(await bench.rows(salon), [{ status: 'held', seat: 1, payment: 'failed', no: null }]);
    assert.equal((await bench.order(customer, salon)).json.orderId, orderId);
    const checkout = await sandbox.pay(orderId);
    assert.equal((await bench.verify(customer, checkout)).status, 200);
    await bench.deliver({ ...failed, headers: { ...failed.headers, 'x-razorpay-event-id': 'failed-late' } });
    await assertBookedOnce(bookingId);
  });

  it('refuses a wrong signature with 400 and books nothing', async () => {
    const { orderId } = await order();
    const checkout = await sandbox.pay(orderId);
    const sign = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('hex');
    for (const [signature, paymentId] of [
      ['0'.repeat(64), checkout.paymentId],
      [checkout.signature, 'pay_00000000000000'],
      [sign(`${orderId}|${checkout.paymentId}`, 'another secret'), checkout.paymentId],
      [sign(`${checkout.paymentId}|${orderId}`, KEYS.keySecret), checkout.paymentId],
    ] as const) {
      const { status, json } = await bench.verify(customer, { orderId, paymentId, signature });
      assert.deepEqual([status, json.code], [400, 'PAYMENT_NOT_VERIFIED']);
    }
    assert.equal((await bench.verify(customer, { ...checkout, signature: 'short' })).status, 400);
    assert.deepEqual(await bench.rows(salon), [{ status: 'held', seat: 1, payment: 'created', no: null }]);
  });

  it('refuses a payment that the gateway does not know or that belongs to another order', async () => {
    const first = await order();
    const paid = await sandbox.pay(first.orderId);
    await bench.verify(customer, paid);
    const second = (await bench.order(customer, salon, { dateTime: `${TUESDAY}T12:00` })).json;
    const sign = (paymentId: string) => ({
      orderId: second.orderId,
      paymentId,
      signature: createHmac('sha256', KEYS.keySecret).update(`${second.orderId}|${paymentId}`).digest('hex'),
    });
    for (const paymentId of [paid.paymentId, 'pay_00000000000000']) {
      const { status, json } = await bench.verify(customer, sign(paymentId));
      assert.deepEqual([status, json.code], [400, 'PAYMENT_NOT_VERIFIED'], paymentId);
    }
    assert.deepEqual(
      (await bench.rows(salon)).map(({ status }) => status),
      ['confirmed', 'held'],
    );
  });

  it('answers 404 for an order that is not there or belongs to someone else', async () => {
    const { orderId } = await order();
    const checkout = await sandbox.pay(orderId);
    assert.equal((await bench.verify(other, checkout)).status, 404);
    assert.equal(
      (await bench.verify(customer, { ...checkout, orderId: 'order_00000000000000' })).status,
      404,
    );
    assert.equal((await bench.verify(await makeCustomer(database, 'salon'), checkout)).status, 403);
    assert.equal((await bench.verify(customer, checkout)).status, 200);
  });

  it('books a late payment whose hold is gone when the time is still free', async () => {
    const { orderId, bookingId } = await order();
    bench.now = addMinutes(MONDAY_NOON, 30);
    const blocker = (await bench.order(other, salon)).json;
    assert.match(blocker.orderId, /^order_/);
    bench.now = addMinutes(MONDAY_NOON, 60);
    const checkout = await sandbox.pay(orderId);
    assert.equal((await bench.verify(customer, checkout)).status, 200);
    const rows = await bench.rows(salon);
    assert.deepEqual(rows.map(({ status, payment }) => [status, payment]).sort(), [
      ['confirmed', 'paid'],
      ['expired', 'created'],
    ]);
    assert.deepEqual(await jobsAbout(bookingId), ['mail.booking-confirmed']);
  });

  it('refunds a late payment in full, once, and tells the customer, when the time is sold', async () => {
    const late = await order();
    bench.now = addMinutes(MONDAY_NOON, 11);
    const winner = await order(other);
    assert.equal((await bench.verify(other, await sandbox.pay(winner.orderId))).status, 200);
    const checkout = await sandbox.pay(late.orderId);
    const events = await catcher.caught(late.orderId, EVENTS);
    const answers = await Promise.all([
      bench.verify(customer, checkout),
      ...events.map((event) => bench.deliver(event)),
      bench.verify(customer, checkout),
    ]);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [410, 200, 200, 200, 410],
    );
    assert.equal(answers[0]?.json.code, 'HOLD_EXPIRED');
    const jobs = await jobsAbout(checkout.paymentId, late.bookingId);
    assert.deepEqual(jobs, ['payment.refund', 'mail.booking-refunded']);
    for (const event of await catcher.caught(late.orderId, EVENTS)) await bench.deliver(event);
    assert.deepEqual(await jobsAbout(checkout.paymentId, late.bookingId), jobs);

    const [payment] = await database.db.select().from(payments).where(eq(payments.bookingId, late.bookingId));
    assert.deepEqual([payment?.status, payment?.refundedPaise], ['refunded', 50_800]);
    assert.equal((await refundsOf(checkout.paymentId)).join(), '50800');
    assert.equal((await bench.verify(customer, checkout)).status, 410);
    assert.equal(await bookingCount(), 1);
  });

  it('refunds a payment that comes after the visit should have begun, and one whose booking was cancelled', async () => {
    const late = await order();
    const checkout = await sandbox.pay(late.orderId);
    bench.now = instantAt(TUESDAY, '10:00');
    assert.equal((await bench.verify(customer, checkout)).status, 410);
    bench.now = MONDAY_NOON;
    const cancelled = (await bench.order(customer, salon, { dateTime: `${TUESDAY}T12:00` })).json;
    await database.db
      .update(bookings)
      .set({ status: 'cancelled' })
      .where(eq(bookings.id, cancelled.bookingId));
    const second = await sandbox.pay(cancelled.orderId);
    assert.equal((await bench.verify(customer, second)).status, 410);
    await bench.jobsDone();
    assert.deepEqual(
      [await refundsOf(checkout.paymentId), await refundsOf(second.paymentId)],
      [[50_800], [50_800]],
    );
  });

  it('tells of the refund once when the webhook about it comes before the job has ended', async () => {
    const late = await order();
    const { paymentId } = await sandbox.pay(late.orderId);
    const due = { status: 'refund_due', gatewayPaymentId: paymentId } as const;
    await database.db.update(payments).set(due).where(eq(payments.bookingId, late.bookingId));
    const entity = { id: 'rfnd_00000000000001', payment_id: paymentId, amount: 50_800, status: 'processed' };
    const event = signed({ event: 'refund.processed', payload: { refund: { entity } } });
    assert.equal((await bench.deliver(event)).status, 200);
    assert.equal((await bench.deliver(event)).status, 200);
    assert.deepEqual(await jobsAbout(paymentId), ['mail.booking-refunded']);
  });

  it('sends a second payment of the same order back and keeps the booking', async () => {
    const { orderId, bookingId } = await order();
    const checkout = await sandbox.pay(orderId);
    await bench.verify(customer, checkout);
    const second = { id: 'pay_secondsecond01', order_id: orderId, amount: 50_800, currency: 'INR' };
    const entity = { ...second, status: 'captured', method: 'card' };
    for (const name of ['payment.captured', 'order.paid', 'payment.captured']) {
      const event = signed({ event: name, payload: { payment: { entity } } });
      assert.equal((await bench.deliver(event)).status, 200);
    }
    assert.deepEqual(await bench.rows(salon), BOOKED);
    const refunds = (await database.db.query.outbox.findMany()).filter(({ key }) => key === second.id);
    assert.deepEqual(
      refunds.map(({ kind, payload }) => [kind, payload]),
      [
        [
          'payment.refund',
          { bookingId, gatewayPaymentId: second.id, amountPaise: 50_800, reason: 'paid-twice' },
        ],
      ],
    );
    await database.pool.query('delete from outbox where key = $1', [second.id]);
  });

  it('books nothing for a payment of another amount or currency, or one that is not captured', async () => {
    const { orderId } = await order();
    for (const change of [{ amount: 100 }, { currency: 'USD' }, { status: 'authorized' }]) {
      const entity = {
        ...{ id: 'pay_00000000000002', order_id: orderId, amount: 50_800, currency: 'INR' },
        ...{ status: 'captured', method: 'upi', ...change },
      };
      const event = signed({ event: 'payment.captured', payload: { payment: { entity } } });
      assert.equal((await bench.deliver(event)).status, 200);
    }
    assert.deepEqual(await bench.rows(salon), [{ status: 'held', seat: 1, payment: 'created', no: null }]);
  });

  it('acknowledges events that it does not know, and orders that are not ours', async () => {
    const entity = { id: 'pay_00000000000003', order_id: 'order_elsewhere', amount: 1, currency: 'INR' };
    for (const content of [
      { event: 'invoice.paid', payload: {} },
      { event: 'payment.captured', payload: { payment: { entity: { ...entity, status: 'captured' } } } },
      { event: 'payment.failed', payload: { payment: { entity: { ...entity, status: 'failed' } } } },
    ]) {
      assert.equal((await bench.deliver(signed(content))).status, 200, content.event);
    }
  });

  it('refuses a webhook that is unsigned, signed over other bytes or with the key secret, or unreadable', async () => {
    const { orderId } = await order();
    await sandbox.pay(orderId);
    const [event] = (await catcher.caught(orderId, EVENTS)).filter(({ event }) => event === 'order.paid');
    assert(event);
    const { body, headers } = event;
    const bySecret = createHmac('sha256', KEYS.keySecret).update(body).digest('hex');
    const { 'x-razorpay-signature': _, ...unsigned } = headers;
    for (const wrong of [
      { body, headers: unsigned },
      { body, headers: { ...headers, 'x-razorpay-signature': bySecret } },
      { body: Buffer.from(`${body} `), headers },
      { body: Buffer.from(JSON.stringify(JSON.parse(body.toString()), null, 1)), headers },
    ]) {
      assert.equal((await bench.deliver(wrong)).status, 401);
    }
    assert.equal((await bench.deliver(signed('no object'))).status, 400);
    assert.equal((await bench.deliver(signed({ event: 'order.paid', payload: {} }))).status, 400);
    assert.deepEqual(await bench.rows(salon), [{ status: 'held', seat: 1, payment: 'created', no: null }]);
    assert.equal((await bench.deliver(event)).status, 200);
    assert.deepEqual(await bench.rows(salon), BOOKED);
  });

  it('deals with an event that a dying process kept but did not act on, when it comes again', async () => {
    const { orderId, bookingId } = await order();
    await sandbox.pay(orderId);
    const [event] = (await catcher.caught(orderId, EVENTS)).filter(({ event }) => event === 'order.paid');
    assert(event);
    await database.pool.query(
      `insert into gateway_events (event_id, kind, body) values ($1, 'order.paid', '{}')`,
      [event.headers['x-razorpay-event-id']],
    );
    assert.equal((await bench.deliver(event)).status, 200);
    await assertBookedOnce(bookingId);
  });
});

const signed = (content: unknown): Pick<CaughtWebhook, 'headers' | 'body'> => {
  const body = Buffer.from(JSON.stringify(content));
  const signature = createHmac('sha256', KEYS.webhookSecret).update(body).digest('hex');
  return { body, headers: { 'x-razorpay-signature': signature, 'x-razorpay-event-id': randomUUID() } };
};

/** Paise of each refund that the gateway made for the payment. */
const refundsOf = async (paymentId: string): Promise<number[]> => {
  const reply = await fetch(`${sandbox.url}/v1/payments/${paymentId}/refunds`, {
    headers: { authorization: `Basic ${btoa(`${KEYS.keyId}:${KEYS.keySecret}`)}` },
    signal: AbortSignal.timeout(10_000),
  });
  const { items } = (await reply.json()) as { items: { amount: number }[] };
  return items.map(({ amount }) => amount);
};
