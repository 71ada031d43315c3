import assert from 'node:assert/strict';
import { createHmac, randomUUID } from 'node:crypto';
import { it } from 'node:test';
import { addMinutes } from '@sundara/contracts';
import { eq } from 'drizzle-orm';
import { type Bench, MONDAY_NOON, openBench } from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { KEYS } from '../../../testing/payments/sandbox-process.ts';
import type { CaughtWebhook } from '../../../testing/payments/webhook-catcher.ts';
import { bookings } from '../../booking/bookings/bookings.tables.ts';

/** A payment raises three events: authorized, captured, order.paid. */
const EVENTS = 3;

const signed = (content: unknown, secret = KEYS.webhookSecret): Pick<CaughtWebhook, 'headers' | 'body'> => {
  const body = Buffer.from(JSON.stringify(content));
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  return { body, headers: { 'x-razorpay-signature': signature, 'x-razorpay-event-id': randomUUID() } };
};

forEachBench({ webhooks: 'caught' }, (scene) => {
  const order = async (): Promise<{ orderId: string; bookingId: string }> => {
    const { bench, salon, customer } = scene;
    const { status, json } = await bench.order(customer, salon);
    assert.equal(status, 200);
    return json;
  };
  const BOOKED = [{ status: 'confirmed', who: ['1'], payment: 'paid', no: 1 }];
  const HELD = [{ status: 'held', who: ['1'], payment: 'created', no: null }];

  it('acknowledges events that it does not know, and orders that are not ours', async () => {
    const entity = { id: 'pay_00000000000003', order_id: 'order_elsewhere', amount: 1, currency: 'INR' };
    for (const content of [
      { event: 'invoice.paid', payload: {} },
      { event: 'payment.captured', payload: { payment: { entity: { ...entity, status: 'captured' } } } },
      { event: 'payment.failed', payload: { payment: { entity: { ...entity, status: 'failed' } } } },
    ]) {
      assert.equal((await scene.bench.deliver(signed(content))).status, 200, content.event);
    }
  });

  it('books nothing by a webhook alone, though signed with the secret, that the gateway knows nothing of', async () => {
    const { bench, salon } = scene;
    const { orderId } = await order();
    const paid = {
      id: 'pay_FORGED00000001',
      order_id: orderId,
      amount: 50_800,
      currency: 'INR',
      status: 'captured',
    };
    for (const event of ['payment.captured', 'order.paid']) {
      const entity = { ...paid, method: 'upi', amount_refunded: 0 };
      assert.equal((await bench.deliver(signed({ event, payload: { payment: { entity } } }))).status, 200);
    }
    assert.deepEqual(await bench.rows(salon), HELD);
  });

  it('asks again by itself where the gateway is away when a webhook comes', async () => {
    const { bench, sandbox, catcher, salon } = scene;
    const { orderId } = await order();
    await sandbox.pay(orderId);
    const [event] = (await catcher.caught(orderId, EVENTS)).filter(({ event }) => event === 'order.paid');
    assert(event);
    await sandbox.behave({ failNext: 1_000 });
    assert.equal((await bench.deliver(event)).status, 200);
    assert.deepEqual(await bench.rows(salon), HELD);
    await sandbox.behave({});
    bench.now = addMinutes(MONDAY_NOON, 0.25);
    await bench.jobsDone();
    assert.deepEqual(await bench.rows(salon), BOOKED);
  });

  it('refuses a webhook that is unsigned, signed over other bytes or with the key secret, or unreadable', async () => {
    const { bench, sandbox, catcher, salon } = scene;
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
    assert.deepEqual(await bench.rows(salon), HELD);
    assert.equal((await bench.deliver(event)).status, 200);
    assert.deepEqual(await bench.rows(salon), BOOKED);
  });

  it('deals with an event that a dying process kept but did not act on, when it comes again', async () => {
    const { database, bench, sandbox, catcher, salon } = scene;
    const { orderId } = await order();
    await sandbox.pay(orderId);
    const [event] = (await catcher.caught(orderId, EVENTS)).filter(({ event }) => event === 'order.paid');
    assert(event);
    await database.pool.query(
      `insert into gateway_events (event_id, kind, body) values ($1, 'order.paid', '{}')`,
      [event.headers['x-razorpay-event-id']],
    );
    assert.equal((await bench.deliver(event)).status, 200);
    assert.deepEqual(await bench.rows(salon), BOOKED);
  });

  it('prolongs the hold once by 10 minutes for a payment that is authorized, and books nothing by it', async () => {
    const { database, bench, sandbox, catcher, salon } = scene;
    const { orderId, bookingId } = await order();
    await sandbox.behave({ capture: 'manual' });
    await sandbox.pay(orderId);
    const [authorized] = await catcher.caught(orderId, 1);
    assert(authorized);
    assert.equal(authorized.event, 'payment.authorized');
    const endsAfter = async () => {
      const [booking] = await database.db.select().from(bookings).where(eq(bookings.id, bookingId));
      return ((booking?.holdExpiresAt?.getTime() ?? 0) - MONDAY_NOON.getTime()) / 60_000;
    };
    assert.equal(await endsAfter(), 10);
    for (const minutes of [3, 4]) {
      bench.now = addMinutes(MONDAY_NOON, minutes);
      const again: CaughtWebhook['headers'] = {
        ...authorized.headers,
        'x-razorpay-event-id': `${orderId}-${minutes}`,
      };
      assert.equal((await bench.deliver({ body: authorized.body, headers: again })).status, 200);
      assert.equal(await endsAfter(), 20);
    }
    assert.deepEqual(await bench.rows(salon), HELD);
  });

  it('takes webhooks by the present and the previous secret while they are exchanged, and by no other', async (test) => {
    const { database, sandbox } = scene;
    const event = { event: 'invoice.paid', payload: {} };
    const status = async (on: Bench, secret: string) => (await on.deliver(signed(event, secret))).status;
    const exchanging = await openBench(
      database,
      sandbox.url,
      {},
      {
        RAZORPAY_WEBHOOK_SECRET: 'the new webhook secret',
        RAZORPAY_WEBHOOK_SECRET_PREVIOUS: KEYS.webhookSecret,
      },
    );
    const exchanged = await openBench(
      database,
      sandbox.url,
      {},
      {
        RAZORPAY_WEBHOOK_SECRET: 'the new webhook secret',
      },
    );
    // Also after a failed assertion: what stays open would keep the file from ending.
    test.after(() => Promise.all([exchanging.close(), exchanged.close()]));
    assert.deepEqual(
      [await status(exchanging, 'the new webhook secret'), await status(exchanging, KEYS.webhookSecret)],
      [200, 200],
    );
    assert.deepEqual([await status(exchanging, 'another secret'), await status(exchanging, '')], [401, 401]);
    assert.deepEqual(
      [await status(exchanged, 'the new webhook secret'), await status(exchanged, KEYS.webhookSecret)],
      [200, 401],
    );
  });
});
