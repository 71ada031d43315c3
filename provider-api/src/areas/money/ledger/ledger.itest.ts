import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { addMinutes, instantAt } from '@sundara/contracts';
import { eq } from 'drizzle-orm';
import { isPostgresError } from '../../../platform/database/postgres-error.ts';
import { MONDAY_NOON, makeCustomer, makeSalon, TUESDAY } from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { users } from '../../identity/accounts/accounts.tables.ts';
import { salons } from '../../marketplace/salons/salons.tables.ts';
import { findRefunds } from '../refunds/refunds.repository.ts';
import { refunds } from '../refunds/refunds.tables.ts';
import { requestRefund } from '../refunds/request-refund.command.ts';
import { cancelVisit, type PaidVisit, payVisit } from '../refunds/testing/paid-visit.ts';
import { findBalances, findSalonBalances } from './balances.ts';
import { ledgerEntries, ledgerTransactions } from './ledger.tables.ts';
import { postCapture, postRefundDue, postRefundPaid, postUnbookedCapture } from './post.ts';

forEachBench({ webhooks: 'lost', seats: 20 }, (scene) => {
  const pay = (change: Record<string, unknown> = {}) =>
    payVisit(scene.bench, scene.sandbox, scene.customer, scene.salon, change);
  const balances = (bookingId?: string) => findBalances(scene.database.db, bookingId);
  const refund = ({ bookingId, paymentId }: PaidVisit, amountPaise: number, key: string) =>
    scene.database.transaction((tx) =>
      requestRefund(
        tx,
        { bookingId, gatewayPaymentId: paymentId, amountPaise, reason: 'discretion', key },
        scene.bench.now,
      ),
    );
  const NOTHING = { gateway: 0, salon: 0, customer: 0, fee: 0, cgst: 0, sgst: 0, igst: 0 };
  const CAPTURED = {
    gateway: 50_800,
    salon: -45_000,
    customer: 0,
    fee: -4_900,
    cgst: -450,
    sgst: -450,
    igst: 0,
  };
  const violates = (constraint: string) => (error: unknown) =>
    isPostgresError(error, 'CHECK_VIOLATION', constraint);

  it('gives salon, tax office and us our parts of a payment, and all of it back when all goes back', async () => {
    const visit = await pay();
    assert.deepEqual(await balances(visit.bookingId), CAPTURED);
    await refund(visit, 50_800, 'all-of-it');
    await scene.bench.jobsDone();
    assert.deepEqual(await balances(visit.bookingId), NOTHING);
  });

  it('owes the customer what is due until the gateway has paid it out', async () => {
    const { database, bench, sandbox } = scene;
    const visit = await pay();
    await sandbox.behave({ refunds: 'pending' });
    await refund(visit, 25_400, 'half-of-it');
    await bench.jobsDone();
    const due = {
      gateway: 50_800,
      salon: -22_500,
      customer: -25_400,
      fee: -2_450,
      cgst: -225,
      sgst: -225,
      igst: 0,
    };
    assert.deepEqual(await balances(visit.bookingId), due);
    const [sent] = await findRefunds(database.db, visit.bookingId);
    await sandbox.settleRefund(sent?.gatewayRefundId ?? '', 'process');
    await sandbox.behave({});
    bench.now = addMinutes(bench.now, 15);
    await bench.jobsDone();
    assert.deepEqual(await balances(visit.bookingId), { ...due, gateway: 25_400, customer: 0 });
  });

  it('posts the tax of a customer from another State as IGST, also when it goes back', async () => {
    const { database, bench, customer } = scene;
    await database.db.update(users).set({ state: 'Karnataka' }).where(eq(users.id, customer.id));
    const visit = await pay();
    assert.deepEqual(await balances(visit.bookingId), { ...CAPTURED, cgst: 0, sgst: 0, igst: -900 });
    await database.db.update(users).set({ state: 'Telangana' }).where(eq(users.id, customer.id));
    await refund(visit, 50_800, 'from-karnataka');
    await bench.jobsDone();
    assert.deepEqual(await balances(visit.bookingId), NOTHING);
  });

  it('comes to zero to the paisa whatever the parts in which a payment goes back', async () => {
    const visit = await pay();
    let left = 50_800;
    for (const [index, amount] of [101, 9_999, 333, 12_345, 777, 20_001].entries()) {
      await refund(visit, amount, `part-${index}`);
      left -= amount;
      await scene.bench.jobsDone();
      const { gateway, customer: owed, ...others } = await balances(visit.bookingId);
      assert.deepEqual([gateway, owed], [left, 0]);
      assert.equal(
        Object.values(others).reduce((sum, one) => sum + one),
        -left,
      );
    }
    await refund(visit, left, 'the-rest');
    await scene.bench.jobsDone();
    assert.deepEqual(await balances(visit.bookingId), NOTHING);
  });

  it('posts everything once, however often and by how many it is asked', async () => {
    const { database, bench } = scene;
    const visit = await pay();
    const made = await refund(visit, 20_000, 'once-only');
    await bench.jobsDone();
    const before = await balances(visit.bookingId);
    const again = () =>
      database.transaction(async (tx) => {
        await postCapture(tx, visit.bookingId, visit.paymentId, bench.now);
        await postUnbookedCapture(tx, visit.bookingId, visit.paymentId, 50_800, bench.now);
        await postRefundDue(tx, made, bench.now);
        await postRefundPaid(tx, made, bench.now);
      });
    await Promise.all([again(), again(), again()]);
    assert.deepEqual(await balances(visit.bookingId), before);
  });

  it('lets nothing be committed that does not come to zero, and no transaction without entries', async () => {
    const { bookingId } = await pay();
    const write = (amounts: readonly number[]) =>
      scene.database.transaction(async (tx) => {
        const [written] = await tx
          .insert(ledgerTransactions)
          .values({ key: `by-hand-${amounts}`, event: 'captured-unbooked', bookingId, at: scene.bench.now })
          .returning();
        for (const amountPaise of amounts) {
          await tx
            .insert(ledgerEntries)
            .values({ transactionId: written?.id ?? 0, account: 'customer', amountPaise });
        }
      });
    for (const amounts of [[], [100], [100, -99], [50, 50]]) {
      await assert.rejects(write(amounts), violates('ledger_balanced'), String(amounts));
    }
    const before = await balances();
    await write([100, -100]);
    assert.deepEqual(await balances(), before);
  });

  it('never lets a posting be changed or taken away', async () => {
    await pay();
    for (const statement of [
      'update ledger_entries set amount_paise = amount_paise * 2',
      'delete from ledger_entries',
      `update ledger_transactions set event = 'captured'`,
      'delete from ledger_transactions',
    ]) {
      await assert.rejects(scene.database.pool.query(statement), /is never changed/, statement);
    }
  });

  it('has the database refuse refunds beyond what was captured, of several at once too', async () => {
    const { database, bench } = scene;
    const { bookingId, paymentId } = await pay();
    const wish = (gatewayPaymentId: string, amountPaise: number, key: string) => ({
      ...{ bookingId, gatewayPaymentId, amountPaise, key },
      ...({ reason: 'discretion', status: 'due' } as const),
    });
    const write = (values: ReturnType<typeof wish>) =>
      database.transaction((tx) => tx.insert(refunds).values(values));
    await assert.rejects(write(wish(paymentId, 50_801, 'too-much')), violates('refunds_within_capture'));
    await assert.rejects(write(wish('pay_unknown', 1, 'unknown')), violates('refunds_within_capture'));
    const paidTwice = 'pay_the_second_one';
    await database.transaction((tx) => postUnbookedCapture(tx, bookingId, paidTwice, 50_800, bench.now));
    for (const id of [paymentId, paidTwice]) {
      const steps = new EventEmitter();
      const written = once(steps, 'written');
      const first = database.transaction(async (tx) => {
        await tx.insert(refunds).values(wish(id, 30_000, `first-${id}`));
        steps.emit('written');
        await once(steps, 'commit');
      });
      await written;
      // It has to wait for the first, which is not committed yet.
      const second = write(wish(id, 30_000, `second-${id}`)).then(
        () => 'written',
        (error) => (violates('refunds_within_capture')(error) ? 'refused' : error),
      );
      assert.equal(await Promise.race([second, wait(300, 'waits')]), 'waits');
      steps.emit('commit');
      await first;
      assert.equal(await second, 'refused');
    }
    // A failed refund makes room for another.
    await database.db
      .update(refunds)
      .set({ status: 'failed' })
      .where(eq(refunds.gatewayPaymentId, paidTwice));
    await write(wish(paidTwice, 50_800, 'after-failures'));
  });

  it("tells a salon's balance by the day of capture: for its services, less what went back of them", async () => {
    const { database, bench, sandbox, salon } = scene;
    const first = await pay();
    bench.now = addMinutes(MONDAY_NOON, 60);
    await pay({ dateTime: `${TUESDAY}T16:00`, services: [{ serviceId: salon.colour }], amount: 346 });
    const other = await makeSalon(database);
    await payVisit(bench, sandbox, await makeCustomer(database), other);
    const balance = async (from: Date, to: Date) =>
      (await findSalonBalances(database.db, salon.id, [from, to]))[0];
    const midnight = instantAt('2026-11-23', '00:00');
    assert.equal(await balance(midnight, instantAt('2026-11-24', '00:00')), 45_000 + 28_800);
    assert.equal(await balance(midnight, bench.now), 45_000);
    assert.equal(await balance(bench.now, instantAt('2026-11-24', '00:00')), 28_800);
    // A refund on another day counts on the day of the capture.
    bench.now = instantAt(TUESDAY, '09:00');
    await refund(first, 25_400, 'next-day');
    assert.equal(await balance(midnight, addMinutes(MONDAY_NOON, 60)), 22_500);
    assert.equal(await balance(instantAt(TUESDAY, '00:00'), instantAt(TUESDAY, '23:00')), 0);

    const owner = await makeCustomer(database, 'salon');
    await database.db.update(salons).set({ ownerId: owner.id }).where(eq(salons.id, salon.id));
    const years = ['2025-01-01', '2026-01-01', '2027-01-01'].map((day) => instantAt(day, '00:00'));
    assert.deepEqual(await findSalonBalances(database.db, salon.id, years), [0, 22_500 + 28_800]);
  });

  it("equals the gateway's books after a day of payments, cancellations, grants and late payments", async () => {
    const { database, bench, sandbox, salon, customer } = scene;
    const orders = new Set<string>();
    for (let index = 0; index < 12; index += 1) {
      const hour = 10 + (index % 8);
      bench.now = MONDAY_NOON;
      const visit = await payVisit(bench, sandbox, await makeCustomer(database), salon, {
        dateTime: `${TUESDAY}T${hour}:00`,
      }).then((paid) => ({ ...paid, hour }));
      orders.add(visit.orderId);
      if (index % 3 === 0) await refund(visit, 1_000 + 37 * index, `goodwill-${index}`);
      else if (index % 4 === 1) await refund(visit, 50_800, `everything-${index}`);
    }
    const late = (await bench.order(customer, salon)).json;
    orders.add(late.orderId);
    const checkout = await sandbox.pay(late.orderId);
    bench.now = instantAt(TUESDAY, '10:00');
    assert.equal((await bench.verify(customer, checkout)).status, 410);
    bench.now = MONDAY_NOON;
    const cancelled = await pay();
    orders.add(cancelled.orderId);
    assert.equal((await cancelVisit(bench, customer, cancelled.bookingId)).status, 200);
    await bench.jobsDone();

    const theirs = (await sandbox.books()).orders.filter(({ order_id }) => orders.has(order_id));
    const held = theirs.reduce((sum, { captured, refunded }) => sum + captured - refunded, 0);
    const { rows } = await database.pool.query<{ held: number }>(
      `select sum(e.amount_paise)::int held from ledger_entries e
         join ledger_transactions t on t.id = e.transaction_id join payments p on p.booking_id = t.booking_id
        where e.account = 'gateway' and p.gateway_order_id = any($1)`,
      [[...orders]],
    );
    assert.equal(rows[0]?.held, held);
    assert.equal(
      Object.values(await balances()).reduce((sum, one) => sum + one),
      0,
    );
  });
});
