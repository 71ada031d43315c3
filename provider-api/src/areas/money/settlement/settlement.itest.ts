import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { it } from 'node:test';
import { addMinutes } from '@sundara/contracts';
import { shows, sized } from '@sundara/contracts/testing';
import { MONDAY_NOON } from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { BOOKED, EVENTS, OrderBench } from '../../../testing/payments/order-bench.ts';
import { KEYS } from '../../../testing/payments/sandbox-process.ts';

/** From the webhook; a quick run shares its processor with others. */
const BOOKED_MS = sized({ quick: 60_000, deep: 5_000 });

forEachBench({ webhooks: 'caught' }, (scene) => {
  const orders = new OrderBench(scene);

  it('turns a verified payment into a booking, and answers the same when asked again', async () => {
    const { bench, sandbox, customer } = scene;
    const { orderId, bookingId } = await orders.order();
    const checkout = await sandbox.pay(orderId);
    const details = { salonId: 'another', dateTime: '2020-01-01T10:00', amount: 1, services: [] };
    const first = await bench.verify(customer, { ...checkout, bookingDetails: details });
    assert.deepEqual([first.status, first.json.message], [200, 'Booking confirmed successfully!']);
    assert.deepEqual(first.json.booking, { id: bookingId, status: 'confirmed' });
    assert.deepEqual((await bench.verify(customer, checkout)).json, first.json);
    await orders.assertBookedOnce(bookingId);
  });

  it('ends in one state whatever order, number and mixture of verifies and webhooks arrives', async () => {
    const { bench, sandbox, catcher, customer } = scene;
    const { orderId, bookingId } = await orders.order();
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
    await orders.assertBookedOnce(bookingId);
  });

  it('books by the webhook alone, before it is answered, when the customer never comes back', async () => {
    const { bench, sandbox, catcher, salon } = scene;
    const { orderId, bookingId } = await orders.order();
    await sandbox.pay(orderId);
    const events = await catcher.caught(orderId, EVENTS);
    const captured = events.find(({ event }) => event === 'payment.captured');
    assert(captured);
    const since = performance.now();
    assert.equal((await bench.deliver(captured)).status, 200);
    assert.deepEqual(await bench.rows(salon), BOOKED, 'nothing is left for a job');
    const ms = performance.now() - since;
    assert.ok(ms <= BOOKED_MS, `booked ${Math.round(ms)} ms after the webhook`);
    await orders.assertBookedOnce(bookingId);
    shows('T11', { 'ms from webhook to booking': Math.round(ms) });
  });

  it('takes a failed attempt as not final, and what is paid as final', async () => {
    const { bench, sandbox, catcher, salon, customer } = scene;
    const { orderId, bookingId } = await orders.order();
    await sandbox.pay(orderId, 'failure@razorpay');
    const [failed] = await catcher.caught(orderId, 1);
    assert(failed);
    await bench.deliver(failed);
    assert.deepEqual(await bench.rows(salon), [{ status: 'held', who: ['1'], payment: 'failed', no: null }]);
    assert.equal((await bench.order(customer, salon)).json.orderId, orderId);
    const checkout = await sandbox.pay(orderId);
    assert.equal((await bench.verify(customer, checkout)).status, 200);
    await bench.deliver({ ...failed, headers: { ...failed.headers, 'x-razorpay-event-id': 'failed-late' } });
    await orders.assertBookedOnce(bookingId);
  });

  it('refuses a wrong signature with 400 and books nothing', async () => {
    const { bench, sandbox, salon, customer } = scene;
    const { orderId } = await orders.order();
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

  it('changes nothing when the past is told once more days later', async () => {
    const { bench, sandbox, catcher, salon, customer } = scene;
    const { orderId, bookingId } = await orders.order();
    await bench.verify(customer, await sandbox.pay(orderId));
    await orders.assertBookedOnce(bookingId);
    const events = await catcher.caught(orderId, EVENTS);
    bench.now = addMinutes(MONDAY_NOON, 5 * 24 * 60);
    for (const [index, { body, headers }] of events.entries()) {
      const again = { ...headers, 'x-razorpay-event-id': `${orderId}-${index}` };
      assert.equal((await bench.deliver({ body, headers: again })).status, 200);
    }
    assert.deepEqual(await bench.rows(salon), BOOKED);
    assert.deepEqual(
      [await orders.refundRows(bookingId), await orders.postings(bookingId)],
      [[], ['captured']],
    );
  });
});
