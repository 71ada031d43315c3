import assert from 'node:assert/strict';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { paidOrder, startSandbox } from '../testing/running-sandbox.ts';

const newDataDir = (test: TestContext) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'payment-sandbox-'));
  test.after(() => rmSync(dataDir, { recursive: true }));
  return { dataDir, journal: join(dataDir, 'journal.jsonl') };
};

describe('a restarted sandbox', () => {
  it('still knows its orders, payments, refunds and idempotency keys', async (test) => {
    const { dataDir } = newDataDir(test);
    const before = await startSandbox(test, { dataDir });
    const { orderId, paymentId } = await paidOrder(before);
    const key = { 'x-refund-idempotency': 'refund-booking-17' };
    const refund = await before.api('POST', `/payments/${paymentId}/refund`, { amount: 10_000 }, key);
    const paths = [`/orders/${orderId}`, `/orders/${orderId}/payments`, `/payments/${paymentId}/refunds`];
    const known = await Promise.all(paths.map(async (path) => (await before.api('GET', path)).body));
    await before.close();

    const after = await startSandbox(test, { dataDir });
    assert.deepEqual(
      await Promise.all(paths.map(async (path) => (await after.api('GET', path)).body)),
      known,
    );
    const again = await after.api('POST', `/payments/${paymentId}/refund`, { amount: 10_000 }, key);
    assert.deepEqual(again.body, refund.body);
    assert.equal((await after.pay(orderId)).status, 400);
  });

  it('still knows its plans, subscriptions and invoices, and goes on charging', async (test) => {
    const { dataDir } = newDataDir(test);
    const before = await startSandbox(test, { dataDir });
    const item = { name: 'Sundara weekly', amount: 49_900, currency: 'INR' };
    const plan = await before.api('POST', '/plans', { period: 'weekly', interval: 1, item });
    const { id } = (await before.api('POST', '/subscriptions', { plan_id: plan.body.id, total_count: 9 }))
      .body;
    await before.control('POST', `/subscriptions/${id}/pay`, { method: 'upi', vpa: 'success@razorpay' });
    await before.control('POST', `/subscriptions/${id}/charge`, { fail: true });
    const paths = [`/plans/${plan.body.id}`, `/subscriptions/${id}`, `/invoices?subscription_id=${id}`];
    const known = await Promise.all(paths.map(async (path) => (await before.api('GET', path)).json));
    await before.close();

    const after = await startSandbox(test, { dataDir });
    assert.deepEqual(
      await Promise.all(paths.map(async (path) => (await after.api('GET', path)).json)),
      known,
    );
    const charged = (await after.control('POST', `/subscriptions/${id}/charge`)).body;
    assert.deepEqual([charged.status, charged.paid_count], ['active', 2]);
  });

  it('forgets a line that a crash cut off, whole, and goes on writing', async (test) => {
    const { dataDir, journal } = newDataDir(test);
    const before = await startSandbox(test, { dataDir });
    const { orderId } = await paidOrder(before);
    await before.close();
    const complete = readFileSync(journal, 'utf8');
    appendFileSync(journal, complete.slice(0, 40));

    const after = await startSandbox(test, { dataDir });
    assert.equal((await after.api('GET', `/orders/${orderId}`)).body.status, 'paid');
    const later = await paidOrder(after);
    await after.close();
    assert.ok(readFileSync(journal, 'utf8').startsWith(complete));
    const last = await startSandbox(test, { dataDir });
    assert.equal((await last.api('GET', `/orders/${later.orderId}`)).body.status, 'paid');
  });

  it('refuses a journal with a damaged line, naming file and line', async (test) => {
    const { dataDir, journal } = newDataDir(test);
    writeFileSync(journal, '[]\n{"kind":"nonsense"}\n[]\n');
    await assert.rejects(startSandbox(test, { dataDir }), /Line 2 of .*journal\.jsonl is damaged/);
  });
});
