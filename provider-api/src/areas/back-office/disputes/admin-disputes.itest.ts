import assert from 'node:assert/strict';
import { it } from 'node:test';
import { addMinutes } from '@sundara/contracts';
import { and, eq } from 'drizzle-orm';
import { listPage } from '../../../platform/list/list.ts';
import { pageOfIdsQuery } from '../../../platform/list/page-of-ids.ts';
import { MONDAY_NOON, makeCustomer } from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { plansOf, settle } from '../../../testing/plans-of.ts';
import { bookings } from '../../booking/bookings/bookings.tables.ts';
import { disputeNotes, disputes } from '../../booking/bookings/disputes.tables.ts';
import { auditEntries } from '../../marketplace/audit/audit.tables.ts';
import { salons } from '../../marketplace/salons/salons.tables.ts';
import { findBalances } from '../../money/ledger/balances.ts';
import { eraseCustomer } from '../account-deletion/erase-customer.ts';
import { disputeList } from './disputes.repository.ts';
import { HOUR, openDisputeDesk, REASON, TO_CUSTOMER, TO_SALON } from './testing/dispute-desk.ts';

forEachBench({}, (scene) => {
  const desk = openDisputeDesk(scene);
  const { disputed, list, ids, readAs, told, post, resolve, mail, statusOf, given } = desk;
  const answer = (text = 'We have asked the salon.', who = desk.meera) => post('answer', { text }, who);

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
    for (desk.id of [crypto.randomUUID(), 'x']) assert.equal((await resolve(0)).status, 404);
  });

  it('lists by what is due, with both clocks, and counts by how long customers wait', async () => {
    const { id } = desk;
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
    const { status, json } = await answer();
    assert.deepEqual([status, json.dispute.state], [200, 'answered']);
    assert.equal(json.dispute.firstAnswer.doneAt, '2026-11-23T12:00:00+05:30');
    assert.equal((await answer()).status, 200, 'the same again');
    const late = await answer('Another one.', await makeCustomer(scene.database, 'admin'));
    assert.deepEqual([late.status, late.json.code], [409, 'DISPUTE_DEALT_WITH']);
    assert.equal(late.json.message, 'Asha Rao answered this dispute on Mon, 23 Nov, 12:00 pm.');
    assert.match(await mail('dispute-answered'), /We have asked the salon\./);
    assert.equal((await told()).dispute.answer.text, 'We have asked the salon.');
  });

  it('gives back what was decided exactly once, completes the visit, and each side reads its own words', async () => {
    const { id, meera } = desk;
    const { database, bench, salon } = scene;
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
    assert.deepEqual(await given(), [20_000]);
    assert.equal((await findBalances(database.db, id)).customer, -20_000);
    const read = await told();
    assert.deepEqual([read.status, read.dispute.resolution], ['completed', TO_CUSTOMER]);
    const seen = (await bench.call('GET', `/api/salon/bookings/${id}`, { token: owner.token })).json.data;
    assert.deepEqual([seen.status, seen.dispute.resolution], ['completed', TO_SALON]);
    for (const [data, own, foreign] of [
      [read, TO_CUSTOMER, TO_SALON],
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
    const { id } = desk;
    const { bench, customer } = scene;
    await post('notes', { side: 'salon', text: 'They say the colour was agreed on.' });
    const { json } = await resolve(0);
    assert.deepEqual([json.dispute.resolution.outcome, json.dispute.money.leftPaise], ['salon', 50_800]);
    assert.equal(json.dispute.notes[0].text, 'They say the colour was agreed on.');
    assert.deepEqual(await given(), []);
    const shown = await bench.call('GET', `/api/customer/bookings/${id}`, { token: customer.token });
    assert.ok(!JSON.stringify(shown.json).includes('They say'));
  });

  it('erases what a customer who has left wrote, once it is resolved and not before', async () => {
    const { id } = desk;
    const { database, customer, bench } = scene;
    await post('notes', { side: 'customer', text: 'She called.' });
    await database.db.update(bookings).set({ attendance: 'attended' }).where(eq(bookings.id, id));
    await database.transaction((tx) => eraseCustomer(tx, customer.id, 'none', bench.now));
    const open = await readAs();
    assert.deepEqual([open.reason, open.notes.length, open.booking.attendance], [REASON, 1, 'attended']);
    await resolve(0);
    const closed = await readAs();
    assert.deepEqual([closed.reason, closed.notes, closed.booking.attendance], ['', [], null]);
    const left = await database.db.select().from(disputeNotes).where(eq(disputeNotes.bookingId, id));
    assert.deepEqual(left, []);
  });

  it('reads each list by its index, however many were resolved', async () => {
    const { pool } = scene.database;
    // Written with triggers disabled, because they are not tested here.
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
    await settle(scene.database, 'disputes', 'bookings');
    const paged = { page: 3, limit: 20 };
    for (const query of [
      { ...paged },
      { ...paged, sort: 'created_desc' },
      { ...paged, state: 'open' },
      { ...paged, state: 'resolved' },
      { ...paged, state: 'resolved', sort: 'created_asc' },
      { ...paged, state: 'resolved', q: 'Person 777' },
    ] as const) {
      const asked = listPage(disputeList(scene.bench.now), query, 4_000);
      const [plan = ''] = await plansOf(scene.database, (db) =>
        pageOfIdsQuery(db, disputes.bookingId, asked),
      );
      assert.match(plan, /Index (Only )?Scan/, JSON.stringify(query));
      assert.doesNotMatch(plan, /Seq Scan on (disputes|bookings)/, JSON.stringify(query));
    }
  });
});
