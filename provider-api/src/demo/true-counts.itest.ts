import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/open-database.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';

forEachDatabase((_, open) => {
  let database: Database;
  before(async () => {
    database = await open('demo');
  });
  const rowsOf = async (query: ReturnType<typeof sql>) => (await database.db.execute(query)).rows;

  it('counts for each service the bookings that stand, and has some that many book', async () => {
    const counted = sql`(select count(*)::int from booking_services join bookings b on b.id = booking_id
      where service_id = services.id and b.status in ('pending', 'confirmed', 'completed', 'disputed'))`;
    const wrong = sql`select id, booking_count, ${counted} as stand from services where booking_count <> ${counted}`;
    assert.deepEqual(await rowsOf(wrong), []);
    const [sums] = await rowsOf(sql`
      select count(*) filter (where booking_count >= 20) > 8 as popular,
             bool_or(booking_count >= 20 and salons.name like 'Tamarind%') as "ofOwner",
             count(*) filter (where booking_count = 0) < count(*) / 2 as "mostBooked"
        from services join salons on salons.id = salon_id`);
    assert.deepEqual(sums, { popular: true, ofOwner: true, mostBooked: true });
  });

  it('has a completed visit of the same customer and salon before each review, and the reviews behind each rating', async () => {
    const unfounded = await rowsOf(sql`
      select reviews.id from reviews left join bookings b on b.id = booking_id
        and b.customer_id = reviews.customer_id and b.salon_id = reviews.salon_id and b.status = 'completed'
        and coalesce(b.attendance, '') <> 'no_show' and upper(b.during) <= reviews.created_at
       where b.id is null or reviews.created_at > now() or replied_at < reviews.created_at`);
    assert.deepEqual(unfounded, []);
    const misrated = await rowsOf(sql`
      select salons.id from salons left join (
          select salon_id, round(avg(rating), 1) as mean, count(*) from reviews group by salon_id
        ) as said on salon_id = salons.id
       where review_count <> coalesce(said.count, 0) or rating <> said.mean`);
    assert.deepEqual(misrated, []);
  });

  it('paid for each visit that was booked here, in the ledger as on the receipt, and no salon more than it is owed', async () => {
    const unpaid = await rowsOf(sql`
      select b.id from bookings b left join payments p on p.booking_id = b.id left join receipts r
        on r.booking_id = b.id and r.kind = 'receipt' left join ledger_transactions t
        on t.booking_id = b.id and t.event = 'captured' left join ledger_entries e
        on e.transaction_id = t.id and e.account = 'gateway'
       where b.source = 'online' and (p.amount_paise, e.amount_paise, r.fee_paise) is distinct from
         (b.total_paise, b.total_paise, b.fee_paise)`);
    assert.deepEqual(unpaid, []);
    const overpaid = await rowsOf(sql`
      select salon_id from (
          select e.salon_id, sum(e.amount_paise) over (partition by e.salon_id order by t.at, t.id) as claim
            from ledger_entries e join ledger_transactions t on t.id = transaction_id where account = 'salon'
        ) as running where claim > 0`);
    assert.deepEqual(overpaid, []);
  });

  it('lets everybody join before their first booking, and every owner before the salon, which is there first', async () => {
    const early = await rowsOf(sql`
      select b.id from bookings b join salons on salons.id = b.salon_id left join users on users.id = b.customer_id
       where b.created_at < salons.created_at or b.created_at < users.created_at`);
    assert.deepEqual(early, []);
    const [owners] = await rowsOf(sql`
      select bool_and(users.created_at < salons.created_at and users.name = owner_name and users.role = 'salon') as fit,
             count(*) > 100 as many
        from salons join users on users.id = owner_id`);
    assert.deepEqual(owners, { fit: true, many: true });
  });

  it('has nobody do two visits at a time, nor what is not theirs', async () => {
    const twice = await rowsOf(sql`
      select a.id from bookings a join bookings b on a.customer_id = b.customer_id and a.id < b.id
        and a.during && b.during and a.status <> 'cancelled' and b.status <> 'cancelled'`);
    assert.deepEqual(twice, []);
    const unable = await rowsOf(sql`
      select booking_id from booking_services s where specialist_id is not null
         and exists (select from specialist_services d where d.specialist_id = s.specialist_id)
         and not exists (select from specialist_services d
           where d.specialist_id = s.specialist_id and d.service_id = s.service_id)`);
    assert.deepEqual(unable, []);
  });
});
