import assert from 'node:assert/strict';
import { it } from 'node:test';
import { listPage } from '../../../platform/list/list.ts';
import { pageOfIdsQuery } from '../../../platform/list/page-of-ids.ts';
import { MONDAY_NOON, makeCustomer, putVisit } from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { plansOf, settle } from '../../../testing/plans-of.ts';
import { countLateRefunds, countWaitingRefunds } from '../dashboard/attention.repository.ts';
import { findPayments } from '../payments/found-payments.repository.ts';
import { countPaymentsToLookAt } from '../payments/payments-to-look-at.repository.ts';
import { countProposals, proposalList } from './proposals.repository.ts';
import { refundProposals } from './refund-proposals.tables.ts';

forEachBench({}, (scene, kind) => {
  // Thousands of rows are too many for the embedded database, whose planner is the same.
  if (kind === 'embedded') return;

  it('reads proposals and payments by indexes', async () => {
    const { pool, db } = scene.database;
    const asha = await makeCustomer(scene.database, 'admin');
    const ravi = await makeCustomer(scene.database, 'admin');
    const bookingId = await putVisit(scene.database, scene.salon, scene.customer, MONDAY_NOON, 30);
    await pool.query(
      `insert into refund_proposals (key, booking_id, gateway_payment_id, amount_paise, reason, note, proposed_by,
         created_at, expires_at, decision, decided_at, decided_by)
       select 'plan-' || n, $1, 'pay_plan', 100, 'other', 'For the plan of it', $2, now(), now(), 'rejected', now(), $3
       from generate_series(1, 20000) n`,
      [bookingId, asha.id, ravi.id],
    );
    // More than was paid, only to test the query plan.
    await pool.query('alter table refunds disable trigger user');
    await pool.query(
      `insert into refunds (booking_id, gateway_payment_id, key, amount_paise, reason, status)
       select $1, 'pay_plan', 'plan-' || n, 100, 'by-hand', 'processed' from generate_series(1, 5000) n`,
      [bookingId],
    );
    await pool.query('alter table refunds enable trigger user');
    await pool.query(
      `insert into outbox (kind, key, payload, failed_at)
       select (array['mail.plan', 'hold.end', 'refund.send', 'payment.reconcile'])[1 + n % 4], n::text, '{}', now()
       from generate_series(1, 5000) n`,
    );
    await settle(scene.database, 'refund_proposals', 'refunds', 'outbox');
    for (const state of ['all', 'open', 'rejected', 'expired'] as const) {
      const query = { page: 1, limit: 10, state, sort: 'createdAt_desc' } as const;
      const page = listPage(proposalList(scene.bench.now), query, 20_000);
      const { sql: text, params } = pageOfIdsQuery(db, refundProposals.id, page).toSQL();
      const { rows } = await pool.query(`explain ${text}`, params);
      const plan = rows.map((line) => line['QUERY PLAN']).join('\n');
      assert.doesNotMatch(plan, /Seq Scan on refund_proposals/, state);
    }
    const counted = await plansOf(scene.database, async (read) => {
      await countProposals(read, 'expired', scene.bench.now);
      await countPaymentsToLookAt(read);
      await countLateRefunds(read, scene.bench.now);
      await countWaitingRefunds(read, scene.bench.now);
    });
    assert.equal(counted.length, 4);
    for (const plan of counted) assert.doesNotMatch(plan, /Seq Scan|Bitmap Heap|Index Scan/);
    assert.equal((await findPayments(db, { page: 101, limit: 10 })).rows.length, 0);
  });

  it('finds the payments of a customer and of a number by indexes', async () => {
    await scene.database.pool.query(
      `insert into bookings (salon_id, customer_id, no, during, status, customer_name, customer_email, customer_phone,
         base_paise, discount_paise, fee_paise, gst_paise, total_paise)
       select $1, $2, 10000 + n, tstzrange(now(), now() + interval '1 hour'), 'cancelled', 'Person ' || n, n || '@people.example',
         '+9198480' || n, 0, 0, 0, 0, 0 from generate_series(1, 5000) n`,
      [scene.salon.id, scene.customer.id],
    );
    await settle(scene.database, 'bookings');
    for (const q of ['son 1234', 'No. 11234', '98480 1234']) {
      const plans = await plansOf(scene.database, (db) => findPayments(db, { page: 1, limit: 10, q }));
      assert.match(plans.join(), q.startsWith('No') ? /bookings_by_no/ : /bookings_search/, q);
      assert.doesNotMatch(plans.join(), /Seq Scan on bookings/, q);
    }
  });
});
