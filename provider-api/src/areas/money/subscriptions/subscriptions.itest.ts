import assert from 'node:assert/strict';
import { beforeEach, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { addMinutes } from '@sundara/contracts';
import type { Subscription } from '@sundara/contracts/api';
import { eq } from 'drizzle-orm';
import { outbox } from '../../../platform/outbox/outbox.tables.ts';
import {
  MONDAY_NOON,
  makeCustomer,
  makeSalon,
  type TestCustomer,
} from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { auditEntries } from '../../marketplace/audit/audit.tables.ts';
import { subscriptionCharges, subscriptions } from './subscriptions.tables.ts';
import { SUBSCRIPTION_SYNC, scheduleOpenSubscriptions } from './sync.job.ts';

const URL = '/api/salon/subscription';

forEachBench({ webhooks: 'caught' }, (scene) => {
  let owner: TestCustomer;
  let salonId: string;
  beforeEach(async () => {
    owner = await makeCustomer(scene.database, 'salon');
    salonId = (await makeSalon(scene.database, 1, { ownerId: owner.id })).id;
  });
  const call = (method: 'GET' | 'POST', url = '', body?: unknown, as = owner) =>
    scene.bench.call(method, URL + url, { token: as.token, ...(body !== undefined && { body }) });
  const current = async () => (await call('GET')).json.subscription;
  const begin = async (plan = 'monthly') => {
    const { status, json } = await call('POST', '', { plan });
    assert.equal(status, 200, JSON.stringify(json));
    return String(json.checkout.subscriptionId);
  };
  const ofSubscription = async (id: string) => {
    await wait(25);
    return (await scene.catcher.everything(1)).filter(({ body }) => String(body).includes(id));
  };
  const beginPaid = async (plan = 'monthly') => {
    const id = await begin(plan);
    const confirmed = await call('POST', '/confirm', await scene.sandbox.paySubscription(id));
    assert.equal(confirmed.json.subscription?.state, 'active', JSON.stringify(confirmed.json));
    return id;
  };

  it('a plan waits for the mandate, then runs with its charge and the next one in sight', async () => {
    assert.equal(await current(), null);
    const id = await begin();
    assert.deepEqual([(await current()).state, (await current()).active], ['pending', false]);
    const proof = await scene.sandbox.paySubscription(id);
    const forged = await call('POST', '/confirm', { ...proof, signature: '0'.repeat(64) });
    assert.deepEqual([forged.status, forged.json.code], [400, 'PAYMENT_NOT_VERIFIED']);
    assert.equal((await current()).state, 'pending');
    for (const _ of [1, 2]) {
      const { json } = await call('POST', '/confirm', proof);
      assert.equal(json.message, 'Subscription created successfully');
      assert.deepEqual([json.subscription.state, json.subscription.active], ['active', true]);
      assert.deepEqual([json.subscription.amount, json.subscription.charges.length], [1500, 1]);
      assert.equal(json.subscription.nextChargeAt, json.subscription.endDate);
    }
    const again = await call('POST', '', { plan: 'weekly' });
    assert.deepEqual([again.status, again.json.code], [409, 'SUBSCRIPTION_ACTIVE']);
  });

  it('one that waits gives way to another, and two that begin at once leave one', async () => {
    const first = await begin('weekly');
    const second = await begin();
    assert.notEqual(first, second);
    assert.equal((await current()).razorpaySubscriptionId, second);
    const { subscriptions: past } = (
      await scene.bench.call('GET', '/api/salon/subscriptions', { token: owner.token })
    ).json;
    assert.deepEqual(
      past.map((one: Subscription) => [one.razorpaySubscriptionId, one.state, one.startDate, one.charges]),
      [[first, 'ended', null, []]],
    );
    assert.ok(past[0].endDate);
    assert.equal((await call('POST', '', { plan: 'yearly' })).json.message, 'Invalid plan selected');
    const other = await makeCustomer(scene.database, 'salon');
    await makeSalon(scene.database, 1, { ownerId: other.id });
    const both = await Promise.all([1, 2].map(() => call('POST', '', { plan: 'weekly' }, other)));
    assert.equal(both.filter(({ status }) => status === 200).length >= 1, true);
    const { json } = await call('GET', '', undefined, other);
    assert.equal(json.subscription.state, 'pending');
  });

  it('webhooks in any order and twice, and none at all, lead to the same plan', async () => {
    const id = await begin('weekly');
    await scene.sandbox.paySubscription(id);
    await scene.sandbox.chargeSubscription(id);
    let events = await ofSubscription(id);
    while (events.length < 4) events = await ofSubscription(id);
    for (const webhook of [...events.toReversed(), ...events]) {
      assert.equal((await scene.bench.deliver(webhook)).status, 200);
    }
    await scene.bench.jobsDone();
    const told = await current();
    assert.deepEqual([told?.state, told?.charges.length], ['active', 2]);
    // The third cycle is charged without a webhook: the job that checks automatically finds it.
    await scene.sandbox.chargeSubscription(id);
    scene.bench.now = addMinutes(MONDAY_NOON, 40 * 24 * 60);
    await scene.database.db.update(outbox).set({ runAt: MONDAY_NOON }).where(eq(outbox.key, id));
    await scene.bench.jobsDone();
    assert.equal((await current()).charges.length, 3);
    const numbers = (await scene.database.db.select().from(subscriptionCharges)).map(
      (charge) => charge.invoiceNumber,
    );
    assert.equal(new Set(numbers).size, numbers.length);
    for (const number of numbers) assert.match(number, /^SSB\/\d\d-\d\d\/\d{6}$/);
  });

  it('an owner cancels for the end of the cycle, again and again with the same answer', async () => {
    const id = await beginPaid();
    const paidUntil = (await current()).endDate;
    for (const _ of [1, 2]) {
      const { status, json } = await call('POST', '/cancel', { atOnce: true });
      assert.equal(status, 200, JSON.stringify(json));
      assert.equal(json.message, 'Subscription cancelled successfully');
      const { state, active, endDate, nextChargeAt } = json.subscription;
      assert.deepEqual([state, active, endDate, nextChargeAt], ['cancelling', true, paidUntil, null]);
    }
    await scene.sandbox.chargeSubscription(id);
    await scene.database.db.update(outbox).set({ runAt: MONDAY_NOON }).where(eq(outbox.key, id));
    await scene.bench.jobsDone();
    assert.equal(await current(), null);
    const past = (await scene.bench.call('GET', '/api/salon/subscriptions', { token: owner.token })).json;
    assert.deepEqual([past.data.length, past.data[0].state, past.data[0].charges.length], [1, 'ended', 1]);
    const audit = await scene.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.salonId, salonId));
    assert.deepEqual(audit.map(({ action }) => action).sort(), [
      'salon.cancelSubscription',
      'salon.subscribe',
    ]);
  });

  it('a plan that was paid for runs to the end of its cycle, though no news of it had come when it is cancelled', async () => {
    const id = await begin();
    await scene.sandbox.paySubscription(id);
    assert.equal((await current()).state, 'pending');
    const { subscription } = (await call('POST', '/cancel')).json;
    assert.deepEqual([subscription.state, subscription.active], ['cancelling', true]);
    assert.equal(subscription.charges.length, 1);
    assert.ok(Date.parse(subscription.endDate) > scene.bench.now.getTime());
    const audit = await scene.database.db
      .select({ changes: auditEntries.changes })
      .from(auditEntries)
      .where(eq(auditEntries.salonId, salonId))
      .orderBy(auditEntries.id);
    assert.deepEqual(audit.at(-1)?.changes, { state: ['active', 'cancelling'] });
  });

  it('a charge over another amount pays for nothing, is left to a person once, and counts when they put it right', async () => {
    const { database, bench } = scene;
    const id = await begin();
    const ofId = eq(subscriptions.gatewaySubscriptionId, id);
    await database.db.update(subscriptions).set({ amountPaise: 149_900 }).where(ofId);
    const proof = await scene.sandbox.paySubscription(id);
    for (const _ of [1, 2]) {
      const { subscription } = (await call('POST', '/confirm', proof)).json;
      assert.deepEqual([subscription.state, subscription.charges], ['pending', []]);
    }
    const { token } = await makeCustomer(database, 'admin');
    const odd = async () =>
      (await bench.call('GET', '/api/admin/jobs?state=given-up', { token })).json.jobs.filter(
        ({ kind, lastError }: { kind: string; lastError: string }) =>
          kind === 'subscription.odd-charge' && lastError.includes(proof.paymentId),
      );
    const [job, ...more] = await odd();
    assert.deepEqual(more, []);
    assert.match(job.lastError, /charged ₹1,500\.00 .* for a plan of ₹1,499\.00/);
    const retry = async () => {
      assert.equal((await bench.call('POST', `/api/admin/jobs/${job.id}/retry`, { token })).status, 200);
      await bench.jobsDone();
    };
    await retry();
    assert.equal((await odd()).length, 1);
    await database.db.update(subscriptions).set({ amountPaise: 150_000 }).where(ofId);
    await retry();
    assert.deepEqual(await odd(), []);
    assert.deepEqual([(await current()).state, (await current()).charges.length], ['active', 1]);
  });

  it('an admin ends it at once; charges that fail halt it, and another may begin after it is cancelled', async () => {
    const admin = await makeCustomer(scene.database, 'admin');
    const id = await beginPaid();
    const unnamed = await call('GET', '', undefined, admin);
    assert.equal(unnamed.status, 400);
    const ended = await call('POST', '/cancel', { subscriptionId: id, atOnce: true }, admin);
    assert.equal(ended.json.subscription.state, 'ended');
    assert.equal(await current(), null);
    const next = await beginPaid('weekly');
    for (const _ of [1, 2, 3, 4]) await scene.sandbox.chargeSubscription(next, true);
    await scene.database.db.update(outbox).set({ runAt: MONDAY_NOON }).where(eq(outbox.key, next));
    await scene.bench.jobsDone();
    assert.deepEqual([(await current()).state, (await current()).active], ['halted', false]);
    assert.equal((await call('POST', '/cancel')).json.subscription.state, 'ended');
  });

  it('whatever goes on is asked about in its time after a start, once, and what is a demo never', async () => {
    const { db } = scene.database;
    const id = await beginPaid();
    const demo = { salonId: (await makeSalon(scene.database)).id, gatewaySubscriptionId: 'sub_DemoOne' };
    await db.insert(subscriptions).values({ ...demo, plan: 'weekly', state: 'active', amountPaise: 50_000 });
    await db.delete(outbox).where(eq(outbox.kind, SUBSCRIPTION_SYNC.name));
    for (const _ of [1, 2]) await scheduleOpenSubscriptions(scene.database, scene.bench.now);
    const jobs = await db.select().from(outbox).where(eq(outbox.kind, SUBSCRIPTION_SYNC.name));
    const [job, ...more] = jobs.filter(({ key }) => key === id);
    assert.deepEqual([job?.payload, more], [{ subscriptionId: id }, []]);
    assert.ok(job && job.runAt > scene.bench.now && job.runAt <= addMinutes(scene.bench.now, 24 * 60));
    assert.equal(
      jobs.find(({ key }) => key === demo.gatewaySubscriptionId),
      undefined,
    );
  });

  it('another owner sees and ends nothing of it', async () => {
    const id = await beginPaid();
    const stranger = await makeCustomer(scene.database, 'salon');
    await makeSalon(scene.database, 1, { ownerId: stranger.id });
    assert.equal((await call('GET', '', undefined, stranger)).json.subscription, null);
    assert.equal((await call('POST', '/cancel', { subscriptionId: id }, stranger)).status, 404);
    assert.equal((await call('POST', '/cancel', undefined, stranger)).status, 404);
    const proof = { subscriptionId: id, paymentId: 'pay_1', signature: '0'.repeat(64) };
    assert.equal((await call('POST', '/confirm', proof, stranger)).status, 404);
    assert.equal((await current()).state, 'active');
  });

  it('while the gateway is down nothing begins and nothing ends', async () => {
    await scene.sandbox.behave({ failNext: 1_000 });
    const refused = await call('POST', '', { plan: 'monthly' });
    assert.deepEqual([refused.status, refused.json.code], [502, 'PAYMENT_GATEWAY_UNAVAILABLE']);
    assert.equal(await current(), null);
    await scene.sandbox.behave({});
    await beginPaid();
    await scene.sandbox.behave({ failNext: 1_000 });
    assert.equal((await call('POST', '/cancel')).status, 502);
    assert.equal((await current()).state, 'active');
  });
});
