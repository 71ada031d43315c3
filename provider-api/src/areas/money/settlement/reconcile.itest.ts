import assert from 'node:assert/strict';
import { beforeEach, it } from 'node:test';
import { addMinutes } from '@sundara/contracts';
import { and, eq } from 'drizzle-orm';
import { outbox } from '../../../platform/outbox/outbox.tables.ts';
import { MONDAY_NOON, makeSalon } from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { payments } from '../payments/payments.tables.ts';
import { reconcileOpenOrders } from './open-orders.repository.ts';
import { RECONCILE_AFTER_MINUTES } from './rules/reconcile-gaps.ts';

forEachBench({ webhooks: 'lost', options: { gatewayTimeoutMs: 2_000 } }, (scene) => {
  beforeEach(async () => {
    // Jobs that an earlier test left open must not affect this one.
    await scene.database.pool.query(`delete from outbox where done_at is null`);
  });

  const order = async (): Promise<{ orderId: string; bookingId: string }> => {
    const { bench, salon, customer } = scene;
    const { status, json } = await bench.order(customer, salon);
    assert.equal(status, 200);
    return json;
  };
  const later = async (minutes: number) => {
    scene.bench.now = addMinutes(MONDAY_NOON, minutes);
    await scene.bench.jobsDone();
  };
  const jobOf = async (orderId: string) => {
    const [job] = await scene.database.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.kind, 'payment.reconcile'), eq(outbox.key, orderId)));
    assert(job);
    return job;
  };
  const minutesToNext = async (orderId: string) =>
    ((await jobOf(orderId)).runAt.getTime() - MONDAY_NOON.getTime()) / 60_000;
  const state = async () =>
    (await scene.bench.rows(scene.salon)).map(({ status, payment }) => [status, payment]);

  it('books what was paid when neither the browser nor a webhook comes back', async () => {
    const { orderId } = await order();
    await scene.sandbox.pay(orderId);
    await later(0.25);
    assert.deepEqual(await state(), [['confirmed', 'paid']]);
    assert.equal(await minutesToNext(orderId), 15, 'it is asked once more, as it could be paid twice');
    await later(15);
    assert((await jobOf(orderId)).doneAt, 'it ends when the money is settled');
  });

  it('books within a minute what is paid at any time while the visit is held', async () => {
    const { orderId } = await order();
    for (const minutes of [0.25, 0.5, 1, 2, 3, 4]) await later(minutes);
    await scene.sandbox.pay(orderId);
    assert.deepEqual(await state(), [['held', 'created']]);
    await later(5);
    assert.deepEqual(await state(), [['confirmed', 'paid']]);
  });

  it('asks each minute while the time is held, then in growing gaps, for 72 hours', async () => {
    const { database } = scene;
    const { orderId } = await order();
    const asked = [await minutesToNext(orderId)];
    for (const minutes of RECONCILE_AFTER_MINUTES) {
      await later(minutes);
      if (minutes < 4_320) asked.push(await minutesToNext(orderId));
    }
    const whileHeld = [0.25, 0.5, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    assert.deepEqual(asked, [...whileHeld, 15, 40, 80, 140, 240, 420, 720, 1_200, 1_980, 3_060, 4_320]);
    assert((await jobOf(orderId)).doneAt, 'it ends after 72 hours');
    const [payment] = await database.db.select().from(payments).where(eq(payments.gatewayOrderId, orderId));
    assert.equal(payment?.checkedAt?.getTime(), addMinutes(MONDAY_NOON, 4_320).getTime());
  });

  it('books a payment that comes late on any of those days, while the time is free', async () => {
    const { orderId } = await order();
    await later(140);
    assert.deepEqual(await state(), [['expired', 'created']]);
    await scene.sandbox.pay(orderId);
    await later(240);
    assert.deepEqual(await state(), [['confirmed', 'paid']]);
  });

  it('waits for a payment that is authorized and not captured, and books nothing by it', async () => {
    const { orderId } = await order();
    await scene.sandbox.behave({ capture: 'manual' });
    await scene.sandbox.pay(orderId);
    for (const minutes of [15, 40, 4_320]) {
      await later(minutes);
      assert((await state()).every(([status]) => status !== 'confirmed'));
    }
    assert((await jobOf(orderId)).doneAt);
  });

  it('keeps why the last attempt failed, and that the order may still be paid', async () => {
    const { database, sandbox } = scene;
    const { orderId } = await order();
    await sandbox.pay(orderId, 'failure@razorpay');
    await later(15);
    const [payment] = await database.db.select().from(payments).where(eq(payments.gatewayOrderId, orderId));
    assert.equal(payment?.status, 'failed');
    assert.match(payment.failure ?? '', /\w+ \w+/);
    await sandbox.pay(orderId);
    await later(40);
    assert.deepEqual(await state(), [['confirmed', 'paid']]);
  });

  // For every call until it is reset, because the end of the hold asks the gateway at the same time.
  for (const [trouble, behaviour] of [
    ['fails', { failNext: 1_000 }],
    ['breaks off its answer', { brokenNext: 1_000 }],
    ['is too slow', { delayMs: 5_000 }],
  ] as const) {
    it(`says so and asks again a minute later when the gateway ${trouble}`, async () => {
      const { sandbox } = scene;
      const { orderId } = await order();
      await sandbox.pay(orderId);
      await sandbox.behave(behaviour);
      await later(15);
      const job = await jobOf(orderId);
      assert.deepEqual([job.doneAt, job.failedAt, await minutesToNext(orderId)], [null, null, 16]);
      assert.match(job.lastError ?? '', /gateway|in time|\/v1\//);
      await sandbox.behave({});
      await later(16);
      assert.deepEqual(await state(), [['confirmed', 'paid']]);
    });
  }

  it('finds at the start of a process what one that died has missed, though its job were lost', async () => {
    const { database, bench, sandbox } = scene;
    const { orderId } = await order();
    await sandbox.pay(orderId);
    await database.pool.query(`delete from outbox where kind = 'payment.reconcile'`);
    await reconcileOpenOrders(database.db, bench.now);
    await later(1);
    assert.deepEqual(await state(), [['confirmed', 'paid']]);
  });

  it('brings every open order forward at the start, and none that is settled', async () => {
    const { database, bench, sandbox, customer } = scene;
    const { orderId } = await order();
    const other = await makeSalon(database);
    const settled = (await bench.order(customer, other)).json;
    await bench.verify(customer, await sandbox.pay(settled.orderId));
    await later(10);
    await reconcileOpenOrders(database.db, addMinutes(MONDAY_NOON, 12));
    assert.deepEqual([await minutesToNext(orderId), await minutesToNext(settled.orderId)], [12, 15]);
    await later(12);
    assert.deepEqual([await minutesToNext(orderId), await minutesToNext(settled.orderId)], [15, 15]);
  });

  it('leaves money that is not as ordered to a person, and keeps asking meanwhile', async () => {
    const { database, sandbox } = scene;
    const { orderId } = await order();
    await database.pool.query('update payments set amount_paise = 99 where gateway_order_id = $1', [orderId]);
    await sandbox.pay(orderId);
    await later(15);
    const job = await jobOf(orderId);
    assert.match(job.lastError ?? '', /not as ordered/);
    assert.equal(job.doneAt, null);
    assert.deepEqual(await state(), [['expired', 'created']]);
  });
});
