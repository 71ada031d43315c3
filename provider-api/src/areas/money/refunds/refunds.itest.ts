import assert from 'node:assert/strict';
import { createHmac, randomUUID } from 'node:crypto';
import { beforeEach, it } from 'node:test';
import { addMinutes, instantAt } from '@sundara/contracts';
import { and, eq, sql } from 'drizzle-orm';
import { isPostgresError } from '../../../platform/database/postgres-error.ts';
import { outbox } from '../../../platform/outbox/outbox.tables.ts';
import {
  MONDAY_NOON,
  makeCustomer,
  makeSalon,
  type TestCustomer,
  TUESDAY,
} from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { KEYS } from '../../../testing/payments/sandbox-process.ts';
import { auditEntries } from '../../marketplace/audit/audit.tables.ts';
import { salons } from '../../marketplace/salons/salons.tables.ts';
import { cancelBooking } from '../cancellations/cancel-booking.command.ts';
import { findBalances } from '../ledger/balances.ts';
import { payments } from '../payments/payments.tables.ts';
import { receipts } from '../receipts/receipts.tables.ts';
import { recordRefund } from '../settlement/record-refund.command.ts';
import { findRefunds } from './refunds.repository.ts';
import { requestRefund } from './request-refund.command.ts';
import { cancelVisit, type PaidVisit, payVisit } from './testing/paid-visit.ts';

const START = instantAt(TUESDAY, '16:00');

forEachBench({ webhooks: 'lost' }, (scene, kind) => {
  let owner: TestCustomer;
  beforeEach(async () => {
    const { database, salon } = scene;
    owner = await makeCustomer(database, 'salon');
    await database.db.update(salons).set({ ownerId: owner.id }).where(eq(salons.id, salon.id));
  });

  const pay = () =>
    payVisit(scene.bench, scene.sandbox, scene.customer, scene.salon, { dateTime: `${TUESDAY}T16:00` });
  const refund = ({ bookingId, paymentId }: PaidVisit, amountPaise: number, key: string) =>
    scene.database.transaction((tx) =>
      requestRefund(
        tx,
        { bookingId, gatewayPaymentId: paymentId, amountPaise, reason: 'discretion', key },
        scene.bench.now,
      ),
    );
  const refundsOf = ({ bookingId }: PaidVisit) => findRefunds(scene.database.db, bookingId);
  const statuses = async (visit: PaidVisit) => (await refundsOf(visit)).map(({ status }) => status);
  const owed = async ({ bookingId }: PaidVisit) =>
    0 - (await findBalances(scene.database.db, bookingId)).customer;
  const held = async ({ bookingId }: PaidVisit) => (await findBalances(scene.database.db, bookingId)).gateway;
  const paymentStatus = async ({ bookingId }: PaidVisit) =>
    (await scene.database.db.select().from(payments).where(eq(payments.bookingId, bookingId)))[0]?.status;
  const jobsAbout = async (refundId: string) =>
    (await scene.bench.jobsDone())
      .filter(({ key }) => key === refundId)
      .map(({ kind, failed }) => (failed ? `${kind} given up` : kind));
  const creditNotes = async (refundId: string) =>
    (await scene.database.db.select().from(receipts).where(eq(receipts.refundId, refundId))).length;
  /** A visit that its customer cancelled an hour before, without a refund. */
  const cancelledLate = async () => {
    const { bench, customer } = scene;
    const visit = await pay();
    bench.now = addMinutes(START, -60);
    assert.equal((await cancelVisit(bench, customer, visit.bookingId)).json.refund, null);
    return visit;
  };
  const grant = ({ bookingId }: Pick<PaidVisit, 'bookingId'>, percent: number, key: string, who = owner) =>
    scene.bench.call('POST', `/api/salon/orders/${bookingId}/refund`, {
      token: who.token,
      body: { percent, key },
    });
  const told = (event: string, entity: object) => {
    const body = Buffer.from(JSON.stringify({ event, payload: { refund: { entity } } }));
    const signature = createHmac('sha256', KEYS.webhookSecret).update(body).digest('hex');
    return scene.bench.deliver({
      body,
      headers: { 'x-razorpay-signature': signature, 'x-razorpay-event-id': randomUUID() },
    });
  };

  it('sends parts back until all is gone, and then says that nothing is left', async () => {
    const { bench, sandbox } = scene;
    const visit = await pay();
    await refund(visit, 20_000, 'first-part');
    await refund(visit, 30_000, 'second-part');
    await assert.rejects(refund(visit, 801, 'too-much'), { code: 'NOT_REFUNDABLE' });
    await bench.jobsDone();
    assert.equal(await paymentStatus(visit), 'paid');
    await refund(visit, 800, 'third-part');
    await bench.jobsDone();
    assert.deepEqual(await statuses(visit), ['processed', 'processed', 'processed']);
    assert.deepEqual([await paymentStatus(visit), await held(visit), await owed(visit)], ['refunded', 0, 0]);
    await assert.rejects(refund(visit, 1, 'one-paisa-more'), { code: 'NOT_REFUNDABLE' });
    const books = (await sandbox.books()).orders.find(({ order_id }) => order_id === visit.orderId);
    assert.deepEqual([books?.captured, books?.refunded], [50_800, 50_800]);
  });

  it('makes one refund of one wish, however many ask for it at once', async () => {
    const visit = await pay();
    const asked = await Promise.all([1, 2, 3, 4].map(() => refund(visit, 10_000, 'the-same-wish')));
    assert.equal(new Set(asked.map(({ id }) => id)).size, 1);
    await scene.bench.jobsDone();
    assert.deepEqual([await statuses(visit), await held(visit)], [['processed'], 40_800]);
  });

  it('tells the customer and issues a credit note once the gateway has paid it out, each once', async () => {
    const visit = await pay();
    await scene.sandbox.behave({ refunds: 'pending' });
    const { id } = await refund(visit, 25_400, 'pending-first');
    assert.deepEqual(await jobsAbout(id), ['refund.send']);
    const [sent] = await refundsOf(visit);
    assert.deepEqual([sent?.status, await creditNotes(id), await owed(visit)], ['sent', 0, 25_400]);
    const entity = { id: sent?.gatewayRefundId, payment_id: visit.paymentId, amount: 25_400 };
    for (const [event, status] of [
      ['refund.processed', 'processed'],
      ['refund.created', 'pending'],
      ['refund.processed', 'processed'],
      ['refund.failed', 'failed'],
      ['refund.created', 'pending'],
    ] as const) {
      assert.equal((await told(event, { ...entity, status })).status, 200);
    }
    assert.deepEqual(await statuses(visit), ['processed']);
    assert.deepEqual(await jobsAbout(id), ['refund.send', 'mail.booking-refunded']);
    assert.deepEqual([await creditNotes(id), await owed(visit)], [1, 0]);
  });

  it('asks the gateway by itself after growing gaps about a refund that nobody tells of', async () => {
    const { database, bench, sandbox } = scene;
    const visit = await pay();
    await sandbox.behave({ refunds: 'pending' });
    const { id } = await refund(visit, 25_400, 'never-told');
    await bench.jobsDone();
    const nextCheck = async () => {
      await bench.jobsDone();
      const check = and(eq(outbox.kind, 'refund.check'), eq(outbox.key, id));
      const [job] = await database.db.select().from(outbox).where(check);
      return job && { minutes: (job.runAt.getTime() - bench.now.getTime()) / 60_000, runAt: job.runAt };
    };
    const gaps: number[] = [];
    for (let turn = 0; turn < 10; turn += 1) {
      const next = await nextCheck();
      assert(next);
      gaps.push(next.minutes);
      bench.now = next.runAt;
    }
    assert.deepEqual(gaps, [15, 15, 30, 60, 120, 240, 480, 960, 1_440, 1_440]);
    const [sent] = await refundsOf(visit);
    await sandbox.settleRefund(sent?.gatewayRefundId ?? '', 'process');
    await bench.jobsDone();
    assert.deepEqual([await statuses(visit), await owed(visit)], [['processed'], 0]);
  });

  it('leaves a refund that failed to a person, says so, keeps owing it and sends it anew when asked to', async () => {
    const { database, bench, sandbox } = scene;
    const visit = await pay();
    await sandbox.behave({ refunds: 'fail' });
    const { id } = await refund(visit, 25_400, 'fails-first');
    // The gateway accepts it first; here no webhook reports the failure, so it is asked.
    assert.deepEqual([await jobsAbout(id), await statuses(visit)], [['refund.send'], ['sent']]);
    bench.now = addMinutes(bench.now, 15);
    assert.deepEqual((await jobsAbout(id)).sort(), ['refund.check', 'refund.send', 'refund.send given up']);
    assert.deepEqual([await statuses(visit), await owed(visit)], [['failed'], 25_400]);
    await assert.rejects(refund(visit, 25_401, 'more-than-left'), { code: 'NOT_REFUNDABLE' });
    await sandbox.behave({});
    const admin = await makeCustomer(database, 'admin');
    const list = await bench.call('GET', '/api/admin/jobs?state=given-up', { token: admin.token });
    const job = list.json.jobs.find(({ key }: { key: string }) => key === id);
    assert.match(job.lastError, /could not pay the refund out \(rfnd_\w+\)/);
    const retry = { token: admin.token, body: {} };
    assert.equal((await bench.call('POST', `/api/admin/jobs/${job.id}/retry`, retry)).status, 200);
    await bench.jobsDone();
    assert.deepEqual(
      [await statuses(visit), await owed(visit), await held(visit)],
      [['processed'], 0, 25_400],
    );
  });

  it('counts what somebody refunded by hand at the gateway, once, and never beyond what was captured', async () => {
    const visit = await pay();
    const byHand = { id: 'rfnd_by_hand_00001', payment_id: visit.paymentId, amount: 10_000 };
    for (const [event, status] of [
      ['refund.created', 'pending'],
      ['refund.processed', 'processed'],
      ['refund.processed', 'processed'],
    ] as const) {
      assert.equal((await told(event, { ...byHand, status })).status, 200);
    }
    const [found] = await refundsOf(visit);
    assert.deepEqual([found?.amountPaise, found?.status, found?.reason], [10_000, 'processed', 'by-hand']);
    assert.deepEqual([await held(visit), await owed(visit)], [40_800, 0]);
    await assert.rejects(refund(visit, 40_801, 'beyond-hand'), { code: 'NOT_REFUNDABLE' });
    const unknown = { ...byHand, id: 'rfnd_unknown_00001', payment_id: 'pay_not_of_ours_01' };
    assert.equal((await told('refund.processed', { ...unknown, status: 'processed' })).status, 200);
    assert.equal((await refundsOf(visit)).length, 1);
  });

  // The embedded database has one session, so nobody can block another.
  if (kind === 'postgres') {
    it('lets whoever judges what a salon is owed finish before a refund by hand takes money from it', async () => {
      const { database, bench, salon } = scene;
      const visit = await pay();
      const byHand = { paymentId: visit.paymentId, amountPaise: 10_000, status: 'processed' } as const;
      const record = (id: string) =>
        database.transaction(async (tx) => {
          await tx.execute(sql`set local lock_timeout = '100ms'`);
          return recordRefund(tx, { ...byHand, id }, bench.now);
        });
      const payout = await database.pool.connect();
      await payout.query('begin');
      await payout.query('select from salons where id = $1 for no key update', [salon.id]);
      await assert.rejects(record('rfnd_by_hand_00003'), (error) =>
        isPostgresError(error, 'LOCK_NOT_AVAILABLE'),
      );
      assert.deepEqual(await statuses(visit), []);
      await payout.query('rollback');
      payout.release();
      assert.equal((await record('rfnd_by_hand_00003'))?.status, 'processed');
    });
  }

  it('takes a refund by hand over the same amount for the one that is due, and sends none beside it', async () => {
    const { bench, sandbox } = scene;
    const visit = await pay();
    await sandbox.behave({ failNext: 1_000 });
    const { id } = await refund(visit, 25_400, 'due-and-by-hand');
    const entity = { id: 'rfnd_by_hand_00002', payment_id: visit.paymentId, amount: 25_400 };
    assert.equal((await told('refund.processed', { ...entity, status: 'processed' })).status, 200);
    await sandbox.behave({});
    bench.now = addMinutes(bench.now, 1);
    assert.deepEqual(await jobsAbout(id), ['refund.send', 'mail.booking-refunded']);
    const [found] = await refundsOf(visit);
    assert.deepEqual([found?.gatewayRefundId, found?.status], ['rfnd_by_hand_00002', 'processed']);
    const books = (await sandbox.books()).orders.find(({ order_id }) => order_id === visit.orderId);
    assert.equal(books?.refunded, 0);
  });

  it("lets a salon grant a share of a late cancellation, once per key, of what isn't back yet", async () => {
    const visit = await cancelledLate();
    const answers = await Promise.all([1, 2, 3].map(() => grant(visit, 25, 'a-quarter')));
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
    assert.equal(new Set(answers.map(({ json }) => json.refund.id)).size, 1);
    assert.deepEqual([answers[0]?.json.refund.amount, answers[0]?.json.refund.reason], [127, 'discretion']);
    assert.equal((await grant(visit, 50, 'half-of-rest')).json.refund.amount, 190.5);
    assert.equal((await grant(visit, 0, 'nothing-more')).json.refund, null);
    assert.equal((await grant(visit, 33, 'odd-share')).json.refund.amount, 62.87);
    assert.equal((await grant(visit, 100, 'all-the-rest')).json.refund.amount, 127.63);
    await scene.bench.jobsDone();
    assert.deepEqual([await held(visit), await owed(visit), await paymentStatus(visit)], [0, 0, 'refunded']);
    assert.equal((await grant(visit, 100, 'all-the-rest')).json.refund.amount, 127.63);
    const audit = await scene.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, visit.bookingId))
      .orderBy(auditEntries.id);
    assert.deepEqual(
      audit.map(({ action, actorId, changes }) => [action, actorId, changes.refundedPaise]),
      [
        [0, 12_700],
        [12_700, 31_750],
        [31_750, 38_037],
        [38_037, 50_800],
      ].map((change) => ['salon.grantRefund', owner.id, change]),
    );
    const { status, json } = await grant(visit, 100, 'once-too-often');
    assert.deepEqual([status, json.code], [409, 'NOT_REFUNDABLE']);
  });

  it('lets a salon grant nothing where the rules decide, nor less than the gateway sends', async () => {
    const { database, bench, customer } = scene;
    const inTime = await pay();
    const refusals: string[] = [];
    const refused = async (visit: PaidVisit, percent: number, key: string) => {
      const { status, json } = await grant(visit, percent, key);
      assert.deepEqual([status, json.code], [409, 'NOT_REFUNDABLE']);
      refusals.push(json.message);
    };
    await refused(inTime, 100, 'still-booked');
    bench.now = addMinutes(START, -120);
    await cancelVisit(bench, customer, inTime.bookingId);
    await refused(inTime, 100, 'two-hours-before');
    bench.now = MONDAY_NOON;
    const bySalon = await pay();
    bench.now = addMinutes(START, -30);
    const dependencies = { database, outbox: { wake: () => {} }, now: () => bench.now };
    await cancelBooking(dependencies, bySalon.bookingId, { by: 'salon', accountId: owner.id });
    await refused(bySalon, 100, 'by-the-salon');
    bench.now = MONDAY_NOON;
    const late = await cancelledLate();
    await grant(late, 99, 'nearly-all');
    await refused(late, 10, 'too-little');
    assert.match(refusals.at(-1) ?? '', /₹1\.00/);
  });

  it('answers grants for bookings of other salons, unknown ones and baskets with 404, and checks its input', async () => {
    const { database, customer } = scene;
    const visit = await cancelledLate();
    const rival = await makeCustomer(database, 'salon');
    assert.equal((await grant(visit, 10, 'no-salon-yet', rival)).status, 404);
    const theirs = await makeSalon(database);
    await database.db.update(salons).set({ ownerId: rival.id }).where(eq(salons.id, theirs.id));
    assert.equal((await grant(visit, 10, 'another-salon', rival)).status, 404);
    assert.equal((await grant({ bookingId: randomUUID() }, 10, 'unknown-one')).status, 404);
    assert.equal((await grant({ bookingId: 'no-id' }, 10, 'unreadable')).status, 404);
    assert.equal((await grant(visit, 10, 'by-customer', customer)).status, 403);
    for (const [percent, key] of [
      [-1, 'below-zero'],
      [101, 'above-all'],
      [1.5, 'a-fraction'],
      [10, 'short'],
      [10, 'has spaces in it'],
    ] as const) {
      assert.equal((await grant(visit, percent, key)).status, 400, key);
    }
    assert.deepEqual(await refundsOf(visit), []);
  });
});
