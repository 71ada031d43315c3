import assert from 'node:assert/strict';
import { beforeEach, it } from 'node:test';
import { addMinutes, instantAt } from '@sundara/contracts';
import { shows } from '@sundara/contracts/testing';
import { eq } from 'drizzle-orm';
import {
  MONDAY_NOON,
  makeCustomer,
  type TestCustomer,
  TUESDAY,
} from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { EVENTS, OrderBench, TOLD } from '../../../testing/payments/order-bench.ts';
import { bookings } from '../../booking/bookings/bookings.tables.ts';
import { payments } from '../payments/payments.tables.ts';

forEachBench({ webhooks: 'caught' }, (scene) => {
  const orders = new OrderBench(scene);
  let other: TestCustomer;
  beforeEach(async () => {
    other = await makeCustomer(scene.database);
  });

  it('books a late payment whose hold is gone when the time is still free', async () => {
    const { bench, sandbox, salon, customer } = scene;
    const { orderId, bookingId } = await orders.order();
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
    assert.deepEqual(await orders.mailsAbout(bookingId), TOLD);
  });

  it('books the time that was paid for, though its customer chose another one here meanwhile', async () => {
    const { bench, sandbox, salon, customer } = scene;
    const first = await orders.order();
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
    assert.deepEqual(await orders.mailsAbout(first.bookingId), TOLD);
  });

  it('refunds a late payment in full, once, and tells the customer, when the time is sold', async () => {
    const { database, bench, sandbox, catcher, customer } = scene;
    const late = await orders.order();
    bench.now = addMinutes(MONDAY_NOON, 11);
    const winner = await orders.order(other);
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
    assert.deepEqual(await orders.mailsAbout(late.bookingId), ['mail.booking-refunded']);
    for (const event of await catcher.caught(late.orderId, EVENTS)) await bench.deliver(event);
    assert.deepEqual(await orders.mailsAbout(late.bookingId), ['mail.booking-refunded']);
    assert.deepEqual(await orders.refundRows(late.bookingId), [
      [checkout.paymentId, 50_800, 'slot-gone', 'processed'],
    ]);
    assert.deepEqual(await orders.postings(late.bookingId), ['captured-unbooked', 'refund-paid']);
    const [payment] = await database.db.select().from(payments).where(eq(payments.bookingId, late.bookingId));
    assert.equal(payment?.status, 'refunded');
    assert.equal((await orders.refundsOf(checkout.paymentId)).join(), '50800');
    assert.equal((await bench.verify(customer, checkout)).status, 410);
    assert.equal(await orders.bookingCount(), 1);
  });

  it('refunds a payment that comes after the visit should have begun, and one whose booking was cancelled', async () => {
    const { database, bench, sandbox, salon, customer } = scene;
    const late = await orders.order();
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
      [await orders.refundsOf(checkout.paymentId), await orders.refundsOf(second.paymentId)],
      [[50_800], [50_800]],
    );
  });

  it('refunds a payment that the bank agreed to after the time was sold, exactly once, and tells the customer', async () => {
    const { database, bench, sandbox, catcher, customer } = scene;
    const late = await orders.order();
    const paymentId = await sandbox.payLate(late.orderId, 3_600);
    const [failed] = await catcher.caught(late.orderId, 1);
    assert(failed);
    await bench.deliver(failed);
    bench.now = addMinutes(MONDAY_NOON, 11);
    const winner = await orders.order(other);
    assert.equal((await bench.verify(other, await sandbox.pay(winner.orderId))).status, 200);
    await sandbox.authorise(paymentId);
    const events = await catcher.caught(late.orderId, 1 + EVENTS);
    await Promise.all([...events, ...events].map((event) => bench.deliver(event)));
    bench.now = addMinutes(MONDAY_NOON, 16);
    assert.deepEqual(await orders.mailsAbout(late.bookingId), ['mail.booking-refunded']);
    assert.deepEqual(await orders.refundRows(late.bookingId), [
      [paymentId, 50_800, 'slot-gone', 'processed'],
    ]);
    assert.deepEqual(await orders.refundsOf(paymentId), [50_800]);
    const mails = await database.pool.query('select subject from mailbox where recipient = $1', [
      customer.email,
    ]);
    assert.equal(mails.rowCount, 1);
    assert.equal(await orders.bookingCount(), 1);
    shows('T14', { refund: 1, mail: 1, booking: 1 });
  });
});
