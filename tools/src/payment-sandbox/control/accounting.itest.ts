import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { call, paidOrder, startSandbox } from '../testing/running-sandbox.ts';

describe('the accounting', () => {
  it('says what was captured and sent back, in all and per order', async (test) => {
    const sandbox = await startSandbox(test);
    const { orderId, paymentId } = await paidOrder(sandbox, 50_800);
    await sandbox.api('POST', `/payments/${paymentId}/refund`, { amount: 25_400 });
    const open = await sandbox.api('POST', '/orders', { amount: 100, currency: 'INR' });
    await sandbox.pay(open.body.id, { method: 'upi', vpa: 'failure@razorpay' });
    const { json } = await call(`${sandbox.url}/sandbox/books`, 'GET');
    assert.deepEqual(json, {
      captured: 50_800,
      refunded: 25_400,
      refunds_pending: 0,
      orders: [
        {
          order_id: orderId,
          amount: 50_800,
          status: 'paid',
          ...{ captured: 50_800, refunded: 25_400, refunds_pending: 0 },
        },
        {
          order_id: open.body.id,
          amount: 100,
          status: 'attempted',
          ...{ captured: 0, refunded: 0, refunds_pending: 0 },
        },
      ],
    });
  });
});
