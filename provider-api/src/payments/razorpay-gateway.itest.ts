import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { GatewayError, type PaymentGateway } from './gateway.ts';
import { createRazorpayGateway } from './razorpay-gateway.ts';
import { type FakeGateway, respond, startFakeGateway, TROUBLES } from './testing/fake-gateway.ts';
import { KEYS, type Sandbox, startSandbox } from './testing/sandbox-process.ts';

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
    sandbox = await startSandbox('http://127.0.0.1:9/');
    gateway = createRazorpayGateway({ url: sandbox.url, ...KEYS, timeoutMs: 5_000 });
  });
  after(() => sandbox.stop());

  it('opens an order whose payment is captured at once and tells of every attempt', async () => {
    const order = await gateway.createOrder(ORDER);
    assert.deepEqual([order.amountPaise, order.currency], [50_800, 'INR']);
    await sandbox.pay(order.id, 'failure@razorpay');
    const { paymentId } = await sandbox.pay(order.id);
    assert.deepEqual(await gateway.fetchPayment(paymentId), {
      ...{ id: paymentId, orderId: order.id, amountPaise: 50_800, refundedPaise: 0, currency: 'INR' },
      ...{ status: 'captured', method: 'upi' },
    });
    const attempts = await gateway.fetchOrderPayments(order.id);
    assert.deepEqual(attempts.map(({ status }) => status).sort(), ['captured', 'failed']);
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
    const nowhere = createRazorpayGateway({ url: 'http://127.0.0.1:9', ...KEYS, timeoutMs: 5_000 });
    assert.equal((await failureOf(nowhere.createOrder(ORDER))).kind, 'network');
  });
});

describe('the client of the gateway, when the gateway', () => {
  let fake: FakeGateway;
  let gateway: PaymentGateway;
  before(async () => {
    fake = await startFakeGateway(() => {});
    gateway = createRazorpayGateway({ url: fake.url, ...KEYS, timeoutMs: 500 });
  });
  after(() => fake.stop());

  for (const { name, kind, behave } of TROUBLES) {
    it(`${name}, says ${kind} and asks no second time`, async () => {
      fake.behave = behave;
      fake.calls.length = 0;
      for (const call of [
        () => gateway.createOrder(ORDER),
        () => gateway.fetchPayment('pay_1'),
        () => gateway.fetchOrderPayments('order_1'),
        () => gateway.refund({ paymentId: 'pay_1', amountPaise: 1, idempotencyKey: 'refund-pay_1' }),
      ]) {
        assert.equal((await failureOf(call())).kind, kind);
      }
      assert.deepEqual(fake.calls, [
        'POST /v1/orders',
        'GET /v1/payments/pay_1',
        'GET /v1/orders/order_1/payments',
        'POST /v1/payments/pay_1/refund',
      ]);
    });
  }

  it('is given an id that could lead elsewhere, asks below its own path all the same', async () => {
    fake.behave = respond(400, {});
    fake.calls.length = 0;
    await failureOf(gateway.fetchPayment('../../orders?x='));
    assert.deepEqual(fake.calls, ['GET /v1/payments/..%2F..%2Forders%3Fx%3D']);
  });
});
