import { MOST_LISTED_PAYMENTS } from '@sundara/contracts/api';
import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { literal } from '../../../platform/database/like-pattern.ts';
import { isUuid } from '../../../platform/http/uuid.ts';

export type FoundPayment = {
  readonly booking_id: string;
  readonly salon_id: string;
  readonly salon: string;
  readonly name: string;
  readonly email: string;
  readonly payment_id: string;
  readonly amount_paise: number;
  readonly refunded_paise: number;
  readonly status: string;
  readonly captured_at: Date | string;
};

/** A search covers at most this many salons, by name; a longer search text finds others. */
const MOST_SALONS = 20;
/** And at most this many of their newest bookings, which include unpaid ones. */
const MOST_BOOKINGS = 1.25 * MOST_LISTED_PAYMENTS;
/** The number of letters that a trigram index needs. */
const LEAST_LETTERS = 3;

const captured = sql`p.captured_at is not null and p.gateway_payment_id is not null`;

/** The payments that a text refers to: by booking, gateway id, customer or salon; each uses an index. */
const meant = (q: string): SQL => {
  if (isUuid(q))
    return sql`select p.id, p.captured_at from payments p where p.booking_id = ${q} and ${captured}`;
  if (/^(?:pay|order|rfnd)_\w+$/.test(q)) {
    return sql`select p.id, p.captured_at from payments p where ${captured} and p.id in (
      select id from payments where gateway_payment_id = ${q}
      union all select id from payments where gateway_order_id = ${q}
      union all select o.id from refunds r join payments o on o.booking_id = r.booking_id where r.gateway_payment_id = ${q}
      union all select o.id from refunds r join payments o on o.booking_id = r.booking_id where r.gateway_refund_id = ${q})`;
  }
  const whose = q.includes('@')
    ? sql`b.customer_id in (select id from users where email = ${q})`
    : sql`b.salon_id in (select id from salons where name ilike ${`%${literal(q)}%`} order by name, id limit ${MOST_SALONS})`;
  return sql`select p.id, p.captured_at from (
      select b.id from bookings b where ${whose} order by b.created_at desc limit ${MOST_BOOKINGS}) b
    join payments p on p.booking_id = b.id where ${captured}`;
};

const which = (q: string | undefined): SQL =>
  q
    ? meant(q)
    : sql`select p.id, p.captured_at from payments p where ${captured} order by p.captured_at desc limit ${MOST_LISTED_PAYMENTS}`;

/** Whether a text is too short to search for. */
const isTooShort = (q: string | undefined): boolean => q !== undefined && q.length < LEAST_LETTERS;

interface Query {
  readonly page: number;
  readonly limit: number;
  readonly q?: string | undefined;
}

/** One page of captured payments, newest first, and how many there are, up to `MOST_LISTED_PAYMENTS`. */
export const findPayments = async (db: DatabaseHandle, { page, limit, q = undefined }: Query) => {
  const text = q === '' ? undefined : q;
  if (isTooShort(text)) return { rows: [], total: 0 };
  const newest = sql`found as materialized (
    select id, captured_at from (${which(text)}) every order by captured_at desc, id desc limit ${MOST_LISTED_PAYMENTS})`;
  const { rows } = await db.execute<FoundPayment & { readonly total: number }>(sql`
    with ${newest}, shown as (
      select id, captured_at from found order by captured_at desc, id desc limit ${limit} offset ${(page - 1) * limit})
    select b.id as booking_id, s.id as salon_id, s.name as salon, b.customer_name as name, b.customer_email as email,
      p.gateway_payment_id as payment_id, p.amount_paise,
      coalesce((select sum(r.amount_paise) from refunds r where r.gateway_payment_id = p.gateway_payment_id), 0)::int
        as refunded_paise,
      p.status, p.captured_at, (select count(*)::int from found) as total
    from shown join payments p on p.id = shown.id join bookings b on b.id = p.booking_id join salons s on s.id = b.salon_id
    order by shown.captured_at desc, shown.id desc`);
  return { rows, total: rows[0]?.total ?? 0 };
};
