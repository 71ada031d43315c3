import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { until } from '@sundara/contracts/testing';
import { z } from 'zod';
import { type RunningSandbox, startMerchant, startSandbox } from '../testing/running-sandbox.ts';

const failed = z.object({ metadata: z.object({ payment_id: z.string() }) });
const card = { number: '4100 2800 0009 0000', expiry_month: '12', expiry_year: '39', cvv: '123' };

const openOrder = async (sandbox: RunningSandbox, more: object = {}): Promise<string> => {
  return (await sandbox.api('POST', '/orders', { amount: 50_800, currency: 'INR', ...more })).body.id;
};

/** Pays so that checkout reports a time-out, and returns the payment's id. */
const payLate = async (sandbox: RunningSandbox, orderId: string, body: object): Promise<string> => {
  const { status, body: answer } = await sandbox.pay(orderId, body);
  assert.deepEqual([status, answer.error?.reason], [400, 'payment_timed_out']);
  return failed.parse(answer.error).metadata.payment_id;
};

const statusOf = async (sandbox: RunningSandbox, paymentId: string): Promise<string | undefined> => {
  return (await sandbox.api('GET', `/payments/${paymentId}`)).body.status;
};

const untilCaptured = async (sandbox: RunningSandbox, paymentId: string): Promise<void> => {
  await until(async () => (await statusOf(sandbox, paymentId)) === 'captured');
};

const newDataDir = (test: TestContext): string => {
  const dataDir = mkdtempSync(join(tmpdir(), 'payment-sandbox-'));
  test.after(() => rmSync(dataDir, { recursive: true }));
  return dataDir;
};

describe('a late payment', () => {
  it('times out for checkout, then is authorized and captured by itself, with its webhooks', async (test) => {
    const merchant = await startMerchant(test);
    const sandbox = await startSandbox(test, { webhookUrl: merchant.url });
    const orderId = await openOrder(sandbox);
    const paymentId = await payLate(sandbox, orderId, { method: 'upi', vpa: 'success@razorpay', late: 1 });
    assert.equal(await statusOf(sandbox, paymentId), 'failed');
    await untilCaptured(sandbox, paymentId);
    const payment = (await sandbox.api('GET', `/payments/${paymentId}`)).body;
    assert.deepEqual([payment.error_code, payment.error_reason], [null, null]);
    assert.equal((await sandbox.api('GET', `/orders/${orderId}`)).body.status, 'paid');
    const events = (await merchant.received(4)).map(({ event }) => event);
    assert.equal(events[0], 'payment.failed');
    assert.deepEqual(events.slice(1).sort(), ['order.paid', 'payment.authorized', 'payment.captured']);
  });

  it('comes at once through the control, also of the published card that times out', async (test) => {
    const sandbox = await startSandbox(test);
    const orderId = await openOrder(sandbox);
    const paymentId = await payLate(sandbox, orderId, { method: 'card', card });
    assert.equal((await sandbox.control('POST', `/payments/${paymentId}/authorise`)).body.status, 'captured');
    assert.equal((await sandbox.control('POST', `/payments/${paymentId}/authorise`)).status, 400);
  });

  it('is offered by instruments of the sandbox’s own', async (test) => {
    const sandbox = await startSandbox(test);
    const byUpi = await payLate(sandbox, await openOrder(sandbox), { method: 'upi', vpa: 'late@sandbox' });
    const own = { ...card, number: '4100 2800 0009 0020' };
    const byCard = await payLate(sandbox, await openOrder(sandbox), { method: 'card', card: own });
    for (const id of [byUpi, byCard]) assert.equal(await statusOf(sandbox, id), 'failed');
  });

  it('stays authorized where the order was paid another way meanwhile', async (test) => {
    const sandbox = await startSandbox(test);
    const orderId = await openOrder(sandbox);
    const paymentId = await payLate(sandbox, orderId, { method: 'upi', vpa: 'late@sandbox' });
    assert.equal((await sandbox.pay(orderId)).status, 200);
    assert.equal(
      (await sandbox.control('POST', `/payments/${paymentId}/authorise`)).body.status,
      'authorized',
    );
    assert.equal((await sandbox.control('GET', '/books')).body.captured, 50_800);
  });

  it('stays authorized where its order wants manual capture', async (test) => {
    const sandbox = await startSandbox(test);
    const orderId = await openOrder(sandbox, { payment_capture: 0 });
    const paymentId = await payLate(sandbox, orderId, { method: 'upi', vpa: 'late@sandbox' });
    assert.equal(
      (await sandbox.control('POST', `/payments/${paymentId}/authorise`)).body.status,
      'authorized',
    );
  });

  it('that is due while the sandbox is stopped comes after the restart', async (test) => {
    const dataDir = newDataDir(test);
    const before = await startSandbox(test, { dataDir });
    const orderId = await openOrder(before);
    const paymentId = await payLate(before, orderId, { method: 'upi', vpa: 'success@razorpay', late: 1 });
    await before.close();
    const after = await startSandbox(test, { dataDir });
    await untilCaptured(after, paymentId);
  });

  it('cannot be made of a payment that failed for another reason', async (test) => {
    const sandbox = await startSandbox(test);
    const orderId = await openOrder(sandbox);
    const declined = await sandbox.pay(orderId, { method: 'upi', vpa: 'failure@razorpay' });
    const id = failed.parse(declined.body.error).metadata.payment_id;
    assert.equal((await sandbox.control('POST', `/payments/${id}/authorise`)).status, 400);
    const late = await sandbox.pay(orderId, { method: 'upi', vpa: 'failure@razorpay', late: 1 });
    assert.equal(late.body.error?.field, 'late');
  });
});
