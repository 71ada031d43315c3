import assert from 'node:assert/strict';
import { it } from 'node:test';
import { startSandbox } from '../testing/running-sandbox.ts';

it('takes the subscription of the demo data as running, and ends it with its cycle', async (test) => {
  const sandbox = await startSandbox(test);
  const id = `sub_Demo${Math.floor(Date.now() / 1000) - 70 * 86_400}`;
  const { body } = await sandbox.api('GET', `/subscriptions/${id}`);
  assert.deepEqual([body.id, body.status, body.paid_count], [id, 'active', 3]);
  assert.ok(Number(body.current_end) > Date.now() / 1000);
  const ended = await sandbox.api('POST', `/subscriptions/${id}/cancel`, { cancel_at_cycle_end: true });
  assert.deepEqual([ended.status, ended.body.status, ended.body.charge_at], [200, 'active', null]);
  assert.equal((await sandbox.api('GET', '/subscriptions/sub_Demo9999999999')).status, 400);
});
