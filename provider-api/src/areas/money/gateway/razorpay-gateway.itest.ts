import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { NOWHERE } from '@sundara/node/testing';
import {
  type FakeGateway,
  respond,
  startFakeGateway,
  TROUBLES,
} from '../../../testing/payments/fake-gateway.ts';
import { KEYS, type Sandbox, startSandbox } from '../../../testing/payments/sandbox-process.ts';
import { GatewayError, type PaymentGateway } from './gateway.ts';
import { createRazorpayGateway } from './razorpay-gateway.ts';
import { isSubscriptionSigned } from './signature.ts';

const ORDER = { amountPaise: 50_800, receipt: 'booking-1', notes: { bookingId: 'booking-1' } };

const failureOf = async (work: Promise<unknown>): Promise<GatewayError> => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  assert(error instanceof GatewayError, `${error}`);
  return error;
};

describe('the client of the gateway, with the payment sandbox', () => {
  let sandbox: Sandbox;
  let gateway: PaymentGateway;
  before(async () => {
    sandbox = await startSandbox();
    gateway = createRazorpayGateway({ url: sandbox.url, ...KEYS, timeoutMs: 5_000 });
  });
  after(() => sandbox.stop());

  it('opens an order whose payment is captured at once and tells of every attempt', async () => {
    const order = await gateway.createOrder(ORDER);
    assert.deepEqual([order.amountPaise, order.currency], [50_800, 'INR']);
    await sandbox.pay(order.id, 'failure@razorpay');
    const { paymentId } = await sandbox.pay(order.id);
    const { createdAt, ...payment } = await gateway.fetchPayment(paymentId);
    assert.deepEqual(payment, {
      ...{ id: paymentId, orderId: order.id, amountPaise: 50_800, refundedPaise: 0, currency: 'INR' },
      ...{ status: 'captured', method: 'upi', errorDescription: undefined },
    });
    assert(createdAt && Math.abs(createdAt.getTime() - Date.now()) < 60_000, `${createdAt}`);
    const attempts = await gateway.fetchOrderPayments(order.id);
    assert.deepEqual(attempts.map(({ status }) => status).sort(), ['captured', 'failed']);
  });

  it('tells of an order before and after it is paid', async () => {
    const order = await gateway.createOrder(ORDER);
    assert.deepEqual(await gateway.fetchOrder(order.id), order);
    await sandbox.pay(order.id, 'failure@razorpay');
    assert.equal((await gateway.fetchOrder(order.id)).status, 'attempted');
    const [failed] = await gateway.fetchOrderPayments(order.id);
    assert.match(failed?.errorDescription ?? '', /did not go through/);
    await sandbox.pay(order.id);
    assert.equal((await gateway.fetchOrder(order.id)).status, 'paid');
  });

  it('finds every attempt on an order, also where there are many', async () => {
    const order = await gateway.createOrder(ORDER);
    for (let attempt = 0; attempt < 20; attempt += 1) await sandbox.pay(order.id, 'failure@razorpay');
    assert.equal((await gateway.fetchOrderPayments(order.id)).length, 20);
  });

  it('captures an authorized payment once', async () => {
    await sandbox.behave({ capture: 'manual' });
    const order = await gateway.createOrder(ORDER);
    const { paymentId } = await sandbox.pay(order.id);
    await sandbox.behave({});
    assert.equal((await gateway.fetchPayment(paymentId)).status, 'authorized');
    const capture = { paymentId, amountPaise: 50_800 };
    const tooLittle = await failureOf(gateway.capture({ ...capture, amountPaise: 50_799 }));
    assert.equal(tooLittle.kind, 'rejected');
    assert.equal((await gateway.capture(capture)).status, 'captured');
    const again = await failureOf(gateway.capture(capture));
    assert.deepEqual([again.kind, again.status], ['rejected', 400]);
    assert.match(again.message, /already been captured/);
  });

  it('sees a payment that timed out turn into a captured one', async () => {
    const order = await gateway.createOrder(ORDER);
    const paymentId = await sandbox.payLate(order.id, 3_600);
    const before = await gateway.fetchPayment(paymentId);
    assert.equal(before.status, 'failed');
    assert.match(before.errorDescription ?? '', /could not be completed/);
    await sandbox.authorise(paymentId);
    const after = await gateway.fetchPayment(paymentId);
    assert.deepEqual([after.status, after.errorDescription], ['captured', undefined]);
  });

  it('follows a refund that waits, one that fails, and finds all refunds of a payment', async () => {
    const order = await gateway.createOrder(ORDER);
    const { paymentId } = await sandbox.pay(order.id);
    await sandbox.behave({ refunds: 'pending' });
    const refund = (amountPaise: number, key: string) =>
      gateway.refund({ paymentId, amountPaise, idempotencyKey: `${key}-${paymentId}` });
    const first = await refund(10_000, 'first');
    const second = await refund(20_000, 'second');
    await sandbox.behave({});
    assert.equal(first.status, 'pending');
    await sandbox.settleRefund(first.id, 'process');
    await sandbox.settleRefund(second.id, 'fail');
    assert.equal((await gateway.fetchRefund(first.id)).status, 'processed');
    assert.equal((await refund(10_000, 'first')).status, 'processed');
    assert.equal((await gateway.fetchRefund(second.id)).status, 'failed');
    const all = await gateway.refundsOf(paymentId);
    assert.deepEqual(
      all.map(({ id, amountPaise, status }) => [id, amountPaise, status]),
      [
        [second.id, 20_000, 'failed'],
        [first.id, 10_000, 'processed'],
      ],
    );
    assert.equal((await gateway.fetchPayment(paymentId)).refundedPaise, 10_000);
  });

  it('tells a refund that was made although its answer broke off from one that was not', async () => {
    const order = await gateway.createOrder(ORDER);
    const { paymentId } = await sandbox.pay(order.id);
    const refund = () =>
      gateway.refund({ paymentId, amountPaise: 100, idempotencyKey: `broken-${paymentId}` });
    await sandbox.behave({ brokenNext: 1 });
    assert.equal((await failureOf(refund())).kind, 'network');
    await sandbox.behave({ failNext: 1 });
    assert.equal((await failureOf(refund())).kind, 'unavailable');
    await refund();
    assert.equal((await gateway.refundsOf(paymentId)).length, 1);
  });

  it('opens a subscription, follows it from cycle to cycle, and has it cancelled', async () => {
    const plan = await gateway.createPlan({
      ...{ period: 'monthly', interval: 1, name: 'Sundara monthly', amountPaise: 149_900 },
    });
    assert.deepEqual([plan.amountPaise, plan.currency, plan.period], [149_900, 'INR', 'monthly']);
    const open = () => gateway.createSubscription({ planId: plan.id, totalCount: 12, notes: { salon: '1' } });
    const created = await open();
    assert.deepEqual(
      [created.status, created.planId, created.totalCount, created.paidCount, created.currentEnd],
      ['created', plan.id, 12, 0, undefined],
    );
    const checkout = await sandbox.paySubscription(created.id);
    assert(isSubscriptionSigned(checkout, KEYS.keySecret));
    await sandbox.chargeSubscription(created.id);
    const active = await gateway.fetchSubscription(created.id);
    assert.deepEqual([active.status, active.paidCount], ['active', 2]);
    assert(active.currentStart && active.currentEnd && active.currentStart < active.currentEnd);
    assert.deepEqual(active.chargeAt, active.currentEnd);
    const scheduled = await gateway.cancelSubscription({ subscriptionId: created.id, atCycleEnd: true });
    assert.equal(scheduled.status, 'active');
    await sandbox.chargeSubscription(created.id);
    const ended = await gateway.fetchSubscription(created.id);
    assert.equal(ended.status, 'cancelled');
    assert(ended.endedAt);
    const other = await gateway.cancelSubscription({ subscriptionId: (await open()).id, atCycleEnd: false });
    assert.equal(other.status, 'cancelled');
  });

  it('refunds once however often it is told to by the same key', async () => {
    const order = await gateway.createOrder(ORDER);
    const { paymentId } = await sandbox.pay(order.id);
    const refund = { paymentId, amountPaise: 50_800, idempotencyKey: `refund-${paymentId}` };
    const first = await gateway.refund(refund);
    assert.deepEqual([first.paymentId, first.amountPaise, first.status], [paymentId, 50_800, 'processed']);
    assert.deepEqual(await gateway.refund(refund), first);
    assert.equal((await gateway.fetchPayment(paymentId)).refundedPaise, 50_800);
    const again = gateway.refund({ ...refund, idempotencyKey: 'another-key' });
    assert.equal((await failureOf(again)).kind, 'rejected');
  });

  it('says why the gateway refuses, and never the secret', async () => {
    const unknown = await failureOf(gateway.fetchPayment('pay_00000000000000'));
    assert.deepEqual([unknown.kind, unknown.status], ['rejected', 400]);
    assert.match(unknown.message, /does not exist/);
    const wrongKey = createRazorpayGateway({
      ...{ url: sandbox.url, keyId: KEYS.keyId, keySecret: 'not the secret', timeoutMs: 5_000 },
    });
    const refused = await failureOf(wrongKey.createOrder(ORDER));
    assert.deepEqual([refused.kind, refused.status], ['rejected', 401]);
    assert(!`${refused.message}${refused.stack}`.includes('not the secret'));
  });

  it('tells of nobody listening as network trouble', async () => {
    const nowhere = createRazorpayGateway({ url: NOWHERE, ...KEYS, timeoutMs: 5_000 });
    assert.equal((await failureOf(nowhere.createOrder(ORDER))).kind, 'network');
  });
});

describe('the client of the gateway, when the gateway', () => {
  let fake: FakeGateway;
  let gateway: PaymentGateway;
  before(async () => {
    fake = await startFakeGateway(() => {});
    gateway = createRazorpayGateway({ url: fake.url, ...KEYS, timeoutMs: 30_000 });
  });
  after(() => fake.stop());

  for (const { name, kind, behave } of TROUBLES) {
    it(`${name}, says ${kind} and asks no second time`, async () => {
      // Short only where nothing else ends the call, because a busy machine also answers late.
      const timeoutMs = kind === 'timeout' ? 200 : 30_000;
      const gateway = createRazorpayGateway({ url: fake.url, ...KEYS, timeoutMs });
      fake.behave = behave;
      fake.calls.length = 0;
      for (const call of [
        () => gateway.createOrder(ORDER),
        () => gateway.fetchPayment('pay_1'),
        () => gateway.fetchOrderPayments('order_1'),
        () => gateway.refund({ paymentId: 'pay_1', amountPaise: 1, idempotencyKey: 'refund-pay_1' }),
        () => gateway.fetchOrder('order_1'),
        () => gateway.capture({ paymentId: 'pay_1', amountPaise: 1 }),
        () => gateway.fetchRefund('rfnd_1'),
        () => gateway.refundsOf('pay_1'),
        () => gateway.createPlan({ period: 'monthly', interval: 1, name: 'Plan', amountPaise: 100 }),
        () => gateway.createSubscription({ planId: 'plan_1', totalCount: 12, notes: {} }),
        () => gateway.fetchSubscription('sub_1'),
        () => gateway.cancelSubscription({ subscriptionId: 'sub_1', atCycleEnd: true }),
      ]) {
        assert.equal((await failureOf(call())).kind, kind);
      }
      assert.deepEqual(fake.calls, [
        'POST /v1/orders',
        'GET /v1/payments/pay_1',
        'GET /v1/orders/order_1/payments',
        'POST /v1/payments/pay_1/refund',
        'GET /v1/orders/order_1',
        'POST /v1/payments/pay_1/capture',
        'GET /v1/refunds/rfnd_1',
        'GET /v1/payments/pay_1/refunds?count=100&skip=0',
        'POST /v1/plans',
        'POST /v1/subscriptions',
        'GET /v1/subscriptions/sub_1',
        'POST /v1/subscriptions/sub_1/cancel',
      ]);
    });
  }

  it('has more on a list than fits a page, is asked for page after page', async () => {
    const refunds = Array.from({ length: 250 }, (_, index) => ({
      ...{ id: `rfnd_${index}`, payment_id: 'pay_1', amount: 1, status: 'processed' },
    }));
    const payments = Array.from({ length: 130 }, (_, index) => ({
      ...{ id: `pay_${index}`, order_id: 'order_1', amount: 1, currency: 'INR', status: 'failed' },
    }));
    fake.behave = (request, reply) => {
      const { pathname, searchParams } = new URL(request.url ?? '', fake.url);
      const all = pathname.endsWith('/refunds') ? refunds : payments;
      const skip = Number(searchParams.get('skip') ?? 0);
      const items = all.slice(skip, skip + Number(searchParams.get('count') ?? 10));
      respond(200, { entity: 'collection', count: items.length, items })(request, reply);
    };
    assert.equal((await gateway.refundsOf('pay_1')).length, 250);
    assert.equal((await gateway.fetchOrderPayments('order_1')).length, 130);
  });

  it('gives the same page again and again, is not asked for ever', async () => {
    const refund = (index: number) => ({ id: `rfnd_${index}`, payment_id: 'pay_1', amount: 1 });
    const items = Array.from({ length: 100 }, (_, index) => ({ ...refund(index), status: 'processed' }));
    fake.behave = respond(200, { items });
    assert.equal((await gateway.refundsOf('pay_1')).length, 100);
  });

  it('is given an id that could lead elsewhere, asks below its own path all the same', async () => {
    fake.behave = respond(400, {});
    fake.calls.length = 0;
    await failureOf(gateway.fetchPayment('../../orders?x='));
    assert.deepEqual(fake.calls, ['GET /v1/payments/..%2F..%2Forders%3Fx%3D']);
  });
});
