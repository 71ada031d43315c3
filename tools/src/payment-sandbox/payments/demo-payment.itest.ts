import assert from 'node:assert/strict';
import { it } from 'node:test';
import { startSandbox } from '../testing/running-sandbox.ts';

it('refunds payments of the demo data, which nobody made here, up to the amount that their id says', async (test) => {
  const sandbox = await startSandbox(test);
  const id = 'pay_Demo0070050800';
  const payment = (await sandbox.api('GET', `/payments/${id}`)).body;
  assert.deepEqual(
    [payment.id, payment.amount, payment.status, payment.order_id],
    [id, 50_800, 'captured', 'order_Demo0070050800'],
  );
  const half = await sandbox.api('POST', `/payments/${id}/refund`, { amount: 25_400 });
  assert.deepEqual([half.status, half.body.status], [200, 'processed']);
  assert.equal((await sandbox.api('POST', `/payments/${id}/refund`, { amount: 25_401 })).status, 400);
  assert.equal((await sandbox.api('POST', `/payments/${id}/refund`, { amount: 25_400 })).status, 200);
  assert.equal((await sandbox.api('GET', `/payments/${id}`)).body.status, 'refunded');
  assert.equal((await sandbox.api('GET', '/payments/pay_DemoA070050800')).body.amount, 50_800);
  for (const unknown of ['pay_Demo0070000000', 'pay_demo0070050800', 'pay_00000000000000']) {
    assert.equal((await sandbox.api('GET', `/payments/${unknown}`)).status, 400, unknown);
  }
});
