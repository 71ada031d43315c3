import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { validateWebhookSignature } from 'razorpay/dist/utils/razorpay-utils.js';
import { z } from 'zod';
import {
  paidOrder,
  type ReceivedWebhook,
  startMerchant,
  startSandbox,
  WEBHOOK_SECRET,
} from '../testing/running-sandbox.ts';

const eventBody = z.strictObject({
  entity: z.literal('event'),
  account_id: z.string().regex(/^acc_\w{14}$/),
  event: z.string(),
  contains: z.array(z.string()),
  payload: z.record(
    z.string(),
    z.strictObject({ entity: z.looseObject({ id: z.string(), status: z.string() }) }),
  ),
  created_at: z.number().int(),
});

const inAnyOrder = (texts: string[]) => [...texts].sort();

const eventIds = (deliveries: ReceivedWebhook[]) =>
  deliveries.map(({ headers }) => headers['x-razorpay-event-id']);

describe('webhooks', () => {
  it('tell of authorization, capture and the paid order, each signed over its raw bytes', async (test) => {
    const merchant = await startMerchant(test);
    const sandbox = await startSandbox(test, { webhookUrl: merchant.url });
    const { orderId, paymentId } = await paidOrder(sandbox);
    const deliveries = await merchant.received(3);
    assert.deepEqual(inAnyOrder(deliveries.map(({ event }) => event)), [
      'order.paid',
      'payment.authorized',
      'payment.captured',
    ]);
    for (const { headers, body } of deliveries) {
      const signature = String(headers['x-razorpay-signature']);
      assert.equal(validateWebhookSignature(body, signature, WEBHOOK_SECRET), true);
      assert.equal(validateWebhookSignature(`${body} `, signature, WEBHOOK_SECRET), false);
      const { contains, payload } = eventBody.parse(JSON.parse(body));
      assert.deepEqual(contains, Object.keys(payload));
      assert.equal(payload.payment?.entity.id, paymentId);
      if (payload.order)
        assert.deepEqual([payload.order.entity.id, payload.order.entity.status], [orderId, 'paid']);
    }
    assert.equal(new Set(eventIds(deliveries)).size, 3, 'each event has an id of its own');
  });

  it('show the payment as it was at that moment: authorized first, captured later', async (test) => {
    const merchant = await startMerchant(test);
    const sandbox = await startSandbox(test, { webhookUrl: merchant.url });
    await paidOrder(sandbox);
    const statuses = (await merchant.received(3)).map(({ event, body }) => [
      event,
      eventBody.parse(JSON.parse(body)).payload.payment?.entity.status,
    ]);
    const statusByEvent = Object.fromEntries(statuses);
    assert.equal(statusByEvent['payment.authorized'], 'authorized');
    assert.equal(statusByEvent['payment.captured'], 'captured');
  });

  it('tell of a failed payment', async (test) => {
    const merchant = await startMerchant(test);
    const sandbox = await startSandbox(test, { webhookUrl: merchant.url });
    const order = await sandbox.api('POST', '/orders', { amount: 100, currency: 'INR' });
    await sandbox.pay(order.body.id, { method: 'upi', vpa: 'failure@razorpay' });
    const [delivery] = await merchant.received(1);
    assert.equal(delivery?.event, 'payment.failed');
    const { entity } = eventBody.parse(JSON.parse(delivery?.body ?? '')).payload.payment ?? {};
    assert.deepEqual(
      [entity?.status, entity?.error_reason, entity?.order_id],
      ['failed', 'payment_failed', order.body.id],
    );
  });

  it('tell of a refund, made and processed, together with its payment', async (test) => {
    const merchant = await startMerchant(test);
    const sandbox = await startSandbox(test, { webhookUrl: merchant.url });
    const { paymentId } = await paidOrder(sandbox);
    const refund = await sandbox.api('POST', `/payments/${paymentId}/refund`);
    const refundEvents = (await merchant.received(5)).filter(({ event }) => event.startsWith('refund.'));
    assert.deepEqual(inAnyOrder(refundEvents.map(({ event }) => event)), [
      'refund.created',
      'refund.processed',
    ]);
    for (const { event, body } of refundEvents) {
      const { payload } = eventBody.parse(JSON.parse(body));
      const status = event === 'refund.created' ? 'pending' : 'processed';
      assert.deepEqual([payload.refund?.entity.id, payload.refund?.entity.status], [refund.body.id, status]);
      assert.deepEqual([payload.payment?.entity.id, payload.payment?.entity.status], [paymentId, 'refunded']);
    }
  });

  it('come again, the same bytes under the same id, until the merchant takes them', async (test) => {
    const merchant = await startMerchant(test, (delivery) => (delivery < 2 ? 503 : 200));
    const sandbox = await startSandbox(test, { webhookUrl: merchant.url, webhookRetryGapsMs: [1, 1, 1, 1] });
    const order = await sandbox.api('POST', '/orders', { amount: 100, currency: 'INR' });
    const fail = () => sandbox.pay(order.body.id, { method: 'upi', vpa: 'failure@razorpay' });
    await fail();
    const deliveries = await merchant.received(3);
    assert.equal(new Set(deliveries.map(({ body }) => body)).size, 1);
    for (const count of [4, 5, 6]) {
      await fail();
      await merchant.received(count);
    }
    const [first, second, third, ...later] = eventIds(deliveries);
    assert.deepEqual([second, third], [first, first]);
    assert.ok(!later.includes(first), 'what was taken does not come again');
  });

  it('do not follow a redirect, which counts as not taken', async (test) => {
    const merchant = await startMerchant(test, (delivery) => (delivery === 0 ? 302 : 200));
    const sandbox = await startSandbox(test, { webhookUrl: merchant.url, webhookRetryGapsMs: [5] });
    const order = await sandbox.api('POST', '/orders', { amount: 100, currency: 'INR' });
    await sandbox.pay(order.body.id, { method: 'upi', vpa: 'failure@razorpay' });
    assert.equal((await merchant.received(2)).length, 2);
  });

  it('wait no longer than the time-out for an answer before they try again', async (test) => {
    const merchant = await startMerchant(test, (delivery) => (delivery === 0 ? undefined : 200));
    const sandbox = await startSandbox(test, {
      webhookUrl: merchant.url,
      webhookRetryGapsMs: [5],
      webhookTimeoutMs: 50,
    });
    const order = await sandbox.api('POST', '/orders', { amount: 100, currency: 'INR' });
    await sandbox.pay(order.body.id, { method: 'upi', vpa: 'failure@razorpay' });
    assert.equal((await merchant.received(2)).length, 2);
  });

  it('stop after the last gap and say so once, also after a restart', async (test) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'payment-sandbox-'));
    test.after(() => rmSync(dataDir, { recursive: true }));
    const merchant = await startMerchant(test, () => 500);
    const options = { dataDir, webhookUrl: merchant.url, webhookRetryGapsMs: [1, 2] };
    const reports = new EventEmitter();
    const reported = once(reports, 'report');
    const sandbox = await startSandbox(test, {
      ...options,
      report: (sentence) => reports.emit('report', sentence),
    });
    const order = await sandbox.api('POST', '/orders', { amount: 100, currency: 'INR' });
    await sandbox.pay(order.body.id, { method: 'upi', vpa: 'failure@razorpay' });
    assert.match(String(await reported), /given up after 3 attempts .* answered 500/);
    await sandbox.close();
    const again = await startSandbox(test, options);
    await again.pay(order.body.id, { method: 'upi', vpa: 'failure@razorpay' });
    const [givenUp, , , next] = eventIds(await merchant.received(4));
    assert.notEqual(next, givenUp);
  });

  it('that a stopped sandbox left undelivered are sent by the next one', async (test) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'payment-sandbox-'));
    test.after(() => rmSync(dataDir, { recursive: true }));
    const first = await startSandbox(test, { dataDir, webhookRetryGapsMs: [60_000] });
    await paidOrder(first);
    await first.close();
    const merchant = await startMerchant(test);
    await startSandbox(test, { dataDir, webhookUrl: merchant.url });
    assert.deepEqual(inAnyOrder((await merchant.received(3)).map(({ event }) => event)), [
      'order.paid',
      'payment.authorized',
      'payment.captured',
    ]);
  });
});
