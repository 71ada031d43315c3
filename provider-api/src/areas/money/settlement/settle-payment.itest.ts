import assert from 'node:assert/strict';
import { it } from 'node:test';
import type pg from 'pg';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { BOOKED, OrderBench } from '../../../testing/payments/order-bench.ts';
import { settlePayment } from './settle-payment.command.ts';

forEachBench({ webhooks: 'lost' }, (scene) => {
  const orders = new OrderBench(scene);

  it('sends a second payment of the same order back and keeps the booking', async () => {
    const { database, bench, sandbox, salon } = scene;
    const { orderId, bookingId } = await orders.order();
    const first = await orders.gateway.fetchPayment((await sandbox.pay(orderId)).paymentId);
    const second = { ...first, id: 'pay_secondsecond01' };
    for (const paid of [first, second, first, second]) await settlePayment(database, paid, bench.now);
    assert.deepEqual(await bench.rows(salon), BOOKED);
    assert.deepEqual(await orders.refundRows(bookingId), [[second.id, 50_800, 'paid-twice', 'due']]);
    assert.deepEqual(await orders.postings(bookingId), ['captured', 'captured-unbooked']);
    // The sandbox knows no such payment and would refuse for ever.
    await database.pool.query(`delete from outbox where kind = 'refund.send' and done_at is null`);
  });

  for (const read of [1, 2])
    it(`tells what became of a payment that somebody else settles after its reading ${read}`, async ({
      mock,
    }) => {
      const { database, bench, sandbox } = scene;
      const { orderId, bookingId } = await orders.order();
      const paid = await orders.gateway.fetchPayment((await sandbox.pay(orderId)).paymentId);
      const settle = () => settlePayment(database, paid, bench.now);
      const { pool } = database;
      const query = pool.query.bind(pool);
      let reads = 0;
      mock.method(pool, 'query', async (config: pg.QueryConfig, values?: unknown[]) => {
        reads += 1;
        const isNow = reads === read;
        const result = await query(config, values);
        if (isNow) assert.equal((await settle()).outcome, 'booked');
        return result;
      });
      assert.deepEqual(await settle(), { outcome: 'booked', bookingId });
    });

  it('books nothing for a payment of another amount or currency, or one that is not captured', async () => {
    const { database, bench, sandbox, salon } = scene;
    const { orderId } = await orders.order();
    const paid = await orders.gateway.fetchPayment((await sandbox.pay(orderId)).paymentId);
    for (const change of [{ amountPaise: 100 }, { currency: 'USD' }, { status: 'authorized' }] as const) {
      const { outcome } = await settlePayment(database, { ...paid, ...change }, bench.now);
      assert.equal(outcome, 'not-as-ordered');
    }
    assert.deepEqual(await bench.rows(salon), [{ status: 'held', who: ['1'], payment: 'created', no: null }]);
  });
});
