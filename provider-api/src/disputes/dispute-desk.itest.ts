import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { before, beforeEach, it } from 'node:test';
import { addMinutes, instantAt } from '@sundara/contracts';
import { and, eq } from 'drizzle-orm';
import { eraseCustomer } from '../account/erase-customer.ts';
import { pageOfIdsQuery } from '../admin/list/page-of-ids.ts';
import { auditEntries } from '../audit/audit.tables.ts';
import { bookings } from '../bookings/bookings.tables.ts';
import { findBalances } from '../ledger/balances.ts';
import { postCapture } from '../ledger/post.ts';
import { payments } from '../payments/payments.tables.ts';
import { MONDAY_NOON, makeCustomer, putVisit, type TestCustomer } from '../payments/testing/booking-bench.ts';
import { forEachBench } from '../payments/testing/for-each-bench.ts';
import { findRefunds } from '../refunds/refunds.repository.ts';
import { salons } from '../salons/salons.tables.ts';
import { disputePage } from './disputes.repository.ts';
import { disputeNotes, disputes } from './disputes.tables.ts';

const START = instantAt('2026-11-22', '16:00');
const HOUR = 60;
const REASON = 'The colour is not what we agreed on.';
const TO_CUSTOMER = 'You are right: the salon used another colour.';
const TO_SALON = 'Please agree on the colour beforehand.';
let made = 0;

forEachBench({}, (scene) => {
  let meera: TestCustomer;
  let id: string;
  before(() => scene.bench.app.ready());
  beforeEach(async () => {
    meera = await makeCustomer(scene.database, 'admin');
    id = await disputed();
  });

  /** A paid visit of 508 rupees, or so many times as much, that its customer disputes now. */
  const disputed = async (times = 1): Promise<string> => {
    const { database, salon, customer, bench } = scene;
    made += 1;
    const totalPaise = times * 50_800;
    const parts = {
      ...{ basePaise: times * 50_000, discountPaise: times * 5_000 },
      ...{ feePaise: times * 4_900, gstPaise: times * 900 },
    };
    const over = { status: 'completed', completedAt: bench.now, updatedAt: bench.now } as const;
    const paid = { ...parts, totalPaise, confirmedAt: addMinutes(START, -HOUR) };
    const bookingId = await putVisit(database, salon, customer, START, 60, { ...over, ...paid, no: made });
    const gatewayPaymentId = `pay_${String(made).padStart(14, '0')}`;
    await database.transaction(async (tx) => {
      await tx.insert(payments).values({
        ...{ bookingId, gatewayOrderId: `order_${made}`, gatewayPaymentId, amountPaise: totalPaise },
        ...{ status: 'paid', capturedAt: START },
      });
      await postCapture(tx, bookingId, gatewayPaymentId, START);
    });
    const path = `/api/customer/bookings/${bookingId}/dispute`;
    const opened = await bench.call('POST', path, { token: customer.token, body: { reason: REASON } });
    assert.equal(opened.status, 200, JSON.stringify(opened.json));
    return bookingId;
  };
  const list = async (query = '') =>
    (await scene.bench.call('GET', `/api/admin/disputes${query}`, { token: meera.token })).json;
  const ids = async (query?: string): Promise<string[]> =>
    (await list(query)).disputes.map(({ bookingId }: { bookingId: string }) => bookingId);
  const post = (what: string, body: object, who = meera) =>
    scene.bench.call('POST', `/api/admin/disputes/${id}/${what}`, { token: who.token, body });
  const answer = (text = 'We have asked the salon.', who = meera) => post('answer', { text }, who);
  const resolve = (refundPaise: number, who = meera) =>
    post(
      'resolve',
      {
        outcome: refundPaise ? 'customer' : 'salon',
        refundPaise,
        toCustomer: TO_CUSTOMER,
        toSalon: TO_SALON,
      },
      who,
    );
  const mail = async (name: string) => {
    await scene.bench.jobsDone();
    return readFile(join(scene.bench.dataDir, 'mail', `${name}.${id}.eml`), 'utf8');
  };
  const statusOf = async () =>
    (await scene.database.db.select().from(bookings).where(eq(bookings.id, id)))[0]?.status;

  it('refuses words that say too little, amounts that can not be, and a booking that nobody disputed', async () => {
    const wrong = [
      ['answer', { text: 'Soon' }],
      ['resolve', { outcome: 'salon', refundPaise: 100, toCustomer: TO_CUSTOMER, toSalon: TO_SALON }],
      ['resolve', { outcome: 'customer', refundPaise: -1, toCustomer: TO_CUSTOMER, toSalon: TO_SALON }],
      ['resolve', { outcome: 'nobody', refundPaise: 0, toCustomer: TO_CUSTOMER, toSalon: TO_SALON }],
      ['notes', { side: 'salon', text: ' ' }],
    ] as const;
    for (const [what, body] of wrong) assert.equal((await post(what, body)).status, 400, what);
    for (const paise of [1, 99, 50_801]) {
      const { status, json } = await resolve(paise);
      assert.deepEqual([status, json.code], [409, 'NOT_REFUNDABLE'], String(paise));
    }
    assert.equal(await statusOf(), 'disputed');
    for (id of [crypto.randomUUID(), 'x']) assert.equal((await resolve(0)).status, 404);
  });

  it('lists by what is due, with both clocks, and counts by how long customers wait', async () => {
    const { database, bench } = scene;
    const older = await disputed();
    const changed = { createdAt: addMinutes(MONDAY_NOON, -31 * 24 * HOUR), answeredAt: MONDAY_NOON };
    await database.db.update(disputes).set(changed).where(eq(disputes.bookingId, older));
    const mine = async (query = '') => (await ids(query)).filter((each) => [id, older].includes(each));
    assert.deepEqual(await mine('?limit=100'), [older, id], 'what is overdue the longest comes first');
    assert.deepEqual(await mine('?limit=100&sort=due_desc'), [id, older]);
    assert.deepEqual(await mine('?limit=100&state=open'), [id]);
    assert.deepEqual(await mine('?limit=100&state=answered'), [older]);
    assert.deepEqual(await ids(`?q=${id}`), [id]);
    assert.deepEqual((await mine('?limit=100&q=rose')).length, 2);
    assert.deepEqual(await ids('?q=Nobody%25'), []);
    const before = (await list()).counts.ages;
    bench.now = addMinutes(MONDAY_NOON, 48 * HOUR);
    const row = async () =>
      (await list(`?q=${id}`)).disputes[0] as Record<
        'firstAnswer' | 'outcome',
        { due: string; overdue: boolean }
      >;
    assert.deepEqual((await row()).firstAnswer, {
      ...{ due: '2026-11-25T12:00:00+05:30', doneAt: null, overdue: false },
    });
    assert.equal((await row()).outcome.due, '2026-12-23T12:00:00+05:30');
    bench.now = addMinutes(MONDAY_NOON, 48 * HOUR + 1);
    assert.equal((await row()).firstAnswer.overdue, true);
    const ages = (await list()).counts.ages;
    assert.deepEqual([ages.under48Hours, ages.over30Days], [0, before.over30Days]);
    assert.equal(ages.over48Hours, before.over48Hours + before.under48Hours);
  });

  it('answers once, which stops the first clock, is mailed and shown; another admin is told who did', async () => {
    const { bench, customer } = scene;
    const { status, json } = await answer();
    assert.deepEqual([status, json.dispute.state], [200, 'answered']);
    assert.equal(json.dispute.firstAnswer.doneAt, '2026-11-23T12:00:00+05:30');
    assert.equal((await answer()).status, 200, 'the same again');
    const late = await answer('Another one.', await makeCustomer(scene.database, 'admin'));
    assert.deepEqual([late.status, late.json.code], [409, 'DISPUTE_DEALT_WITH']);
    assert.equal(late.json.message, 'Asha Rao answered this dispute on Mon, 23 Nov, 12:00 pm.');
    assert.match(await mail('dispute-answered'), /We have asked the salon\./);
    const shown = await bench.call('GET', `/api/customer/bookings/${id}`, { token: customer.token });
    assert.equal(shown.json.data.dispute.answer.text, 'We have asked the salon.');
  });

  it('gives back what was decided exactly once, completes the visit, and each side reads its own words', async () => {
    const { database, bench, customer, salon } = scene;
    const owner = await makeCustomer(database, 'salon');
    await database.db.update(salons).set({ ownerId: owner.id }).where(eq(salons.id, salon.id));
    const others = [await makeCustomer(database, 'admin'), await makeCustomer(database, 'admin')];
    const asked = await Promise.all([meera, meera, ...others].map((who) => resolve(20_000, who)));
    const won = asked.filter(({ status }) => status === 200);
    assert.ok(won.length === 1 || won.length === 2, 'one admin, who may have asked twice');
    for (const { status, json } of asked.filter((each) => each.status !== 200)) {
      assert.deepEqual([status, json.code], [409, 'DISPUTE_DEALT_WITH']);
      assert.match(json.message, /Asha Rao resolved this dispute on Mon, 23 Nov, 12:00 pm\./);
    }
    const made = await findRefunds(database.db, id);
    assert.deepEqual(
      made.map(({ amountPaise }) => amountPaise),
      [20_000],
    );
    assert.equal((await findBalances(database.db, id)).customer, -20_000);
    const told = (await bench.call('GET', `/api/customer/bookings/${id}`, { token: customer.token })).json
      .data;
    assert.deepEqual([told.status, told.dispute.resolution], ['completed', TO_CUSTOMER]);
    const seen = (await bench.call('GET', `/api/salon/bookings/${id}`, { token: owner.token })).json.data;
    assert.deepEqual([seen.status, seen.dispute.resolution], ['completed', TO_SALON]);
    for (const [data, own, foreign] of [
      [told, TO_CUSTOMER, TO_SALON],
      [seen, TO_SALON, TO_CUSTOMER],
    ]) {
      const text = JSON.stringify(data);
      assert.ok(text.includes(own) && !text.includes(foreign));
    }
    assert.match(await mail('dispute-resolved'), /200\.00/);
    assert.match(await mail('dispute-salon'), /^To: .*Rose/m);
    const isDecision = and(eq(auditEntries.subjectId, id), eq(auditEntries.action, 'admin.resolveDispute'));
    const written = await database.db.select().from(auditEntries).where(isDecision);
    assert.deepEqual(
      written.map(({ changes }) => changes),
      [{ status: ['disputed', 'completed'], outcome: [null, 'customer'], refundPaise: [null, 20_000] }],
    );
    assert.deepEqual(await ids(`?state=resolved&q=${id}`), [id]);
  });

  it('gives nothing back where it is decided for the salon, and keeps notes for ourselves', async () => {
    const { database, bench, customer } = scene;
    await post('notes', { side: 'salon', text: 'They say the colour was agreed on.' });
    const { json } = await resolve(0);
    assert.deepEqual([json.dispute.resolution.outcome, json.dispute.money.leftPaise], ['salon', 50_800]);
    assert.equal(json.dispute.notes[0].text, 'They say the colour was agreed on.');
    assert.deepEqual(await findRefunds(database.db, id), []);
    const shown = await bench.call('GET', `/api/customer/bookings/${id}`, { token: customer.token });
    assert.ok(!JSON.stringify(shown.json).includes('They say'));
  });

  /** What is over the amount of one admin, proposed by Meera for a visit that cost so much. */
  const WHOLE = 5_080_000;
  const proposeWhole = async (): Promise<string> => {
    id = await disputed(100);
    const { status, json } = await resolve(WHOLE);
    assert.deepEqual([status, json.message], [200, 'Another admin has to approve this refund']);
    return json.dispute.proposed[0].refund.id;
  };
  const decide = (refundId: string, what: 'approve' | 'reject', who: TestCustomer) => {
    const body = what === 'reject' ? { note: 'The salon has a picture of it.' } : undefined;
    return scene.bench.call('POST', `/api/admin/refunds/${refundId}/${what}`, { token: who.token, body });
  };
  const readAs = async (who = meera) =>
    (await scene.bench.call('GET', `/api/admin/disputes/${id}`, { token: who.token })).json.dispute;
  const told = async () =>
    (await scene.bench.call('GET', `/api/customer/bookings/${id}`, { token: scene.customer.token })).json
      .data;
  const given = async () => (await findRefunds(scene.database.db, id)).map(({ amountPaise }) => amountPaise);
  const audited = async () => {
    const about = eq(auditEntries.subjectId, id);
    const rows = await scene.database.db.select().from(auditEntries).where(about).orderBy(auditEntries.id);
    return rows.map(({ action, changes }) => [action, changes] as const);
  };
  /** Neither side has heard of a decision, and the visit stands as disputed. */
  const assertNobodyTold = async () => {
    for (const name of ['dispute-resolved', 'dispute-salon'])
      await assert.rejects(mail(name), { code: 'ENOENT' }, name);
    const { status, dispute } = await told();
    assert.deepEqual([status, dispute.resolution, dispute.resolvedAt], ['disputed', null, null]);
    assert.deepEqual(await given(), []);
  };

  it('holds back what is over the amount of one admin until another approves it, and tells nobody before', async () => {
    const ravi = await makeCustomer(scene.database, 'admin');
    const refundId = await proposeWhole();
    await assertNobodyTold();
    assert.equal((await resolve(WHOLE)).json.dispute.proposed.length, 1, 'the same again');
    const { status, json } = await resolve(0, ravi);
    assert.deepEqual([status, json.code], [409, 'DISPUTE_DEALT_WITH']);
    assert.equal(
      json.message,
      'Asha Rao decided this dispute on Mon, 23 Nov, 12:00 pm. Another admin has to approve its refund of ₹50,800.00 first.',
    );
    const waiting = await readAs(ravi);
    assert.deepEqual([waiting.state, waiting.waits, waiting.resolution], ['open', true, null]);
    assert.deepEqual(waiting.proposed[0].refund.can, { approve: true, reject: true });
    assert.deepEqual((await readAs()).proposed[0].refund.can, { approve: false, reject: false });
    assert.deepEqual((await list(`?q=${id}`)).disputes[0].waits, true);
    scene.bench.now = addMinutes(MONDAY_NOON, 49 * HOUR);
    const late = await readAs();
    assert.deepEqual([late.firstAnswer.overdue, late.outcome.doneAt], [true, null], 'the clocks go on');
    assert.equal((await decide(refundId, 'approve', ravi)).status, 200);
    assert.equal((await decide(refundId, 'approve', ravi)).status, 200, 'the same again');
    const done = await readAs();
    const { by, at, refundPaise, toSalon } = done.resolution;
    assert.deepEqual(
      [done.state, done.waits, by, at, refundPaise, toSalon],
      ['resolved', false, 'Asha Rao', '2026-11-25T13:00:00+05:30', WHOLE, TO_SALON],
    );
    assert.deepEqual([(await told()).dispute.resolution, await statusOf()], [TO_CUSTOMER, 'completed']);
    assert.deepEqual(await given(), [WHOLE]);
    assert.match(await mail('dispute-resolved'), /50,800\.00 goes back to you/);
    await mail('dispute-salon');
    const [, proposed, approved, ...more] = await audited();
    assert.deepEqual(proposed, [
      'admin.resolveDispute',
      { proposal: [null, refundId], proposedPaise: [null, WHOLE] },
    ]);
    assert.deepEqual(approved, [
      'admin.approveRefund',
      {
        ...{ proposal: [refundId, refundId], decision: [null, 'approved'], refundedPaise: [0, WHOLE] },
        ...{ status: ['disputed', 'completed'], outcome: [null, 'customer'], refundPaise: [null, WHOLE] },
      },
    ]);
    assert.deepEqual(more, []);
  });

  it('is to be decided again once its refund is rejected or forgotten, and keeps what was decided and why not', async () => {
    const ravi = await makeCustomer(scene.database, 'admin');
    await decide(await proposeWhole(), 'reject', ravi);
    await assertNobodyTold();
    const rejected = await readAs();
    assert.deepEqual([rejected.state, rejected.waits, rejected.outcome.doneAt], ['open', false, null]);
    const [{ toCustomer, refund }] = rejected.proposed;
    assert.deepEqual(
      [toCustomer, refund.state, refund.decidedBy.name, refund.decisionNote],
      [TO_CUSTOMER, 'rejected', 'Asha Rao', 'The salon has a picture of it.'],
    );
    scene.bench.now = addMinutes(MONDAY_NOON, HOUR);
    assert.equal((await resolve(WHOLE)).json.dispute.proposed.length, 2);
    scene.bench.now = addMinutes(MONDAY_NOON, HOUR + 7 * 24 * HOUR);
    const forgotten = await readAs();
    assert.deepEqual([forgotten.waits, forgotten.proposed[0].refund.state], [false, 'expired']);
    await assertNobodyTold();
    const { json } = await resolve(20_000, ravi);
    assert.deepEqual([json.dispute.state, json.dispute.resolution.by], ['resolved', 'Asha Rao']);
    assert.deepEqual([json.dispute.proposed.length, await given()], [2, [20_000]]);
    assert.match(await mail('dispute-resolved'), /200\.00/);
  });

  it('is approved or rejected once, whoever comes at the same time', async () => {
    const others = [await makeCustomer(scene.database, 'admin'), await makeCustomer(scene.database, 'admin')];
    const refundId = await proposeWhole();
    const [approved, rejected, again] = await Promise.all([
      decide(refundId, 'approve', others[0] ?? meera),
      decide(refundId, 'reject', others[1] ?? meera),
      resolve(0, others[1]),
    ]);
    assert.deepEqual([approved.status, rejected.status].sort(), [200, 409]);
    const { state, waits, resolution } = await readAs();
    assert.equal(waits, false);
    if (approved.status === 200) {
      assert.deepEqual([state, resolution.refundPaise, await given()], ['resolved', WHOLE, [WHOLE]]);
      assert.equal(again.status, 409);
    } else {
      assert.deepEqual([state, await given()], again.status === 200 ? ['resolved', []] : ['open', []]);
    }
  });

  it('can only be rejected where less is left by then, and is decided anew about what is left', async () => {
    const ravi = await makeCustomer(scene.database, 'admin');
    const refundId = await proposeWhole();
    const body = {
      amountPaise: 100_000,
      reason: 'goodwill',
      note: 'She called twice.',
      key: 'a-key-of-ravi',
    };
    const path = `/api/admin/payments/${id}/refunds`;
    assert.equal((await scene.bench.call('POST', path, { token: ravi.token, body })).status, 200);
    const { status, json } = await decide(refundId, 'approve', ravi);
    assert.deepEqual(
      [status, json.code, json.message],
      [409, 'NOT_REFUNDABLE', 'Only ₹49,800.00 is left of this payment, not ₹50,800.00.'],
    );
    const { waits, proposed, resolution } = await readAs(ravi);
    assert.deepEqual([waits, proposed[0].refund.can.approve, resolution], [true, false, null]);
    assert.equal((await decide(refundId, 'reject', ravi)).status, 200);
    scene.bench.now = addMinutes(MONDAY_NOON, 1);
    assert.equal((await resolve(4_980_000)).json.dispute.waits, true);
    const [{ refund }] = (await readAs(ravi)).proposed;
    assert.equal((await decide(refund.id, 'approve', ravi)).status, 200);
    assert.deepEqual((await given()).sort(), [100_000, 4_980_000]);
    assert.equal((await readAs()).resolution.refundPaise, 4_980_000);
  });

  it('erases what a customer who has left wrote, once it is resolved and not before', async () => {
    const { database, customer, bench } = scene;
    await post('notes', { side: 'customer', text: 'She called.' });
    await database.db.update(bookings).set({ attendance: 'attended' }).where(eq(bookings.id, id));
    await database.transaction((tx) => eraseCustomer(tx, customer.id, 'none', bench.now));
    const read = async () =>
      (await bench.call('GET', `/api/admin/disputes/${id}`, { token: meera.token })).json.dispute;
    const open = await read();
    assert.deepEqual([open.reason, open.notes.length, open.booking.attendance], [REASON, 1, 'attended']);
    await resolve(0);
    const closed = await read();
    assert.deepEqual([closed.reason, closed.notes, closed.booking.attendance], ['', [], null]);
    const left = await database.db.select().from(disputeNotes).where(eq(disputeNotes.bookingId, id));
    assert.deepEqual(left, []);
  });

  it('reads each list by its index, however many were resolved', async () => {
    const { pool, db } = scene.database;
    // Written past the triggers, which are not what is looked at here.
    for (const table of ['bookings', 'disputes'])
      await pool.query(`alter table ${table} disable trigger user`);
    await pool.query(
      `insert into bookings (salon_id, customer_id, during, status, customer_name, customer_email, customer_phone,
         base_paise, discount_paise, fee_paise, gst_paise, total_paise)
       select $1, $2, tstzrange('2020-01-01', '2020-01-02'), 'completed', 'Person ' || n, 'p@x.example', '1', 0, 0, 0, 0, 0
       from generate_series(1, 4000) n`,
      [scene.salon.id, scene.customer.id],
    );
    await pool.query(
      `insert into disputes (booking_id, reason, names, due_at, resolved_at)
       select id, repeat('A reason. ', 20), customer_name, now(), case when no % 40 > 0 then now() end
       from (select id, customer_name, row_number() over () as no from bookings where customer_email = 'p@x.example') made`,
    );
    for (const table of ['bookings', 'disputes'])
      await pool.query(`alter table ${table} enable trigger user`);
    await pool.query('vacuum analyze disputes, bookings');
    const paged = { page: 3, limit: 20 };
    for (const query of [
      { ...paged },
      { ...paged, sort: 'created_desc' },
      { ...paged, state: 'open' },
      { ...paged, state: 'resolved' },
      { ...paged, state: 'resolved', sort: 'created_asc' },
      { ...paged, state: 'resolved', q: 'Person 777' },
    ] as const) {
      const asked = disputePage(query, 4_000);
      const { sql: text, params } = pageOfIdsQuery(db, disputes.bookingId, asked).toSQL();
      const { rows } = await pool.query(`explain ${text}`, params);
      const plan = rows.map((line) => line['QUERY PLAN']).join('\n');
      assert.doesNotMatch(plan, /Seq Scan on (disputes|bookings)/, JSON.stringify(query));
    }
  });
});
