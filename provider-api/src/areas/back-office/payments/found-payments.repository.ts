import { MOST_LISTED_PAYMENTS } from '@sundara/contracts/api';
import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { captured, isTooShort, paymentsMeant } from './payment-search.ts';

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

const which = (q: string | undefined): SQL =>
  q
    ? paymentsMeant(q)
    : sql`select p.id, p.captured_at from payments p where ${captured} order by p.captured_at desc limit ${MOST_LISTED_PAYMENTS}`;

interface Query {
  readonly page: number;
  readonly limit: number;
  readonly q?: string | undefined;
}

/** One page of captured payments, newest first, and how many there are, up to `MOST_LISTED_PAYMENTS`. */
export const findPayments = async (db: DatabaseHandle, { page, limit, q = undefined }: Query) => {
  const text = q === '' ? undefined : q;
  if (isTooShort(text)) return { rows: [], total: 0 };
  const found = sql`found as materialized (
    select id, captured_at from (${which(text)}) every order by captured_at desc, id desc limit ${MOST_LISTED_PAYMENTS})`;
  const { rows } = await db.execute<FoundPayment & { readonly total: number }>(sql`
    with ${found}, shown as (
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
