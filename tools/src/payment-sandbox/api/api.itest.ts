import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { validatePaymentVerification } from 'razorpay/dist/utils/razorpay-utils.js';
import { signPayment } from '../protocol/signature.ts';
import { officialClient } from '../testing/official-client.ts';
import { call, KEY_SECRET, paidOrder, startSandbox } from '../testing/running-sandbox.ts';

const started = async (test: TestContext) => {
  const sandbox = await startSandbox(test);
  return { sandbox, client: officialClient(sandbox) };
};

describe('the REST API, seen by the official razorpay client', () => {
  it('creates an order that can be fetched again, unpaid', async (test) => {
    const { client } = await started(test);
    const created = await client.orders.create({
      amount: 123_450,
      currency: 'INR',
      receipt: 'booking-17',
      notes: { salon: 'Aura' },
    });
    assert.match(created.id, /^order_[0-9A-Za-z]{14}$/);
    assert.deepEqual(await client.orders.fetch(created.id), created);
    const { id: _id, created_at, ...fields } = created;
    assert.ok(Math.abs(created_at - Date.now() / 1000) < 60, 'created_at counts seconds');
    assert.deepEqual(fields, {
      entity: 'order',
      amount: 123_450,
      amount_paid: 0,
      amount_due: 123_450,
      currency: 'INR',
      receipt: 'booking-17',
      offer_id: null,
      status: 'created',
      attempts: 0,
      notes: { salon: 'Aura' },
    });
  });

  it('captures a paid order’s payment, with fee and tax, and settles the order', async (test) => {
    const { sandbox, client } = await started(test);
    const { orderId, paymentId } = await paidOrder(sandbox, 1_000);
    const payment = await client.payments.fetch(paymentId);
    assert.match(payment.id, /^pay_[0-9A-Za-z]{14}$/);
    assert.deepEqual(
      [payment.status, payment.captured, payment.order_id, payment.amount, payment.method, payment.vpa],
      ['captured', true, orderId, 1_000, 'upi', 'success@razorpay'],
    );
    assert.deepEqual([payment.fee, payment.tax], [24, 4]);
    const order = await client.orders.fetch(orderId);
    assert.deepEqual(
      [order.status, order.amount_paid, order.amount_due, order.attempts],
      ['paid', 1_000, 0, 1],
    );
    const attempts = await client.orders.fetchPayments(orderId);
    assert.deepEqual([attempts.count, attempts.items[0]?.id], [1, paymentId]);
  });

  it('signs the payment so that the client’s own check accepts it, and nothing else', async (test) => {
    const { sandbox } = await started(test);
    const order = await sandbox.api('POST', '/orders', { amount: 100, currency: 'INR' });
    const { body } = await sandbox.pay(order.body.id);
    const ids = { order_id: order.body.id, payment_id: body.razorpay_payment_id };
    const signature = String(body.razorpay_signature);
    assert.equal(validatePaymentVerification(ids, signature, KEY_SECRET), true);
    assert.equal(validatePaymentVerification({ ...ids, order_id: 'order_x' }, signature, KEY_SECRET), false);
  });

  it('captures by hand what an order with manual capture left authorized, once', async (test) => {
    const { sandbox, client } = await started(test);
    const order = await sandbox.api('POST', '/orders', { amount: 700, currency: 'INR', payment_capture: 0 });
    const { body } = await sandbox.pay(order.body.id);
    const authorized = await client.payments.fetch(body.razorpay_payment_id);
    assert.deepEqual([authorized.status, authorized.captured, authorized.fee], ['authorized', false, null]);
    assert.equal((await client.orders.fetch(order.body.id)).status, 'attempted');
    await assert.rejects(client.payments.capture(authorized.id, 600, 'INR'), { statusCode: 400 });
    assert.equal((await client.payments.capture(authorized.id, 700, 'INR')).status, 'captured');
    assert.equal((await client.orders.fetch(order.body.id)).status, 'paid');
    await assert.rejects(client.payments.capture(authorized.id, 700, 'INR'), { statusCode: 400 });
  });

  it('lets one payment at most be captured on an order, though two were authorized', async (test) => {
    const { sandbox, client } = await started(test);
    const order = await sandbox.api('POST', '/orders', { amount: 700, currency: 'INR', payment_capture: 0 });
    const first = (await sandbox.pay(order.body.id)).body.razorpay_payment_id;
    const second = (await sandbox.pay(order.body.id)).body.razorpay_payment_id;
    await client.payments.capture(second, 700, 'INR');
    await assert.rejects(client.payments.capture(first, 700, 'INR'), { statusCode: 400 });
    assert.equal((await client.orders.fetch(order.body.id)).amount_paid, 700);
  });

  it('refuses a wrong secret with 401 in the error envelope', async (test) => {
    const { sandbox } = await started(test);
    await assert.rejects(officialClient(sandbox, 'wrong').orders.create({ amount: 100, currency: 'INR' }), {
      statusCode: 401,
    });
    const reply = await call(`${sandbox.url}/v1/orders/order_x`, 'GET');
    assert.equal(reply.status, 401);
    assert.deepEqual(reply.body.error, {
      code: 'BAD_REQUEST_ERROR',
      description: 'Authentication failed',
      source: 'NA',
      step: 'NA',
      reason: 'NA',
      metadata: {},
    });
  });

  it('answers 400 for ids that have another shape or do not exist', async (test) => {
    const { sandbox } = await started(test);
    for (const path of ['/orders/nonsense', '/orders/order_00000000000000', '/payments/pay_00000000000000']) {
      const reply = await sandbox.api('GET', path);
      assert.deepEqual([reply.status, reply.body.error?.code], [400, 'BAD_REQUEST_ERROR'], path);
    }
  });

  const wrongOrders: [string, unknown, string | undefined][] = [
    ['no amount', { currency: 'INR' }, 'amount'],
    ['an amount below one rupee', { amount: 99, currency: 'INR' }, 'amount'],
    ['a fraction of a paisa', { amount: 100.5, currency: 'INR' }, 'amount'],
    ['an amount in words', { amount: '100', currency: 'INR' }, 'amount'],
    ['another currency', { amount: 100, currency: 'USD' }, 'currency'],
    ['a receipt of 41 characters', { amount: 100, currency: 'INR', receipt: 'r'.repeat(41) }, 'receipt'],
    [
      '16 notes',
      { amount: 100, notes: Object.fromEntries([...'abcdefghijklmnop'].map((n) => [n, n])) },
      'notes',
    ],
    ['a field that does not exist', { amount: 100, currency: 'INR', recipt: 'typo' }, undefined],
    ['a body that is no JSON', '{"amount": 100', undefined],
  ];
  for (const [what, body, field] of wrongOrders) {
    it(`refuses an order with ${what}, naming the field`, async (test) => {
      const { sandbox } = await started(test);
      const reply = await sandbox.api('POST', '/orders', body);
      assert.equal(reply.status, 400);
      assert.equal(reply.body.error?.code, 'BAD_REQUEST_ERROR');
      assert.equal(reply.body.error?.field, field);
    });
  }

  it('writes empty notes as Razorpay does, as an empty list', async (test) => {
    const { sandbox } = await started(test);
    const order = await sandbox.api('POST', '/orders', { amount: 100, currency: 'INR' });
    assert.deepEqual(order.body.notes, []);
  });
});

describe('the payment signature', () => {
  it('equals the published sample', () => {
    assert.equal(
      signPayment('order_IEIaMR65cu6nz3', 'pay_IH4NVgf4Dreq1l', 'EnLs21M47BllR3X8PSFtjtbd'),
      '0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f',
    );
  });
});

describe('the health endpoints', () => {
  it('answer without credentials', async (test) => {
    const { sandbox } = await started(test);
    assert.equal((await call(`${sandbox.url}/healthz`, 'GET')).body.status, 'ok');
    assert.equal((await call(`${sandbox.url}/readyz`, 'GET')).body.status, 'ready');
  });
});
