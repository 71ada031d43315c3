import { chance } from './people-sql.ts';
import { SIZES } from './sizes.ts';

/** Every tenth salon has 550 visits, the others 50: over the last 600 days and the next 60. */
const VISITS = `
  create temp table visits as
  select *, row_number() over (order by created_at) as n, created_at + interval '2 minutes' as captured_at from (
    select md5('booking ' || s.n || ' ' || no)::uuid as id, s.id as salon_id, no, start,
      least(start - make_interval(days => 1 + no % 9, secs => (s.n * 37 + no) % 86400),
        now() - make_interval(secs => 60 + (s.n * 601 + no * 7) % 4000000)) as created_at,
      md5('user ' || ${SIZES.admins + SIZES.owners} + 1 + (s.n * 7919 + no * 104729) % ${SIZES.users - SIZES.admins - SIZES.owners})::uuid as customer_id,
      case when start > now() then case when no % 9 = 0 then 'cancelled' else 'confirmed' end
        when no % 20 = 0 then 'disputed' when no % 20 < 5 then 'cancelled' else 'completed' end as status
    from numbered_salons s, lateral generate_series(1, case when s.n % 10 = 0 then 550 else 50 end) no,
      lateral (select date_trunc('day', now()) - interval '600 days'
        + make_interval(days => ((no * 7919 + s.n * 31) % 660)::int, hours => 4 + (s.n % 8)::int) as start) at) drawn`;
const BOOKINGS = `
  insert into bookings (id, salon_id, customer_id, no, during, status, customer_name, customer_email, customer_phone,
    base_paise, discount_paise, fee_paise, gst_paise, total_paise, created_at, confirmed_at, attendance)
  select v.id, salon_id, customer_id, no, tstzrange(start, start + interval '1 hour'), status, u.name, u.email, u.phone,
    50000, 5000, 4900, 900, 50800, v.created_at, v.created_at, case when status = 'completed' then case when no % 30 = 7 then 'no_show' else 'attended' end end
  from visits v join users u on u.id = v.customer_id`;
const PAYMENTS = `
  insert into payments (id, booking_id, gateway_order_id, gateway_payment_id, amount_paise, status, method, captured_at, created_at, updated_at)
  select md5('payment ' || n)::uuid, id, 'order_' || left(md5('o' || n), 14), case when paid then 'pay_' || left(md5('p' || n), 14) end,
    50800, case when paid then 'paid' else 'failed' end, 'upi', case when paid then captured_at end, created_at, captured_at
  from (select *, n % 50 <> 0 or created_at > now() - interval '4 days' as paid from visits) each`;

/** Cancelled and disputed visits, renumbered; the first ones were refunded by hand. */
const SENT_BACK = `
  create temp table sent_back as
  select visits.*, row_number() over (order by hashint8(n)) as k from visits
  where n % 50 <> 0 and start < now() and status in ('cancelled', 'disputed') order by hashint8(n) limit ${SIZES.refunds}`;
const REFUNDS = `
  insert into refunds (id, booking_id, gateway_payment_id, gateway_refund_id, key, amount_paise, reason, status, created_at, updated_at, processed_at)
  select md5('refund ' || k)::uuid, id, 'pay_' || left(md5('p' || n), 14), case when k % 100 <> 0 then 'rfnd_' || left(md5('r' || k), 14) end,
    'refund ' || k, 20000, case when k <= ${SIZES.proposals} then 'by-hand' when k % 500 = 1 then 'slot-gone' else 'customer-cancelled' end,
    case when k % 500 = 0 then 'failed' when k % 100 = 0 then 'due' when k % 500 = 1 then 'sent' else 'processed' end,
    captured_at + interval '1 day', captured_at + interval '1 day', case when k % 100 > 1 then captured_at + interval '4 days' end
  from sent_back`;
/** The capture of each payment that was refunded, wholly or in part. */
const LEDGER = [
  `insert into ledger_transactions (key, event, booking_id, at)
    select 'captured:pay_' || left(md5('p' || n), 14), 'captured', id, captured_at from sent_back`,
  `insert into ledger_entries (transaction_id, account, salon_id, amount_paise)
    select t.id, account, case when account = 'salon' then salon_id end, paise
    from ledger_transactions t join sent_back s on s.id = t.booking_id,
      (values ('gateway', 50800), ('salon', -45000), ('fee', -4900), ('igst', -900)) entry (account, paise)`,
];
/** One in 100 waits for another admin, three in 100 have expired. */
const PROPOSALS = `
  insert into refund_proposals (id, key, booking_id, gateway_payment_id, amount_paise, reason, note, proposed_by, created_at, expires_at,
    decision, decided_at, decided_by, refund_id)
  select md5('proposal ' || k)::uuid, 'proposal-' || k, id, 'pay_' || left(md5('p' || n), 14), 20000,
    (array['service','not-held','mistake','goodwill'])[1 + k % 4], 'As told on the phone.', md5('user ' || 1 + k % ${SIZES.admins})::uuid, at, at + interval '7 days',
    decision, case when decision is not null then at + interval '5 hours' end,
    case when decision in ('approved', 'rejected') then md5('user ' || 1 + (k + 1) % ${SIZES.admins})::uuid end,
    case when decision in ('approved', 'alone') then md5('refund ' || k)::uuid end
  from (select *, case when k % 100 = 0 then now() - make_interval(mins => (k / 4)::int) else captured_at + interval '1 day' end as at,
    case when k % 100 < 4 then null when k % 3 = 0 then 'approved' when k % 12 = 1 then 'rejected' else 'alone' end as decision
    from sent_back where k <= ${SIZES.proposals}) decided`;

const DISPUTES = `
  insert into disputes (booking_id, reason, created_at, answer, answered_at, answered_by, outcome, refund_paise, resolution,
    salon_resolution, resolved_at, resolved_by, names, due_at)
  select d.id, 'The colour was another one than agreed.', at, case when answered then 'We look into it.' end,
    case when answered then at + interval '9 hours' end, case when answered then by end, case when resolved then 'salon' end,
    case when resolved then 0 end, case when resolved then 'It stays.' end, case when resolved then 'It stays.' end,
    case when resolved then at + interval '6 days' end, case when resolved then by end, d.customer_name || ' · ' || s.name,
    case when resolved then null when answered then at + interval '720 hours' else at + interval '48 hours' end
  from (select b.id, b.customer_name, b.salon_id, v.n, lower(b.during) + interval '1 day' as at, md5('user ' || 1 + v.n % ${SIZES.admins})::uuid as by,
      lower(b.during) < now() - interval '9 days' and v.n % 400 <> 0 as resolved, v.n % 3 <> 0 as answered
    from bookings b join visits v using (id) where b.status = 'disputed') d join salons s on s.id = d.salon_id`;

const WORDS = [
  ...[
    'The staff were friendly and the place was clean.',
    'My hair has never looked better!',
    'Waited twenty minutes beyond my time.',
  ],
  ...[
    'Good value for the price.',
    'Will come again with my sister.',
    'The massage was too short for what it costs.',
    'Lovely bridal makeup.',
  ],
  ...[
    'They explained each step.',
    'Parking is difficult on weekends.',
    'The haircut was exactly as I asked.',
    'Tea and a smile.',
    'Not what the photos promised.',
  ],
];
const sentence = (purpose: number): string =>
  `(array[${WORDS.map((text) => `'${text}'`).join(',')}])[1 + floor(${WORDS.length} * ${chance(purpose)})::int]`;
const REVIEWS = `
  insert into reviews (id, salon_id, author, rating, title, comment, booking_id, customer_id, created_at, reply, replied_at, hidden_at, hidden_reason, hidden_by)
  select md5('review ' || n)::uuid, salon_id, split_part(name, ' ', 1) || ' ' || left(split_part(name, ' ', 2), 1) || '.', 1 + floor(5 * power(${chance(20)}, 0.5))::int,
    left(${sentence(21)}, 24), ${sentence(22)} || ' ' || ${sentence(23)} || case when n % 5000 = 0 then ' Ask for ' || left(md5(n::text), 9) else '' end,
    v.id, customer_id, start + interval '2 days', case when n % 3 = 0 then 'Thank you!' end, case when n % 3 = 0 then start + interval '3 days' end,
    case when n % 300 = 0 then start + interval '5 days' end, case when n % 300 = 0 then 'abusive' end, case when n % 300 = 0 then md5('user 7')::uuid end
  from visits v join users u on u.id = v.customer_id where status = 'completed' and start < now() and n % 20 < 9 order by n limit ${SIZES.reviews}`;
const RATINGS = `
  update salons set rating = counted.rating, review_count = counted.n from (
    select salons.id, coalesce(round(avg(r.rating), 1), 4.5) as rating, count(r.id) as n
    from salons left join reviews r on r.salon_id = salons.id and r.hidden_at is null group by salons.id) counted
  where counted.id = salons.id`;
/** The figures of all existing rows, as the triggers would have counted them. */
const FIGURES = [
  'truncate daily_figures, figure_changes',
  `insert into daily_figures (day, figure, amount)
    select f.day, f.figure, sum(f.amount) from (
      select f.* from bookings b, figures_of(b) f union all select f.* from payments p, figures_of(p) f
      union all select f.* from ledger_entries e, figures_of(e) f union all select f.* from refunds r, figures_of(r) f
      union all select f.* from salons s, figures_of(s) f union all select f.* from users u, figures_of(u) f) f
    group by f.day, f.figure`,
];

export const BOOKED: readonly string[] = [VISITS, 'analyze visits', BOOKINGS, PAYMENTS];
export const FROM_BOOKINGS: readonly string[] = [
  ...[SENT_BACK, 'analyze sent_back', REFUNDS, ...LEDGER, PROPOSALS, DISPUTES, REVIEWS, RATINGS, ...FIGURES],
];
