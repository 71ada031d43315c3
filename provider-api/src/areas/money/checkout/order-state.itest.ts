import assert from 'node:assert/strict';
import { beforeEach, it } from 'node:test';
import { addMinutes, instantAt, toLocalIso } from '@sundara/contracts';
import { eq } from 'drizzle-orm';
import {
  MONDAY_NOON,
  makeCustomer,
  openBench,
  type TestCustomer,
  TUESDAY,
} from '../../../testing/payments/booking-bench.ts';
import { respond, startFakeGateway } from '../../../testing/payments/fake-gateway.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { KEYS } from '../../../testing/payments/sandbox-process.ts';
import { bookings } from '../../booking/bookings/bookings.tables.ts';
import { settlePayment } from '../settlement/settle-payment.command.ts';
import { CHECKS_PER_MINUTE } from './order-state.routes.ts';

forEachBench({ webhooks: 'caught' }, (scene) => {
  let other: TestCustomer;
  beforeEach(async () => {
    other = await makeCustomer(scene.database);
  });

  const begin = async (who = scene.customer, change: Record<string, unknown> = {}): Promise<string> => {
    const { status, json } = await scene.bench.order(who, scene.salon, change);
    assert.equal(status, 200, json.message);
    return json.orderId;
  };
  const look = async (orderId: string, who = scene.customer) =>
    scene.bench.call('GET', `/api/payment/orders/${orderId}`, { token: who.token });
  const check = async (orderId: string, who = scene.customer) =>
    scene.bench.call('POST', `/api/payment/orders/${orderId}/check`, { token: who.token });
  const stateOf = async (orderId: string) => (await look(orderId)).json.order;
  const texts = (order: { timeline: { text: string }[] }) => order.timeline.map(({ text }) => text);
  const minutesOn = (minutes: number) => {
    scene.bench.now = addMinutes(MONDAY_NOON, minutes);
  };
  const cancel = async (bookingId: string) => {
    const url = `/api/customer/bookings/${bookingId}/cancel`;
    const { status, json } = await scene.bench.call('POST', url, { token: scene.customer.token });
    assert.equal(status, 200, json.message);
  };

  it('is open while the time is held, with all that checkout needs', async () => {
    const orderId = await begin();
    const order = await stateOf(orderId);
    assert.deepEqual(order, {
      orderId,
      state: 'open',
      amount: 508,
      paymentId: null,
      method: null,
      failure: null,
      checkout: {
        key: KEYS.keyId,
        amount: 50_800,
        currency: 'INR',
        holdExpiresAt: toLocalIso(addMinutes(MONDAY_NOON, 10)),
      },
      booking: {
        id: order.booking.id,
        status: 'pending',
        salonId: scene.salon.id,
        salonName: 'Rose & Sons',
        dateTime: `${TUESDAY}T10:00:00+05:30`,
        services: ['Cut'],
      },
      refunds: [],
      timeline: [
        { at: toLocalIso(MONDAY_NOON), text: 'You began to pay ₹508.00.' },
        { at: toLocalIso(MONDAY_NOON), text: 'Your time is held until 12:10 pm.' },
      ],
      nextCheckAt: toLocalIso(addMinutes(MONDAY_NOON, 0.25)),
    });
  });

  it('has failed with the reason, and can be paid on', async () => {
    const orderId = await begin();
    await scene.sandbox.pay(orderId, 'failure@razorpay');
    minutesOn(2);
    const { json } = await check(orderId);
    assert.equal(json.order.state, 'failed');
    assert.match(json.order.failure, /\w+ \w+/);
    assert.equal(json.order.checkout.amount, 50_800);
    assert(texts(json.order).includes(`Payment failed: ${json.order.failure}`));
  });

  it('is booked by a check where neither browser nor webhook told of the payment', async () => {
    const orderId = await begin();
    const { paymentId } = await scene.sandbox.pay(orderId);
    assert.equal((await stateOf(orderId)).state, 'open');
    minutesOn(1);
    const { order } = (await check(orderId)).json;
    assert.deepEqual(
      [order.state, order.paymentId, order.method, order.checkout, order.nextCheckAt, order.booking.status],
      ['booked', paymentId, 'upi', null, null, 'confirmed'],
    );
    assert.deepEqual(texts(order), [
      'You began to pay ₹508.00.',
      'We received ₹508.00 by UPI.',
      'Your visit is booked: Tue, 24 Nov, 10:00 am.',
    ]);
  });

  it('is being checked, and offers no second payment, while a payment is under way', async () => {
    await scene.sandbox.behave({ capture: 'manual' });
    const orderId = await begin();
    await scene.sandbox.pay(orderId);
    minutesOn(1);
    const { order } = (await check(orderId)).json;
    assert.deepEqual([order.state, order.checkout], ['checking', null]);
    assert(texts(order).includes('A payment is under way; your time is held until 12:20 pm.'));
    minutesOn(60);
    assert.equal((await stateOf(orderId)).state, 'checking');
    minutesOn(72 * 60 + 1);
    assert.equal((await stateOf(orderId)).state, 'lapsed');
  });

  it('is being checked whatever other attempts of the same order came to', async () => {
    const { sandbox } = scene;
    const orderId = await begin();
    await sandbox.pay(orderId, 'failure@razorpay');
    await sandbox.behave({ capture: 'manual' });
    await sandbox.pay(orderId);
    for (const minute of [1, 2]) {
      minutesOn(minute);
      const { order } = (await check(orderId)).json;
      assert.deepEqual([order.state, order.checkout], ['checking', null]);
    }
  });

  it('lapses when the gateway knows no more of a payment that was under way', async () => {
    const orderId = await begin();
    const { id } = (await stateOf(orderId)).booking;
    const ended = { status: 'expired', holdExtendedAt: MONDAY_NOON } as const;
    await scene.database.db.update(bookings).set(ended).where(eq(bookings.id, id));
    minutesOn(30);
    await scene.bench.jobsDone();
    assert.equal((await stateOf(orderId)).state, 'checking');
    assert.equal((await check(orderId)).json.order.state, 'lapsed');
    assert.equal((await stateOf(orderId)).state, 'lapsed');
  });

  it('is being checked once somebody has paid while the gateway was away', async () => {
    const { bench, sandbox, customer } = scene;
    const orderId = await begin();
    const checkout = await sandbox.pay(orderId);
    await sandbox.behave({ failNext: 1_000 });
    assert.equal((await bench.verify(customer, checkout)).status, 502);
    const order = await stateOf(orderId);
    assert.deepEqual([order.state, order.checkout], ['checking', null]);
    assert.equal(order.nextCheckAt, toLocalIso(addMinutes(MONDAY_NOON, 0.25)));
  });

  it('never says that nothing was paid before the gateway has said so', async () => {
    const orderId = await begin();
    minutesOn(11);
    const order = await stateOf(orderId);
    // The check at the end of the hold is either still due or was just done.
    assert(['checking', 'lapsed'].includes(order.state));
    assert.equal(order.checkout, null);
    const lapsed = (await check(orderId)).json.order;
    assert.deepEqual([lapsed.state, lapsed.nextCheckAt], ['lapsed', null]);
    assert.equal(texts(lapsed).at(-1), 'Nothing was paid, so your time is free again.');
  });

  it('tells a moved visit, and its cancelling with what goes back', async () => {
    const { bench, sandbox, customer } = scene;
    const orderId = await begin();
    await bench.verify(customer, await sandbox.pay(orderId));
    const { booking } = await stateOf(orderId);
    minutesOn(10);
    const move = { newDateTime: '2026-11-25T11:00' };
    const moved = await bench.call('PUT', `/api/customer/bookings/${booking.id}/reschedule`, {
      token: customer.token,
      body: move,
    });
    assert.equal(moved.status, 200, moved.json.message);
    const after = await stateOf(orderId);
    assert.equal(after.state, 'booked');
    assert.equal(texts(after).at(-1), 'Your visit was moved to Wed, 25 Nov, 11:00 am.');

    await sandbox.behave({ refunds: 'pending' });
    minutesOn(20);
    await cancel(booking.id);
    const refunding = await stateOf(orderId);
    assert.deepEqual([refunding.state, refunding.booking.status], ['refunding', 'cancelled']);
    assert.deepEqual(texts(refunding).slice(-2), [
      'You cancelled the visit.',
      '₹508.00 is on its way back to you.',
    ]);
  });

  it('is refunded once the gateway has paid it out', async () => {
    const { bench, sandbox, customer } = scene;
    const orderId = await begin();
    await bench.verify(customer, await sandbox.pay(orderId));
    minutesOn(5);
    await cancel((await stateOf(orderId)).booking.id);
    await bench.jobsDone();
    const order = await stateOf(orderId);
    assert.deepEqual(
      [
        order.state,
        order.refunds.map(({ amount, status }: { amount: number; status: string }) => [amount, status]),
      ],
      ['refunded', [[254, 'processed']]],
    );
    assert.equal(
      texts(order).at(-1),
      '₹254.00 was sent back the way you paid (UPI). Banks take 5 to 7 business days to show it.',
    );
  });

  it('says of a visit that was cancelled too late that it is booked no more and nothing goes back', async () => {
    const { bench, sandbox, customer } = scene;
    const orderId = await begin();
    await bench.verify(customer, await sandbox.pay(orderId));
    bench.now = instantAt(TUESDAY, '09:00');
    await cancel((await stateOf(orderId)).booking.id);
    const order = await stateOf(orderId);
    assert.deepEqual([order.state, order.booking.status, order.refunds], ['booked', 'cancelled', []]);
    assert.equal(texts(order).at(-1), 'You cancelled the visit.');
  });

  it('says exactly what became of a late payment whose time was sold', async () => {
    const { bench, sandbox } = scene;
    const orderId = await begin();
    minutesOn(11);
    const sold = await begin(other);
    await bench.verify(other, await sandbox.pay(sold));
    await sandbox.pay(orderId);
    minutesOn(12);
    const { order } = (await check(orderId)).json;
    assert(['refunding', 'refunded'].includes(order.state));
    assert.equal(order.refunds[0].reason, 'slot-gone');
    assert(
      texts(order).includes(
        'Your payment came after your time was free again, and it was taken. All of it goes back to you: ₹508.00.',
      ),
    );
  });

  it('stays booked when a second payment of the same order goes back', async () => {
    const { database, bench, sandbox, customer } = scene;
    const orderId = await begin();
    await bench.verify(customer, await sandbox.pay(orderId));
    const second = {
      id: `pay_second_${customer.id.slice(0, 8)}`,
      orderId,
      amountPaise: 50_800,
      refundedPaise: 0,
      currency: 'INR',
      status: 'captured',
      method: 'card',
      errorDescription: undefined,
      createdAt: bench.now,
    } as const;
    await settlePayment(database, second, bench.now);
    const order = await stateOf(orderId);
    assert.deepEqual([order.state, order.refunds[0]?.reason], ['booked', 'paid-twice']);
    assert(texts(order).includes('You paid a second time, which buys nothing: ₹508.00 goes back to you.'));
  });

  it("answers someone else's order and a missing one alike, and asks the gateway for neither", async () => {
    const orderId = await begin();
    const answers = await Promise.all([
      look(orderId, other),
      check(orderId, other),
      look('order_00000000000000'),
      check('order_00000000000000'),
    ]);
    for (const { status, json } of answers) {
      assert.deepEqual([status, json], [404, answers[0].json]);
    }
    assert.equal((await scene.bench.call('GET', `/api/payment/orders/${orderId}`)).status, 401);
  });

  it('lets an order be checked a few times a minute, and says when it was too often', async () => {
    const orderId = await begin();
    for (let time = 0; time < CHECKS_PER_MINUTE; time += 1) assert.equal((await check(orderId)).status, 200);
    const refused = await check(orderId);
    assert.deepEqual([refused.status, refused.json.code], [429, 'RATE_LIMITED']);
    assert.match(String(refused.headers['retry-after']), /^\d+$/);
    assert.equal((await look(orderId)).status, 200);
  });

  it('says that the gateway is away, and goes on asking', async () => {
    const { database, bench, customer } = scene;
    const orderId = await begin();
    const fake = await startFakeGateway(respond(503, 'Service Unavailable'));
    const away = await openBench(database, fake.url, { now: () => bench.now });
    try {
      const url = `/api/payment/orders/${orderId}/check`;
      const { status, json } = await away.call('POST', url, { token: customer.token });
      assert.deepEqual([status, json.code], [502, 'PAYMENT_GATEWAY_UNAVAILABLE']);
      assert.match(json.message, /keep asking/);
      assert.equal((await stateOf(orderId)).paymentId, null);
    } finally {
      await away.close();
      await fake.stop();
    }
  });

  it('has no name for what only the server knows: a let-go hold is no status', async () => {
    const orderId = await begin();
    const { id } = (await stateOf(orderId)).booking;
    await scene.database.db.update(bookings).set({ status: 'expired' }).where(eq(bookings.id, id));
    assert.equal((await stateOf(orderId)).booking.status, 'pending');
  });
});
