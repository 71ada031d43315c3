import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { paidOrder, startSandbox } from '../testing/running-sandbox.ts';

const KEY = { 'x-refund-idempotency': 'refund-booking-17' };

describe('refunds', () => {
  it('give back a part, then the rest, and mark the payment on the way', async (test) => {
    const sandbox = await startSandbox(test);
    const { orderId, paymentId } = await paidOrder(sandbox, 50_000);
    const part = await sandbox.api('POST', `/payments/${paymentId}/refund`, {
      amount: 20_000,
      receipt: 'r1',
    });
    assert.match(part.body.id, /^rfnd_[0-9A-Za-z]{14}$/);
    assert.deepEqual(
      [part.body.entity, part.body.amount, part.body.payment_id, part.body.status, part.body.receipt],
      ['refund', 20_000, paymentId, 'processed', 'r1'],
    );
    const between = (await sandbox.api('GET', `/payments/${paymentId}`)).body;
    assert.deepEqual(
      [between.status, between.amount_refunded, between.refund_status],
      ['captured', 20_000, 'partial'],
    );

    const rest = await sandbox.api('POST', `/payments/${paymentId}/refund`);
    assert.equal(rest.body.amount, 30_000);
    const after = (await sandbox.api('GET', `/payments/${paymentId}`)).body;
    assert.deepEqual(
      [after.status, after.amount_refunded, after.refund_status],
      ['refunded', 50_000, 'full'],
    );
    assert.equal((await sandbox.api('GET', `/orders/${orderId}`)).body.status, 'paid');
  });

  it('can be fetched one by one and by payment, newest first and page by page', async (test) => {
    const sandbox = await startSandbox(test);
    const { paymentId } = await paidOrder(sandbox);
    const first = await sandbox.api('POST', `/payments/${paymentId}/refund`, { amount: 100 });
    const second = await sandbox.api('POST', `/payments/${paymentId}/refund`, { amount: 200 });
    assert.deepEqual((await sandbox.api('GET', `/refunds/${first.body.id}`)).json, first.json);
    const all = (await sandbox.api('GET', `/payments/${paymentId}/refunds`)).body;
    assert.deepEqual([all.entity, all.count, all.items], ['collection', 2, [second.json, first.json]]);
    const page = (await sandbox.api('GET', `/payments/${paymentId}/refunds?count=1&skip=1`)).body;
    assert.deepEqual([page.count, page.items], [1, [first.json]]);
  });

  it('never exceed what was captured, in one step or in several', async (test) => {
    const sandbox = await startSandbox(test);
    const { paymentId } = await paidOrder(sandbox, 50_000);
    const refund = (amount?: number) =>
      sandbox.api('POST', `/payments/${paymentId}/refund`, amount === undefined ? {} : { amount });
    assert.equal((await refund(50_001)).status, 400);
    assert.equal((await refund(30_000)).status, 200);
    assert.equal((await refund(20_001)).status, 400);
    assert.equal((await refund(20_000)).status, 200);
    assert.equal((await refund()).body.error?.description, 'The payment has been fully refunded already');
    assert.equal((await sandbox.api('GET', `/payments/${paymentId}`)).body.amount_refunded, 50_000);
  });

  it('stay within bounds when many are asked for at once', async (test) => {
    const sandbox = await startSandbox(test);
    const { paymentId } = await paidOrder(sandbox, 50_000);
    const replies = await Promise.all(
      Array.from({ length: 12 }, () =>
        sandbox.api('POST', `/payments/${paymentId}/refund`, { amount: 10_000 }),
      ),
    );
    assert.equal(replies.filter((reply) => reply.status === 200).length, 5);
  });

  it('are refused for a payment that was never captured', async (test) => {
    const sandbox = await startSandbox(test);
    const order = await sandbox.api('POST', '/orders', {
      amount: 700,
      currency: 'INR',
      payment_capture: false,
    });
    const { body } = await sandbox.pay(order.body.id);
    const reply = await sandbox.api('POST', `/payments/${body.razorpay_payment_id}/refund`, { amount: 100 });
    assert.equal(reply.status, 400);
  });

  for (const amount of [99, 0, -100, 100.5]) {
    it(`are refused for an amount of ${amount} paise`, async (test) => {
      const sandbox = await startSandbox(test);
      const { paymentId } = await paidOrder(sandbox);
      const reply = await sandbox.api('POST', `/payments/${paymentId}/refund`, { amount });
      assert.deepEqual([reply.status, reply.body.error?.field], [400, 'amount']);
    });
  }

  it('with one idempotency key happen once, however often they are asked for', async (test) => {
    const sandbox = await startSandbox(test);
    const { paymentId } = await paidOrder(sandbox);
    const refund = () => sandbox.api('POST', `/payments/${paymentId}/refund`, { amount: 10_000 }, KEY);
    const replies = await Promise.all([refund(), refund(), refund()]);
    assert.deepEqual(
      replies.map((reply) => reply.status),
      [200, 200, 200],
    );
    assert.equal(new Set(replies.map((reply) => reply.body.id)).size, 1);
    assert.equal((await sandbox.api('GET', `/payments/${paymentId}`)).body.amount_refunded, 10_000);
  });

  it('with a used idempotency key are refused where the request differs', async (test) => {
    const sandbox = await startSandbox(test);
    const { paymentId } = await paidOrder(sandbox);
    await sandbox.api('POST', `/payments/${paymentId}/refund`, { amount: 10_000 }, KEY);
    const reply = await sandbox.api('POST', `/payments/${paymentId}/refund`, { amount: 20_000 }, KEY);
    assert.equal(reply.status, 400);
    assert.match(reply.body.error?.description ?? '', /same idempotency key/);
  });

  it('need an idempotency key of ten characters or none', async (test) => {
    const sandbox = await startSandbox(test);
    const { paymentId } = await paidOrder(sandbox);
    const reply = await sandbox.api(
      'POST',
      `/payments/${paymentId}/refund`,
      { amount: 10_000 },
      { 'x-refund-idempotency': 'short' },
    );
    assert.equal(reply.status, 400);
  });
});
