import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { beforeEach, it } from 'node:test';
import { addMinutes, instantAt } from '@sundara/contracts';
import { shows } from '@sundara/contracts/testing';
import { eq } from 'drizzle-orm';
import type pg from 'pg';
import {
  MONDAY_NOON,
  makeCustomer,
  type TestCustomer,
  TUESDAY,
} from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { KEYS, type Sandbox } from '../../../testing/payments/sandbox-process.ts';
import { bookings } from '../../booking/bookings/bookings.tables.ts';
import { services } from '../../marketplace/salons/salons.tables.ts';
import { createRazorpayGateway } from '../gateway/razorpay-gateway.ts';
import { payments } from '../payments/payments.tables.ts';
import { findRefunds } from '../refunds/refunds.repository.ts';
import { settlePayment } from './settle-payment.command.ts';

/** A payment raises three events: authorized, captured, order.paid. */
const EVENTS = 3;

forEachBench({ webhooks: 'caught' }, (scene) => {
  let other: TestCustomer;
  beforeEach(async () => {
    other = await makeCustomer(scene.database);
  });

  const gateway = () => createRazorpayGateway({ url: scene.sandbox.url, ...KEYS, timeoutMs: 30_000 });
  const order = async (who = scene.customer): Promise<{ orderId: string; bookingId: string }> => {
    const { status, json } = await scene.bench.order(who, scene.salon);
    assert.equal(status, 200);
    return json;
  };
  /** Kinds of the mails about a booking that were sent. */
  const mailsAbout = async (bookingId: string) => {
    await scene.bench.jobsDone();
    const jobs = await scene.database.pool.query<{ kind: string }>(
      `select kind from outbox where kind like 'mail.%' and payload->>'bookingId' = $1 and done_at is not null order by kind`,
      [bookingId],
    );
    return jobs.rows.map(({ kind }) => kind);
  };
  const refundRows = async (bookingId: string) =>
    (await findRefunds(scene.database.db, bookingId)).map(
      ({ gatewayPaymentId, amountPaise, reason, status }) => [
        ...[gatewayPaymentId, amountPaise, reason, status],
      ],
    );
  const postings = async (bookingId: string) => {
    const { rows } = await scene.database.pool.query<{ event: string }>(
      'select event from ledger_transactions where booking_id = $1 order by id',
      [bookingId],
    );
    return rows.map(({ event }) => event);
  };
  const bookingCount = async () =>
    (await scene.database.db.select().from(services).where(eq(services.id, scene.salon.cut)))[0]
      ?.bookingCount;
  const TOLD = ['mail.booking-confirmed', 'mail.salon-told'];
  const BOOKED = [{ status: 'confirmed', who: ['1'], payment: 'paid', no: 1 }];

  /** The state in which everything about a paid and booked order has to end. */
  const assertBookedOnce = async (bookingId: string) => {
    const { database, bench, salon } = scene;
    assert.deepEqual(await bench.rows(salon), BOOKED);
    assert.deepEqual(await mailsAbout(bookingId), TOLD);
    assert.deepEqual(await postings(bookingId), ['captured']);
    const receipts = await database.pool.query('select from receipts where booking_id = $1', [bookingId]);
    assert.deepEqual([receipts.rowCount, await bookingCount()], [1, 1]);
  };

  it('turns a verified payment into a booking, and answers the same when asked again', async () => {
    const { bench, sandbox, customer } = scene;
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
    const { bench, sandbox, catcher, customer } = scene;
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

  it('books by the webhook alone, before it is answered, when the customer never comes back', async () => {
    const { bench, sandbox, catcher, salon } = scene;
    const { orderId, bookingId } = await order();
    await sandbox.pay(orderId);
    const events = await catcher.caught(orderId, EVENTS);
    const captured = events.find(({ event }) => event === 'payment.captured');
    assert(captured);
    const before = bench.now;
    assert.equal((await bench.deliver(captured)).status, 200);
    assert.deepEqual(await bench.rows(salon), BOOKED, 'nothing is left for a job');
    const seconds = (bench.now.getTime() - before.getTime()) / 1_000;
    await assertBookedOnce(bookingId);
    shows('T11', { 'seconds by the clock from webhook to booking': seconds });
  });

  it('takes a failed attempt as not final, and what is paid as final', async () => {
    const { bench, sandbox, catcher, salon, customer } = scene;
    const { orderId, bookingId } = await order();
    await sandbox.pay(orderId, 'failure@razorpay');
    const [failed] = await catcher.caught(orderId, 1);
    assert(failed);
    await bench.deliver(failed);
    assert.deepEqual(await bench.rows(salon), [{ status: 'held', who: ['1'], payment: 'failed', no: null }]);
    assert.equal((await bench.order(customer, salon)).json.orderId, orderId);
    const checkout = await sandbox.pay(orderId);
    assert.equal((await bench.verify(customer, checkout)).status, 200);
    await bench.deliver({ ...failed, headers: { ...failed.headers, 'x-razorpay-event-id': 'failed-late' } });
    await assertBookedOnce(bookingId);
  });

  it('refuses a wrong signature with 400 and books nothing', async () => {
    const { bench, sandbox, salon, customer } = scene;
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
    assert.deepEqual(await bench.rows(salon), [{ status: 'held', who: ['1'], payment: 'created', no: null }]);
  });

  it('refuses a payment that the gateway does not know or that belongs to another order', async () => {
    const { bench, sandbox, salon, customer } = scene;
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
    const { database, bench, sandbox, customer } = scene;
    const { orderId } = await order();
    const checkout = await sandbox.pay(orderId);
    assert.equal((await bench.verify(other, checkout)).status, 404);
    assert.equal(
      (await bench.verify(customer, { ...checkout, orderId: 'order_00000000000000' })).status,
      404,
    );
    assert.equal((await bench.verify(await makeCustomer(database, 'salon'), checkout)).status, 403);
    assert.equal((await bench.verify(customer, checkout)).status, 200);
    shows('T16', { "calls about another's payment that were refused": 3 });
  });

  it('books a late payment whose hold is gone when the time is still free', async () => {
    const { bench, sandbox, salon, customer } = scene;
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
    assert.deepEqual(await mailsAbout(bookingId), TOLD);
  });

  it('books the time that was paid for, though its customer chose another one here meanwhile', async () => {
    const { bench, sandbox, salon, customer } = scene;
    const first = await order();
    const longer = { services: [{ serviceId: salon.colour }], amount: 346 };
    const second = await bench.order(customer, salon, longer);
    assert.equal(second.status, 200);
    assert.notEqual(second.json.orderId, first.orderId);
    assert.equal((await bench.verify(customer, await sandbox.pay(first.orderId))).status, 200);
    const rows = await bench.rows(salon);
    assert.deepEqual(rows.map(({ status, payment }) => [status, payment]).sort(), [
      ['confirmed', 'paid'],
      ['expired', 'created'],
    ]);
    assert.deepEqual(await mailsAbout(first.bookingId), TOLD);
  });

  it('refunds a late payment in full, once, and tells the customer, when the time is sold', async () => {
    const { database, bench, sandbox, catcher, customer } = scene;
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
    assert.deepEqual(await mailsAbout(late.bookingId), ['mail.booking-refunded']);
    for (const event of await catcher.caught(late.orderId, EVENTS)) await bench.deliver(event);
    assert.deepEqual(await mailsAbout(late.bookingId), ['mail.booking-refunded']);
    assert.deepEqual(await refundRows(late.bookingId), [
      [checkout.paymentId, 50_800, 'slot-gone', 'processed'],
    ]);
    assert.deepEqual(await postings(late.bookingId), ['captured-unbooked', 'refund-paid']);
    const [payment] = await database.db.select().from(payments).where(eq(payments.bookingId, late.bookingId));
    assert.equal(payment?.status, 'refunded');
    assert.equal((await refundsOf(sandbox, checkout.paymentId)).join(), '50800');
    assert.equal((await bench.verify(customer, checkout)).status, 410);
    assert.equal(await bookingCount(), 1);
  });

  it('refunds a payment that comes after the visit should have begun, and one whose booking was cancelled', async () => {
    const { database, bench, sandbox, salon, customer } = scene;
    const late = await order();
    const checkout = await sandbox.pay(late.orderId);
    bench.now = instantAt(TUESDAY, '10:00');
    assert.equal((await bench.verify(customer, checkout)).status, 410);
    // The refund is due by this clock, not by the earlier one set next.
    await bench.jobsDone();
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
      [await refundsOf(sandbox, checkout.paymentId), await refundsOf(sandbox, second.paymentId)],
      [[50_800], [50_800]],
    );
  });

  it('refunds a payment that the bank agreed to after the time was sold, exactly once, and tells the customer', async () => {
    const { database, bench, sandbox, catcher, customer } = scene;
    const late = await order();
    const paymentId = await sandbox.payLate(late.orderId, 3_600);
    const [failed] = await catcher.caught(late.orderId, 1);
    assert(failed);
    await bench.deliver(failed);
    bench.now = addMinutes(MONDAY_NOON, 11);
    const winner = await order(other);
    assert.equal((await bench.verify(other, await sandbox.pay(winner.orderId))).status, 200);
    await sandbox.authorise(paymentId);
    const events = await catcher.caught(late.orderId, 1 + EVENTS);
    await Promise.all([...events, ...events].map((event) => bench.deliver(event)));
    bench.now = addMinutes(MONDAY_NOON, 16);
    assert.deepEqual(await mailsAbout(late.bookingId), ['mail.booking-refunded']);
    assert.deepEqual(await refundRows(late.bookingId), [[paymentId, 50_800, 'slot-gone', 'processed']]);
    assert.deepEqual(await refundsOf(sandbox, paymentId), [50_800]);
    const mails = await database.pool.query('select subject from mailbox where recipient = $1', [
      customer.email,
    ]);
    assert.equal(mails.rowCount, 1);
    assert.equal(await bookingCount(), 1);
    shows('T14', { refund: 1, mail: 1, booking: 1 });
  });

  it('changes nothing when the past is told once more days later', async () => {
    const { bench, sandbox, catcher, salon, customer } = scene;
    const { orderId, bookingId } = await order();
    await bench.verify(customer, await sandbox.pay(orderId));
    await assertBookedOnce(bookingId);
    const events = await catcher.caught(orderId, EVENTS);
    bench.now = addMinutes(MONDAY_NOON, 5 * 24 * 60);
    for (const [index, { body, headers }] of events.entries()) {
      const again = { ...headers, 'x-razorpay-event-id': `${orderId}-${index}` };
      assert.equal((await bench.deliver({ body, headers: again })).status, 200);
    }
    assert.deepEqual(await bench.rows(salon), BOOKED);
    assert.deepEqual([await refundRows(bookingId), await postings(bookingId)], [[], ['captured']]);
  });

  it('sends a second payment of the same order back and keeps the booking', async () => {
    const { database, bench, sandbox, salon } = scene;
    const { orderId, bookingId } = await order();
    const first = await gateway().fetchPayment((await sandbox.pay(orderId)).paymentId);
    const second = { ...first, id: 'pay_secondsecond01' };
    for (const paid of [first, second, first, second]) await settlePayment(database, paid, bench.now);
    assert.deepEqual(await bench.rows(salon), BOOKED);
    assert.deepEqual(await refundRows(bookingId), [[second.id, 50_800, 'paid-twice', 'due']]);
    assert.deepEqual(await postings(bookingId), ['captured', 'captured-unbooked']);
    // The sandbox knows no such payment and would refuse for ever.
    await database.pool.query(`delete from outbox where kind = 'refund.send' and done_at is null`);
  });

  for (const read of [1, 2])
    it(`tells what became of a payment that somebody else settles after its reading ${read}`, async ({
      mock,
    }) => {
      const { database, bench, sandbox } = scene;
      const { orderId, bookingId } = await order();
      const paid = await gateway().fetchPayment((await sandbox.pay(orderId)).paymentId);
      const settle = () => settlePayment(database, paid, bench.now);
      const { pool } = database;
      const query = pool.query.bind(pool);
      let reads = 0;
      mock.method(pool, 'query', async (config: pg.QueryConfig, values?: unknown[]) => {
        reads += 1;
        const isNow = reads === read;
        const result = await query(config, values);
        if (isNow) assert.equal((await settle()).outcome, 'booked');
        return result;
      });
      assert.deepEqual(await settle(), { outcome: 'booked', bookingId });
    });

  it('books nothing for a payment of another amount or currency, or one that is not captured', async () => {
    const { database, bench, sandbox, salon } = scene;
    const { orderId } = await order();
    const paid = await gateway().fetchPayment((await sandbox.pay(orderId)).paymentId);
    for (const change of [{ amountPaise: 100 }, { currency: 'USD' }, { status: 'authorized' }] as const) {
      const { outcome } = await settlePayment(database, { ...paid, ...change }, bench.now);
      assert.equal(outcome, 'not-as-ordered');
    }
    assert.deepEqual(await bench.rows(salon), [{ status: 'held', who: ['1'], payment: 'created', no: null }]);
  });
});

/** Paise of each refund that the gateway made for the payment. */
const refundsOf = async ({ url }: Sandbox, paymentId: string): Promise<number[]> => {
  const reply = await fetch(`${url}/v1/payments/${paymentId}/refunds`, {
    headers: { authorization: `Basic ${btoa(`${KEYS.keyId}:${KEYS.keySecret}`)}` },
    signal: AbortSignal.timeout(300_000),
  });
  const { items } = (await reply.json()) as { items: { amount: number }[] };
  return items.map(({ amount }) => amount);
};
