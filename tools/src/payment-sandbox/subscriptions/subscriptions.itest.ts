import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { until } from '@sundara/contracts/testing';
import { validatePaymentVerification } from 'razorpay/dist/utils/razorpay-utils.js';
import { officialClient } from '../testing/official-client.ts';
import {
  KEY_ID,
  KEY_SECRET,
  type RunningSandbox,
  startMerchant,
  startSandbox,
} from '../testing/running-sandbox.ts';

const PLAN = {
  period: 'weekly',
  interval: 1,
  item: { name: 'Sundara weekly', amount: 49_900, currency: 'INR' },
} as const;

const started = async (test: TestContext, webhookUrl?: string) => {
  const sandbox = await startSandbox(test, webhookUrl === undefined ? {} : { webhookUrl });
  const client = officialClient(sandbox);
  const plan = await client.plans.create(PLAN);
  const subscribe = (more: object = {}) =>
    client.subscriptions.create({ plan_id: plan.id, total_count: 3, ...more });
  return { sandbox, client, plan, subscribe };
};

const pay = (
  sandbox: RunningSandbox,
  id: string,
  body: object = { method: 'upi', vpa: 'success@razorpay' },
) => sandbox.control('POST', `/subscriptions/${id}/pay`, body);
const charge = async (sandbox: RunningSandbox, id: string, fail = false) =>
  (await sandbox.control('POST', `/subscriptions/${id}/charge`, { fail })).body;

describe('plans, seen by the official razorpay client', () => {
  it('can be made and fetched', async (test) => {
    const { client, plan } = await started(test);
    assert.match(plan.id, /^plan_[0-9A-Za-z]{14}$/);
    assert.deepEqual(await client.plans.fetch(plan.id), plan);
    assert.deepEqual([plan.entity, plan.period, plan.interval], ['plan', 'weekly', 1]);
    assert.deepEqual([plan.item.name, plan.item.amount], ['Sundara weekly', 49_900]);
  });

  for (const [what, change, field] of [
    ['an unknown period', { period: 'hourly' }, 'period'],
    ['days below a week', { period: 'daily', interval: 6 }, 'interval'],
    ['half an interval', { interval: 0.5 }, 'interval'],
    ['less than a rupee', { item: { ...PLAN.item, amount: 99 } }, 'item.amount'],
    ['another currency', { item: { ...PLAN.item, currency: 'USD' } }, 'item.currency'],
    ['no name', { item: { ...PLAN.item, name: undefined } }, 'item.name'],
  ] as const) {
    it(`are refused with ${what}, naming the field`, async (test) => {
      const sandbox = await startSandbox(test);
      const { status, body } = await sandbox.api('POST', '/plans', { ...PLAN, ...change });
      assert.deepEqual([status, body.error?.field], [400, field]);
    });
  }
});

describe('a subscription, seen by the official razorpay client', () => {
  it('waits for its customer at first', async (test) => {
    const { client, plan, subscribe } = await started(test);
    const created = await subscribe({ notes: { salon: 'Aura' } });
    assert.match(created.id, /^sub_[0-9A-Za-z]{14}$/);
    assert.deepEqual(await client.subscriptions.fetch(created.id), created);
    assert.deepEqual(
      [created.status, created.plan_id, created.total_count, created.paid_count, created.current_end],
      ['created', plan.id, 3, 0, null],
    );
  });

  it('is active and charged once its customer has paid, with a signature that the client accepts', async (test) => {
    const { sandbox, client, subscribe } = await started(test);
    const { id } = await subscribe();
    const { body } = await pay(sandbox, id);
    assert.equal(body.razorpay_subscription_id, id);
    const ids = { subscription_id: id, payment_id: body.razorpay_payment_id };
    const signature = String(body.razorpay_signature);
    assert.equal(validatePaymentVerification(ids, signature, KEY_SECRET), true);
    const active = await client.subscriptions.fetch(id);
    assert.deepEqual(
      [active.status, active.paid_count, Number(active.remaining_count), active.charge_at],
      ['active', 1, 2, active.current_end],
    );
    const payment = await client.payments.fetch(body.razorpay_payment_id);
    assert.deepEqual([payment.status, payment.amount], ['captured', 49_900]);
    const invoices = await client.invoices.all({ subscription_id: id });
    assert.deepEqual(
      invoices.items.map((one) => [one.id, one.status, one.payment_id, one.amount_paid]),
      [[payment.invoice_id, 'paid', payment.id, 49_900]],
    );
  });

  it('is charged cycle after cycle, each from the end of the one before, and is completed then', async (test) => {
    const { sandbox, client, subscribe } = await started(test);
    const { id } = await subscribe();
    await pay(sandbox, id);
    const first = await client.subscriptions.fetch(id);
    const second = await charge(sandbox, id);
    assert.deepEqual([second.current_start, second.paid_count], [first.current_end, 2]);
    const third = await charge(sandbox, id);
    assert.deepEqual(
      [third.status, third.paid_count, third.charge_at, third.current_end],
      ['completed', 3, null, third.end_at],
    );
    assert.equal((await sandbox.control('POST', `/subscriptions/${id}/charge`)).status, 400);
    const invoices = await client.invoices.all({ subscription_id: id });
    assert.equal(invoices.count, 3);
    assert.equal((await sandbox.control('GET', '/books')).body.captured, 3 * 49_900);
  });

  it('is only authenticated where it starts later, by money that is never taken', async (test) => {
    const { sandbox, client, subscribe } = await started(test);
    const start_at = Math.floor(Date.now() / 1000) + 86_400;
    const { id } = await subscribe({ start_at });
    const { body } = await pay(sandbox, id);
    assert.equal((await client.payments.fetch(body.razorpay_payment_id)).status, 'authorized');
    const waiting = await client.subscriptions.fetch(id);
    assert.deepEqual([waiting.status, waiting.paid_count, waiting.charge_at], ['authenticated', 0, start_at]);
    assert.equal((await sandbox.control('GET', '/books')).body.captured, 0);
    const active = await charge(sandbox, id);
    assert.deepEqual([active.status, active.paid_count, active.current_start], ['active', 1, start_at]);
  });

  it('stays as it was where the customer’s payment fails, and can be paid after that', async (test) => {
    const { sandbox, client, subscribe } = await started(test);
    const { id } = await subscribe();
    const failed = await pay(sandbox, id, { method: 'upi', vpa: 'failure@razorpay' });
    assert.deepEqual([failed.status, failed.body.error?.reason], [400, 'payment_failed']);
    assert.equal((await client.subscriptions.fetch(id)).status, 'created');
    assert.equal((await pay(sandbox, id)).status, 200);
    assert.equal((await client.invoices.all({ subscription_id: id })).count, 1);
    assert.equal((await pay(sandbox, id)).status, 400);
  });

  it('is pending after a failed charge, halted after the fourth, and active again once it is paid', async (test) => {
    const { sandbox, client, subscribe } = await started(test);
    const { id } = await subscribe();
    await pay(sandbox, id);
    const states = [];
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const { status, auth_attempts, paid_count } = await charge(sandbox, id, true);
      states.push([status, auth_attempts, paid_count]);
    }
    assert.deepEqual(states, [
      ['pending', 1, 1],
      ['pending', 2, 1],
      ['pending', 3, 1],
      ['halted', 4, 1],
    ]);
    const card = { number: '4718609108204366', expiry_month: '12', expiry_year: '39', cvv: '123' };
    assert.equal((await pay(sandbox, id, { method: 'card', card })).status, 200);
    const active = await client.subscriptions.fetch(id);
    assert.deepEqual([active.status, active.auth_attempts, active.paid_count], ['active', 0, 2]);
    const invoices = await client.invoices.all({ subscription_id: id });
    assert.deepEqual(
      invoices.items.map(({ status }) => status),
      ['paid', 'paid'],
    );
  });

  it('ends at once when it is cancelled', async (test) => {
    const { sandbox, client, subscribe } = await started(test);
    const { id } = await subscribe();
    await pay(sandbox, id);
    const cancelled = await client.subscriptions.cancel(id);
    assert.deepEqual([cancelled.status, cancelled.charge_at], ['cancelled', null]);
    assert.ok(cancelled.ended_at);
    await assert.rejects(client.subscriptions.cancel(id), { statusCode: 400 });
    assert.equal((await sandbox.control('POST', `/subscriptions/${id}/charge`)).status, 400);
  });

  it('goes on to the end of its cycle when it is cancelled for then', async (test) => {
    const { sandbox, client, subscribe } = await started(test);
    const { id } = await subscribe();
    await assert.rejects(client.subscriptions.cancel(id, true), { statusCode: 400 });
    await pay(sandbox, id);
    const scheduled = await client.subscriptions.cancel(id, true);
    assert.deepEqual(
      [scheduled.status, scheduled.has_scheduled_changes, scheduled.change_scheduled_at],
      ['active', true, scheduled.current_end],
    );
    assert.equal((await charge(sandbox, id)).status, 'cancelled');
    assert.equal((await sandbox.control('GET', '/books')).body.captured, 49_900);
  });

  it('can be paused and resumed', async (test) => {
    const { sandbox, client, subscribe } = await started(test);
    const { id } = await subscribe();
    await assert.rejects(client.subscriptions.pause(id, { pause_at: 'now' }), { statusCode: 400 });
    await pay(sandbox, id);
    assert.equal((await sandbox.api('POST', `/subscriptions/${id}/pause`)).body.status, 'paused');
    assert.equal((await sandbox.control('POST', `/subscriptions/${id}/charge`)).status, 400);
    const resumed = await client.subscriptions.resume(id, { resume_at: 'now' });
    assert.deepEqual([resumed.status, resumed.charge_at], ['active', resumed.current_end]);
  });

  for (const [what, change, field] of [
    ['a plan that does not exist', { plan_id: 'plan_00000000000000' }, undefined],
    ['no cycle', { total_count: 0 }, 'total_count'],
    ['a start in the past', { start_at: 1_500_000_000 }, 'start_at'],
    ['a field that does not exist', { total: 3 }, undefined],
  ] as const) {
    it(`is refused with ${what}`, async (test) => {
      const { sandbox, plan } = await started(test);
      const request = { plan_id: plan.id, total_count: 3, ...change };
      const { status, body } = await sandbox.api('POST', '/subscriptions', request);
      assert.deepEqual([status, body.error?.field], [400, field]);
    });
  }
});

describe('the webhooks of a subscription', () => {
  it('tell of each step with the subscription as it was then', async (test) => {
    const merchant = await startMerchant(test);
    const { sandbox, client, subscribe } = await started(test, merchant.url);
    const { id } = await subscribe();
    await pay(sandbox, id);
    await charge(sandbox, id, true);
    await charge(sandbox, id);
    await charge(sandbox, id);
    const other = await subscribe();
    await client.subscriptions.cancel(other.id);
    const payments = 4;
    await merchant.received(2 * payments + 3);
    const about = () =>
      merchant.deliveries
        .filter(({ event }) => event.startsWith('subscription.'))
        .map(({ event, body }) => [event, JSON.parse(body).payload.subscription.entity.status].join(' '))
        .sort();
    const expected = [
      'subscription.activated active',
      'subscription.activated active',
      'subscription.authenticated authenticated',
      'subscription.cancelled cancelled',
      'subscription.charged active',
      'subscription.charged active',
      'subscription.charged active',
      'subscription.completed completed',
      'subscription.pending pending',
    ];
    await until(() => about().length >= expected.length);
    assert.deepEqual(about(), expected);
    const charged = merchant.deliveries.find(({ event }) => event === 'subscription.charged');
    assert.equal(JSON.parse(charged?.body ?? '').payload.payment.entity.status, 'captured');
  });
});

describe('in its time, a subscription', () => {
  it('is charged by itself, also where its time came while the sandbox was stopped', async (test) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'payment-sandbox-'));
    test.after(() => rmSync(dataDir, { recursive: true }));
    const before = await startSandbox(test, { dataDir });
    const plan = await before.api('POST', '/plans', PLAN);
    const start_at = Math.floor(Date.now() / 1000) + 1;
    const { id } = (
      await before.api('POST', '/subscriptions', { plan_id: plan.body.id, total_count: 3, start_at })
    ).body;
    await pay(before, id);
    await before.close();
    const after = await startSandbox(test, { dataDir });
    await until(async () => {
      const { status, paid_count } = (await after.api('GET', `/subscriptions/${id}`)).body;
      return status === 'active' && paid_count === 1;
    });
  });

  it('expires where nobody authenticated it', async (test) => {
    const { client, subscribe } = await started(test);
    const { id } = await subscribe({ expire_by: Math.floor(Date.now() / 1000) + 1 });
    await until(async () => (await client.subscriptions.fetch(id)).status === 'expired');
  });
});

describe('the checkout page of a subscription', () => {
  it('says what is paid now, how often and how many times', async (test) => {
    const { sandbox, subscribe } = await started(test);
    const { id } = await subscribe();
    const query = new URLSearchParams({ key: KEY_ID, subscription_id: id, name: 'Sundara' });
    const open = async () => (await fetch(`${sandbox.url}/sandbox/checkout?${query}`)).text();
    assert.match(await open(), /Sundara weekly: ₹499 every week, 3 times in all/);
    await pay(sandbox, id);
    assert.match(await open(), /This subscription is active: nothing is to be paid now/);
  });
});
