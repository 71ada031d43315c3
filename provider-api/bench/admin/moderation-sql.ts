import { chance, NAME, oneOf } from './people-sql.ts';
import { SIZES } from './sizes.ts';

const ASKED = [
  ...[
    'I was charged twice for my visit on Friday.',
    'Do you have salons in Secunderabad?',
    'The page did not load on my phone.',
  ],
  ...[
    'I would like to list my parlour with you.',
    'Please change the e-mail of my account.',
    'The refund has not reached my bank.',
  ],
];
const MESSAGES = `
  insert into contact_messages (id, ticket, name, email, phone, subject, message, is_spam, sender, state, assigned_to, closed_at, created_at)
  select md5('message ' || n)::uuid, 'SUN-' || upper(left(md5('t' || n), 8)), ${NAME}, 'writer.' || n || '@people.example', '',
    (array['general','support','feedback','partnership','technical'])[1 + n / 7 % 5],
    ${oneOf(ASKED, 30)} || ' ' || ${oneOf(ASKED, 31)} || case when n % 1000 = 1 then ' My code is ' || left(md5(n::text), 9) else '' end,
    n % 10 = 0, 'network ' || n % 5000, state, case when n % 4 = 0 then md5('user ' || 1 + n % ${SIZES.admins})::uuid end,
    case when state = 'closed' then at + interval '2 days' end, at
  from (select n, now() - make_interval(mins => (n * 10)::int) as at,
    case when n < 700 then 'open' when n < 1500 and n % 2 = 0 then 'answered' else 'closed' end as state
    from generate_series(1::bigint, ${SIZES.messages}) n) drawn`;

const OWNERS_ACTIONS = [
  ...[
    'salon.updateStatus',
    'salon.attendance',
    'salon.moveBooking',
    'salon.addWalkIn',
    'salon.updateService',
    'salon.addTimeOff',
  ],
  ...[
    'salon.replyToReview',
    'salon.updateProfile',
    'salon.updateSpecialist',
    'salon.importServices',
    'salon.deleteService',
  ],
];
const ADMINS_ACTIONS = [
  ...[
    'admin.toggleUser',
    'admin.toggleSalon',
    'admin.answerDispute',
    'admin.resolveDispute',
    'admin.replyToMessage',
    'admin.updateUser',
  ],
  ...[
    'admin.hideReview',
    'admin.proposeRefund',
    'admin.approveRefund',
    'admin.updateSalon',
    'admin.createSalon',
    'admin.usersFile',
    'admin.deleteUser',
  ],
];
/** A fifth by admins, the others by owners about their bookings. */
const AUDIT = `
  insert into audit_entries (at, actor_id, actor_role, salon_id, action, subject_id, changes)
  select now() - make_interval(secs => (${SIZES.auditEntries} - n) * 120),
    md5('user ' || case when n % 5 = 0 then 1 + floor(${SIZES.admins} * power(${chance(40)}, 2))::int else ${SIZES.admins} + salon end)::uuid,
    case when n % 5 = 0 then 'admin' else 'salon' end, case when n % 25 <> 0 then s.id end,
    case when n % 5 = 0 then ${oneOf(ADMINS_ACTIONS, 41)} else ${oneOf(OWNERS_ACTIONS, 42)} end, md5('booking ' || n)::uuid::text,
    '{"status": ["confirmed", "completed"], "note": [null, null]}'
  from (select n, 1 + floor(${SIZES.salons} * power(${chance(43)}, 3))::int as salon from generate_series(1::bigint, ${SIZES.auditEntries}) n) drawn
  join (select id, n as number from numbered_salons) s on s.number = salon order by n`;

const KINDS = [
  'mail.booking-confirmed',
  'mail.reminder-24h',
  'mail.reminder-2h',
  'mail.salon-told',
  'hold.end',
  'payment.reconcile',
  'refund.send',
];
/** Jobs done in the last days, some that wait for their time or their next attempt, and some that were given up. */
const JOBS = `
  insert into outbox (kind, key, payload, run_at, attempts, done_at, failed_at, last_error, created_at)
  select ${oneOf(KINDS, 50)}, 'job ' || n, '{}', case when state < 5 then now() + make_interval(hours => 5, mins => (n % 20000)::int) else now() - interval '1 hour' end,
    case when state = 4 or state > 98 then 7 else 1 end, case when state between 5 and 98 then now() - make_interval(secs => (n * 3)::int) end,
    case when state > 98 then now() - make_interval(mins => n::int) end, case when state = 4 or state > 98 then 'The gateway did not answer.' end,
    now() - make_interval(mins => n::int)
  from (select n, n % 100 as state from generate_series(1::bigint, ${SIZES.jobs}) n) drawn`;
/** Refunds that could not be sent, and payments that could not be settled. */
const TROUBLE = [
  `insert into outbox (kind, key, payload, attempts, failed_at, last_error)
    select 'refund.send', id::text, '{}', 11, now() - interval '1 day', 'The gateway refused.' from refunds where status = 'due' limit 500`,
  `insert into outbox (kind, key, payload, attempts, failed_at, last_error)
    select 'payment.reconcile', gateway_order_id, '{}', 11, now() - interval '2 days', 'Not as ordered.' from payments where status = 'failed' limit 500`,
];

const CENTRAL = `
  insert into central_services (id, name, description, category, base_price_paise, duration_minutes, specializations, is_active)
  select md5('central ' || n)::uuid, (array['Haircut','Facial','Manicure','Bridal makeup','Deep tissue massage','Body wrap'])[1 + n % 6] || ' ' || n,
    'Done by trained hands, with products that suit the skin.', (array['Hair Care','Skin Care','Nail Care','Makeup','Massage','Spa Treatment'])[1 + n % 6],
    10000 + n * 100, 15 + n % 120, array['Classic', 'Express'], n % 20 <> 0
  from generate_series(1, ${SIZES.centralServices}) n`;

/** Tallies as the triggers of their tables would have counted them. */
const TALLIES = [
  'truncate list_counts',
  `insert into list_counts (list, bucket, rows)
    select 'disputes', dispute_bucket(resolved_at), count(*) from disputes group by 2
    union all select 'messages', message_bucket(is_spam, state, subject), count(*) from contact_messages group by 2
    union all select 'reviews', review_bucket(hidden_at, rating), count(*) from reviews group by 2`,
];

export const MODERATION: readonly string[] = [
  'truncate central_services cascade',
  ...[CENTRAL, MESSAGES, AUDIT, JOBS, ...TROUBLE, ...TALLIES],
];
