import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, beforeEach, it } from 'node:test';
import { addMinutes } from '@sundara/contracts';
import { eq, sql } from 'drizzle-orm';
import { giveUpJob } from '../../../platform/outbox/give-up-job.ts';
import { outbox } from '../../../platform/outbox/outbox.tables.ts';
import { makeCustomer, type TestCustomer, TUESDAY } from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { auditEntries } from '../../marketplace/audit/audit.tables.ts';
import { findBalances } from '../../money/ledger/balances.ts';
import { findRefunds } from '../../money/refunds/refunds.repository.ts';
import { requestRefund } from '../../money/refunds/request-refund.command.ts';
import { type PaidVisit, payVisit } from '../../money/refunds/testing/paid-visit.ts';
import { PAYMENT_RECONCILE } from '../../money/settlement/reconcile.job.ts';
import { refundProposals } from './refund-proposals.tables.ts';

/** What one admin may give back alone here: 200 rupees of a visit of 508 rupees. */
const LIMIT = 20_000;
const NOTE = 'The salon was closed when she came.';
const DAY_MINUTES = 24 * 60;

forEachBench({ webhooks: 'lost', settings: { REFUND_ALONE_LIMIT: LIMIT } }, (scene, kind) => {
  let asha: TestCustomer;
  let ravi: TestCustomer;
  let meera: TestCustomer;
  let visit: PaidVisit;
  before(async () => {
    asha = await makeCustomer(scene.database, 'admin');
    ravi = await makeCustomer(scene.database, 'admin');
    meera = await makeCustomer(scene.database, 'admin');
  });
  beforeEach(async () => {
    const { bench, sandbox, customer, salon } = scene;
    visit = await payVisit(bench, sandbox, customer, salon, { dateTime: `${TUESDAY}T16:00` });
  });

  const get = async (path: string, who = asha) => scene.bench.call('GET', path, { token: who.token });
  const detail = async (who = asha) =>
    (await get(`/api/admin/payments/${visit.bookingId}`, who)).json.payment;
  const propose = (amountPaise: number, who = asha, change: object = {}) =>
    scene.bench.call('POST', `/api/admin/payments/${visit.bookingId}/refunds`, {
      token: who.token,
      body: { amountPaise, reason: 'not-held', note: NOTE, key: randomUUID(), ...change },
    });
  const proposed = async (amountPaise: number, who = asha): Promise<string> => {
    const { status, json } = await propose(amountPaise, who);
    assert.deepEqual([status, json.proposal.state], [200, 'open']);
    return json.proposal.id;
  };
  const approve = (id: string, who = ravi) =>
    scene.bench.call('POST', `/api/admin/refunds/${id}/approve`, { token: who.token });
  const reject = (id: string, who = ravi) =>
    scene.bench.call('POST', `/api/admin/refunds/${id}/reject`, {
      token: who.token,
      body: { note: 'She was there, the salon says.' },
    });
  const refunds = async () =>
    (await findRefunds(scene.database.db, visit.bookingId)).map(({ amountPaise, reason }) => [
      amountPaise,
      reason,
    ]);
  const audited = async () =>
    (
      await scene.database.db
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.subjectId, visit.bookingId))
        .orderBy(auditEntries.id)
    ).map(({ action, actorId, changes }) => ({ action, actorId, changes }));

  it('refuses what is no amount, reason or explanation, and anybody but an admin', async () => {
    for (const [amountPaise, change, path] of [
      [0, {}, 'amountPaise'],
      [1.5, {}, 'amountPaise'],
      [10_000, { reason: 'because' }, 'reason'],
      [10_000, { note: ' too short ' }, 'note'],
      [10_000, { key: 'short' }, 'key'],
    ] as const) {
      const { status, json } = await propose(amountPaise, asha, change);
      assert.deepEqual([status, json.fields?.[0].path], [400, path], path);
    }
    assert.equal((await propose(10_000, scene.customer)).status, 403);
    assert.equal((await propose(10_000, await makeCustomer(scene.database, 'salon'))).status, 403);
    assert.equal((await approve(randomUUID())).status, 404);
    for (const [amountPaise, words] of [
      [50_801, 'Only ₹508.00 is left of this payment, not ₹508.01.'],
      [99, 'The smallest refund is ₹1.00.'],
    ] as const) {
      const { status, json } = await propose(amountPaise);
      assert.deepEqual([status, json.code, json.message], [409, 'NOT_REFUNDABLE', words]);
    }
    assert.deepEqual([await refunds(), (await detail()).proposals], [[], []]);
  });

  it('gives a small refund at once, tells the customer, and writes down who gave it and why', async () => {
    const { json } = await propose(LIMIT);
    assert.deepEqual([json.proposal.state, json.proposal.decidedBy], ['alone', null]);
    const jobs = (await scene.bench.jobsDone()).map(({ kind: job, failed }) => [job, failed]);
    assert.deepEqual(jobs.at(-1), ['mail.booking-refunded', false]);
    const { gateway, customer } = await findBalances(scene.database.db, visit.bookingId);
    assert.deepEqual([gateway, Math.abs(customer)], [50_800 - LIMIT, 0]);
    const { paidPaise, refundedPaise, leftPaise, alonePaise, refunds: told } = await detail();
    assert.deepEqual([paidPaise, refundedPaise, leftPaise, alonePaise], [50_800, LIMIT, 30_800, 0]);
    assert.deepEqual([told[0].reason, told[0].status, told[0].askedBy], ['by-hand', 'processed', 'Asha Rao']);
    assert.deepEqual(await audited(), [
      {
        action: 'admin.proposeRefund',
        actorId: asha.id,
        changes: {
          proposal: [null, json.proposal.id],
          refundedPaise: [0, LIMIT],
          reason: [null, 'not-held'],
          note: [null, null],
        },
      },
    ]);
  });

  it('lets a larger one wait for another admin, never for who proposed it, and sends it once approved', async () => {
    const id = await proposed(LIMIT + 1);
    assert.deepEqual(await refunds(), []);
    const list = (await get('/api/admin/refunds?state=open')).json;
    const mine = list.proposals.find((one: { id: string }) => one.id === id);
    assert.deepEqual([mine.own, mine.can], [true, { approve: false, reject: false }]);
    const waiting = async () => (await get('/api/admin/attention')).json.data.proposals;
    const open = await waiting();
    for (const own of [await approve(id, asha), await reject(id, asha)])
      assert.deepEqual([own.status, own.json.code], [403, 'SECOND_ADMIN_NEEDED']);
    const [theirs] = (await detail(ravi)).proposals;
    assert.deepEqual([theirs.own, theirs.can, theirs.note], [false, { approve: true, reject: true }, NOTE]);
    const { status, json } = await approve(id);
    assert.deepEqual([status, json.proposal.state, json.proposal.decidedBy.id], [200, 'approved', ravi.id]);
    assert.equal(await waiting(), open - 1, 'it waits for nobody any more');
    assert.equal((await approve(id)).status, 200, 'the same again is the same');
    await scene.bench.jobsDone();
    assert.deepEqual(await refunds(), [[LIMIT + 1, 'by-hand']]);
    assert.deepEqual(
      (await audited()).map(({ action, actorId, changes }) => [action, actorId, changes.refundedPaise]),
      [
        ['admin.proposeRefund', asha.id, undefined],
        ['admin.approveRefund', ravi.id, [0, LIMIT + 1]],
      ],
    );
    const state = async (name: string) =>
      (await get(`/api/admin/refunds?state=${name}&limit=100`)).json.proposals.some(
        (one: { id: string }) => one.id === id,
      );
    assert.deepEqual([await state('approved'), await state('open')], [true, false]);
  });

  it('has the database refuse an approval of one’s own, a second decision and any other amount', async () => {
    const id = await proposed(30_000);
    const change = (set: Partial<typeof refundProposals.$inferInsert>) =>
      scene.database.db.update(refundProposals).set(set).where(eq(refundProposals.id, id)).execute();
    const decidedAt = scene.bench.now;
    const rejected = { decision: 'rejected', decidedAt, decisionNote: 'No' } as const;
    const causeOf = (words: RegExp) => (error: { cause?: unknown }) =>
      words.test(String(error.cause ?? error));
    await assert.rejects(change({ ...rejected, decidedBy: asha.id }), causeOf(/two_people/));
    await assert.rejects(change({ ...rejected, decidedBy: null }), causeOf(/decided_by/));
    await assert.rejects(
      change({ decision: 'approved', decidedAt, decidedBy: ravi.id }),
      causeOf(/refund_proposals_refund/),
    );
    await assert.rejects(change({ amountPaise: 1 }), causeOf(/decided once/));
    await change({ ...rejected, decidedBy: ravi.id });
    await assert.rejects(change({ ...rejected, decidedBy: meera.id }), causeOf(/decided once/));
    await assert.rejects(
      scene.database.db.delete(refundProposals).where(eq(refundProposals.id, id)).execute(),
      causeOf(/decided once/),
    );
  });

  it('has one of two admins decide who decide at once', async () => {
    const ids = [await proposed(30_000), await proposed(20_800)];
    for (const [at, id] of ids.entries()) {
      const answers = await Promise.all([
        approve(id, ravi),
        at === 0 ? approve(id, meera) : reject(id, meera),
        approve(id, ravi),
      ]);
      const won = answers.filter(({ status }) => status === 200);
      assert.equal(new Set(won.map(({ json }) => json.proposal.decidedBy.id)).size, 1, kind);
      for (const { status, json } of answers.filter((answer) => answer.status !== 200))
        assert.deepEqual([status, json.code], [409, 'PROPOSAL_REFUSED']);
      assert(won.length < answers.length);
    }
    const given = (await refunds()).length;
    const approved = (await detail()).proposals.filter(
      ({ state }: { state: string }) => state === 'approved',
    );
    assert.equal(given, approved.length);
  });

  it('judges anew when it is approved: more than is left by then is refused, and can be rejected', async () => {
    const first = await proposed(40_000);
    const second = await proposed(30_000, meera);
    assert.equal((await approve(first)).status, 200);
    const { status, json } = await approve(second);
    assert.deepEqual([status, json.code], [409, 'NOT_REFUNDABLE']);
    assert.equal(json.message, 'Only ₹108.00 is left of this payment, not ₹300.00.');
    const [told] = (await detail(ravi)).proposals.filter((one: { id: string }) => one.id === second);
    assert.deepEqual(
      [told.state, told.leftPaise, told.can],
      ['open', 10_800, { approve: false, reject: true }],
    );
    assert.equal((await reject(second)).json.proposal.decisionNote, 'She was there, the salon says.');
    assert.equal((await approve(second)).json.code, 'PROPOSAL_REFUSED');
    assert.deepEqual(await refunds(), [[40_000, 'by-hand']]);
  });

  it('lets nobody decide after seven days, and shows it as expired', async () => {
    const id = await proposed(30_000);
    scene.bench.now = addMinutes(scene.bench.now, 7 * DAY_MINUTES);
    for (const late of [await approve(id), await reject(id)])
      assert.deepEqual([late.status, late.json.code], [409, 'PROPOSAL_REFUSED']);
    assert.equal((await detail()).proposals[0].state, 'expired');
    assert.deepEqual(await refunds(), []);
    const anew = await proposed(30_000);
    scene.bench.now = addMinutes(scene.bench.now, 7 * DAY_MINUTES - 1);
    assert.equal((await approve(anew)).status, 200);
  });

  it('adds up what one admin gives of a booking within a day, so that parts need a second admin too', async () => {
    assert.equal((await propose(15_000)).json.proposal.state, 'alone');
    assert.equal((await detail()).alonePaise, 5_000);
    assert.equal((await propose(5_001)).json.proposal.state, 'open');
    assert.equal((await propose(100)).json.proposal.state, 'open', 'what waits counts too');
    assert.equal(
      (await propose(100, ravi)).json.proposal.state,
      'alone',
      'another admin has a limit of their own',
    );
    scene.bench.now = addMinutes(scene.bench.now, DAY_MINUTES);
    assert.equal((await propose(5_000)).json.proposal.state, 'alone', 'after a day it starts anew');
    const both = await Promise.all([propose(15_000), propose(15_000)]);
    assert.deepEqual(both.map(({ json }) => json.proposal.state).sort(), ['alone', 'open'], 'at once, too');
  });

  it('makes one proposal of one key, and none of another amount by it', async () => {
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => propose(10_000, asha, { key })));
    assert.equal(new Set(answers.map(({ json }) => json.proposal.id)).size, 1);
    assert.deepEqual(await refunds(), [[10_000, 'by-hand']]);
    const other = await propose(10_001, asha, { key });
    assert.deepEqual([other.status, other.json.code], [409, 'PROPOSAL_REFUSED']);
    assert.notEqual((await propose(10_000, ravi, { key })).json.proposal.id, answers[0]?.json.proposal.id);
  });

  it('finds a payment by booking, number, what the gateway calls it, any name or phone of the customer, and the salon', async () => {
    const search = async (q: string) =>
      (await get(`/api/admin/payments?q=${encodeURIComponent(q)}`)).json.payments.map(
        ({ bookingId }: { bookingId: string }) => bookingId,
      );
    const { bookingId, paymentId, orderId } = visit;
    for (const q of [bookingId, paymentId, orderId, scene.customer.email, scene.customer.email.toUpperCase()])
      assert.deepEqual(await search(q), [bookingId], q);
    const { rows } = await scene.database.db.execute<{ no: number }>(
      sql`update bookings set customer_name = 'Zubaida Unusual', customer_phone = '+919848077123' where id = ${bookingId} returning no`,
    );
    const no = rows[0]?.no;
    for (const q of ['zubaida', 'Unus', '98480 77123', '77123'])
      assert.deepEqual(await search(q), [bookingId], q);
    for (const q of ['rose &', scene.customer.email.slice(0, 8), `No. ${no}`, `#${no}`, `${no}`])
      assert((await search(q)).includes(bookingId), q);
    for (const q of ['pay_none', 'nobody@people.example', 'No Such Salon', 'ro', '%', randomUUID()])
      assert.deepEqual(await search(q), [], q);
    await propose(10_000);
    const [told] = (await get(`/api/admin/payments?q=${bookingId}`)).json.payments;
    assert.deepEqual([told.paidPaise, told.refundedPaise, told.status], [50_800, 10_000, 'paid']);
    assert.equal((await get('/api/admin/payments?limit=1')).json.payments.length, 1);
  });

  it('shows what a person has to look at: money not as ordered, refunds that failed or bought nothing', async () => {
    const { database, bench, sandbox } = scene;
    const looks = async () =>
      (await get('/api/admin/payments/to-look-at?limit=100')).json.payments.filter(
        (one: { bookingId: string }) => one.bookingId === visit.bookingId,
      );
    assert.deepEqual(await looks(), []);
    await sandbox.behave({ refunds: 'fail' });
    await propose(LIMIT);
    await bench.jobsDone();
    bench.now = addMinutes(bench.now, 15);
    await bench.jobsDone();
    const payload = { orderId: visit.orderId, openedAt: bench.now.toISOString() };
    const reason = 'The order was paid, but not as ordered, says asha@people.example.';
    await database.db.delete(outbox).where(eq(outbox.key, visit.orderId));
    await database.transaction((tx) =>
      giveUpJob(tx, PAYMENT_RECONCILE, visit.orderId, payload, { reason, now: addMinutes(bench.now, 1) }),
    );
    const [odd, failed, ...rest] = await looks();
    assert.deepEqual([odd.kind, odd.reference, odd.amountPaise], ['not-settled', visit.orderId, 50_800]);
    assert.match(odd.error, /…@people\.example/);
    const { pagination } = (await get('/api/admin/payments/to-look-at?limit=1')).json;
    assert.equal((await get('/api/admin/refunds')).json.counts.look, pagination.total);
    assert.deepEqual(
      [failed.kind, failed.reference, failed.amountPaise, typeof failed.jobId, rest],
      ['refund-failed', visit.paymentId, LIMIT, 'number', []],
    );
    await sandbox.behave({});
    await bench.call('POST', `/api/admin/jobs/${failed.jobId}/retry`, { token: ravi.token });
    await bench.jobsDone();
    assert.deepEqual(
      (await looks()).map((one: { kind: string }) => one.kind),
      ['not-settled'],
    );
    await sandbox.behave({ failNext: 1_000 });
    const wish = { bookingId: visit.bookingId, gatewayPaymentId: visit.paymentId, amountPaise: 100 };
    await database.transaction((tx) =>
      requestRefund(tx, { ...wish, reason: 'slot-gone', key: `late-${visit.paymentId}` }, bench.now),
    );
    assert((await looks()).some((one: { kind: string }) => one.kind === 'late-capture'));
  });
});
