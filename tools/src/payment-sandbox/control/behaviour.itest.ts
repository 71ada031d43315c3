import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { until } from '@sundara/contracts/testing';
import { paidOrder, startMerchant, startSandbox } from '../testing/running-sandbox.ts';

const GOOD = {
  ...{ delayMs: 0, failNext: 0, brokenNext: 0 },
  ...{ webhooks: 'normal', refunds: 'instant', capture: 'automatic' },
};

const withMerchant = async (test: TestContext) => {
  const merchant = await startMerchant(test);
  return { merchant, sandbox: await startSandbox(test, { webhookUrl: merchant.url }) };
};

describe('the sandbox’s behaviour', () => {
  it('is good at first, can be told and asked, and reset', async (test) => {
    const sandbox = await startSandbox(test);
    assert.deepEqual((await sandbox.control('GET', '/behaviour')).json, GOOD);
    const told = await sandbox.control('PUT', '/behaviour', { failNext: 2, refunds: 'pending' });
    assert.deepEqual(told.json, { ...GOOD, failNext: 2, refunds: 'pending' });
    assert.deepEqual((await sandbox.control('GET', '/behaviour')).json, told.json);
    assert.deepEqual((await sandbox.control('DELETE', '/behaviour')).json, GOOD);
  });

  for (const [what, body, field] of [
    ['a negative delay', { delayMs: -1 }, 'delayMs'],
    ['a delay over a minute', { delayMs: 60_001 }, 'delayMs'],
    ['half a call', { failNext: 0.5 }, 'failNext'],
    ['an unknown way with webhooks', { webhooks: 'lose' }, 'webhooks'],
    ['an unknown way with refunds', { refunds: 'never' }, 'refunds'],
    ['a field that does not exist', { slow: true }, undefined],
  ] as const) {
    it(`cannot be told ${what}`, async (test) => {
      const sandbox = await startSandbox(test);
      const { status, body: answer } = await sandbox.control('PUT', '/behaviour', body);
      assert.deepEqual([status, answer.error?.field], [400, field]);
      assert.deepEqual((await sandbox.control('GET', '/behaviour')).json, GOOD);
    });
  }

  it('fails the next calls of the API without doing them, then works again', async (test) => {
    const sandbox = await startSandbox(test);
    await sandbox.control('PUT', '/behaviour', { failNext: 2 });
    const open = () => sandbox.api('POST', '/orders', { amount: 100, currency: 'INR' });
    const replies = [await open(), await open(), await open()];
    assert.deepEqual(
      replies.map(({ status }) => status),
      [500, 500, 200],
    );
    assert.equal(replies[0]?.body.error?.code, 'SERVER_ERROR');
    const accounting = await sandbox.control('GET', '/books');
    assert.equal(Array.isArray(accounting.body.orders) && accounting.body.orders.length, 1);
  });

  it('breaks the next answer off in the middle, although the call was carried out', async (test) => {
    const sandbox = await startSandbox(test);
    const { paymentId } = await paidOrder(sandbox);
    await sandbox.control('PUT', '/behaviour', { brokenNext: 1 });
    await assert.rejects(sandbox.api('POST', `/payments/${paymentId}/refund`, { amount: 10_000 }));
    assert.equal((await sandbox.api('GET', `/payments/${paymentId}`)).body.amount_refunded, 10_000);
  });

  it('keeps each call of the API waiting as long as it was told', async (test) => {
    const sandbox = await startSandbox(test);
    await sandbox.control('PUT', '/behaviour', { delayMs: 150 });
    const began = performance.now();
    await sandbox.api('GET', '/orders/order_00000000000000');
    assert.ok(performance.now() - began >= 145);
  });

  it('lets a slow call meet what was told before it came, and use up nothing that is told later', async (test) => {
    const sandbox = await startSandbox(test);
    await sandbox.control('PUT', '/behaviour', { delayMs: 60_000, failNext: 1 });
    const ask = () => sandbox.api('GET', '/orders/order_00000000000000');
    const slow = assert.rejects(ask());
    const left = async () => (await sandbox.control('GET', '/behaviour')).body.failNext;
    // The call itself is in progress for another minute.
    await until(async () => (await left()) === 0);
    await sandbox.control('PUT', '/behaviour', { failNext: 1 });
    assert.equal((await ask()).status, 500);
    await sandbox.close();
    await slow;
  });

  it('leaves payments authorized in manual capture, whatever the order asked for', async (test) => {
    const sandbox = await startSandbox(test);
    await sandbox.control('PUT', '/behaviour', { capture: 'manual' });
    const { orderId, paymentId } = await paidOrder(sandbox, 700);
    assert.equal((await sandbox.api('GET', `/payments/${paymentId}`)).body.status, 'authorized');
    assert.equal((await sandbox.api('GET', `/orders/${orderId}`)).body.status, 'attempted');
    await sandbox.api('POST', `/payments/${paymentId}/capture`, { amount: 700, currency: 'INR' });
    assert.equal((await sandbox.api('GET', `/orders/${orderId}`)).body.status, 'paid');
  });

  it('survives a restart', async (test) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'payment-sandbox-'));
    test.after(() => rmSync(dataDir, { recursive: true }));
    const first = await startSandbox(test, { dataDir });
    const told = await first.control('PUT', '/behaviour', { failNext: 3, webhooks: 'drop' });
    await first.close();
    const next = await startSandbox(test, { dataDir });
    assert.deepEqual((await next.control('GET', '/behaviour')).json, told.json);
  });
});

describe('webhooks, where the sandbox is told to', () => {
  it('duplicate them, come twice under the same id', async (test) => {
    const { merchant, sandbox } = await withMerchant(test);
    await sandbox.control('PUT', '/behaviour', { webhooks: 'duplicate' });
    await paidOrder(sandbox);
    const ids = (await merchant.received(6)).map(({ headers }) => String(headers['x-razorpay-event-id']));
    assert.equal(new Set(ids).size, 3);
    assert.ok(ids.every((id) => ids.filter((other) => other === id).length === 2));
  });

  it('shuffle them, all come, once each', async (test) => {
    const { merchant, sandbox } = await withMerchant(test);
    await sandbox.control('PUT', '/behaviour', { webhooks: 'shuffle' });
    await paidOrder(sandbox);
    const events = (await merchant.received(3)).map(({ event }) => event);
    assert.deepEqual([...events].sort(), ['order.paid', 'payment.authorized', 'payment.captured']);
  });

  it('drop them, never come, also after it behaves again', async (test) => {
    const { merchant, sandbox } = await withMerchant(test);
    await sandbox.control('PUT', '/behaviour', { webhooks: 'drop' });
    await paidOrder(sandbox);
    await sandbox.control('DELETE', '/behaviour');
    const order = await sandbox.api('POST', '/orders', { amount: 100, currency: 'INR' });
    await sandbox.pay(order.body.id, { method: 'upi', vpa: 'failure@razorpay' });
    await merchant.received(1);
    await wait(50);
    assert.deepEqual(
      merchant.deliveries.map(({ event }) => event),
      ['payment.failed'],
    );
  });
});

describe('refunds, where the sandbox is told to', () => {
  const KEY = { 'x-refund-idempotency': 'refund-booking-17' };

  it('leave them pending, stay so until a control processes them', async (test) => {
    const { merchant, sandbox } = await withMerchant(test);
    const { paymentId } = await paidOrder(sandbox);
    await merchant.received(3);
    await sandbox.control('PUT', '/behaviour', { refunds: 'pending' });
    const refund = () => sandbox.api('POST', `/payments/${paymentId}/refund`, { amount: 10_000 }, KEY);
    const { id, status } = (await refund()).body;
    assert.equal(status, 'pending');
    const accounting = (await sandbox.control('GET', '/books')).body;
    assert.deepEqual([accounting.refunded, accounting.refunds_pending], [0, 10_000]);
    assert.equal((await sandbox.control('POST', `/refunds/${id}/process`)).body.status, 'processed');
    assert.deepEqual(
      [(await refund()).body.status, (await sandbox.api('GET', `/refunds/${id}`)).body.status],
      ['processed', 'processed'],
    );
    const events = (await merchant.received(5)).slice(3).map(({ event }) => event);
    assert.deepEqual(events, ['refund.created', 'refund.processed']);
    assert.equal((await sandbox.control('POST', `/refunds/${id}/fail`)).status, 400);
  });

  it('fail them, are accepted, fail, and leave the money to be refunded again', async (test) => {
    const { merchant, sandbox } = await withMerchant(test);
    const { paymentId } = await paidOrder(sandbox);
    await merchant.received(3);
    await sandbox.control('PUT', '/behaviour', { refunds: 'fail' });
    const { id, status } = (await sandbox.api('POST', `/payments/${paymentId}/refund`)).body;
    assert.equal(status, 'pending');
    assert.equal((await sandbox.api('GET', `/refunds/${id}`)).body.status, 'failed');
    const payment = (await sandbox.api('GET', `/payments/${paymentId}`)).body;
    assert.deepEqual([payment.status, payment.amount_refunded, payment.refund_status], ['captured', 0, null]);
    const events = (await merchant.received(5)).slice(3).map(({ event }) => event);
    assert.deepEqual([...events].sort(), ['refund.created', 'refund.failed']);
    await sandbox.control('DELETE', '/behaviour');
    assert.equal((await sandbox.api('POST', `/payments/${paymentId}/refund`)).body.status, 'processed');
  });
});
