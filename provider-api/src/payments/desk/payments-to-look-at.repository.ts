import type { LookKind } from '@sundara/contracts/api';
import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../database/database-handle.ts';
import { REFUND_CHECK, REFUND_SEND } from '../../refunds/refund.job-kinds.ts';
import { SUBSCRIPTION_ODD_CHARGE } from '../../subscriptions/odd-charge.ts';
import { PAYMENT_RECONCILE } from '../reconcile.job.ts';

/** Of the gateway's plans; what follows them is given up like any other job. */
const SUBSCRIPTION_SYNC = 'subscription.sync';

export type LookedAt = {
  readonly id: string;
  readonly kind: LookKind;
  readonly booking_id: string | null;
  readonly salon: string | null;
  readonly reference: string;
  readonly amount_paise: number | null;
  readonly since: Date | string;
  readonly error: string | null;
  readonly job_id: string | number | null;
};

/** By indexes that hold what was given up, and refunds that are not paid out: both are few. */
const lookedAt = sql`(
  select 'refund:' || r.id as id,
    case when r.status = 'failed' then 'refund-failed' when j.id is not null then 'refund-stuck'
      when r.reason = 'paid-twice' then 'paid-twice' else 'late-capture' end as kind,
    r.booking_id, s.name as salon, r.gateway_payment_id as reference, r.amount_paise,
    coalesce(j.failed_at, r.created_at) as since, j.last_error as error, j.id as job_id
  from refunds r
  join bookings b on b.id = r.booking_id
  join salons s on s.id = b.salon_id
  left join lateral (
    select o.id, o.failed_at, o.last_error from outbox o
    where o.failed_at is not null and o.kind in (${REFUND_SEND.name}, ${REFUND_CHECK.name}) and o.key = r.id::text
    order by o.failed_at desc, o.id desc limit 1) j on true
  where r.status <> 'processed'
    and (r.status = 'failed' or r.reason in ('slot-gone', 'paid-twice') or j.id is not null)
  union all
  select 'job:' || j.id, case j.kind when ${PAYMENT_RECONCILE.name} then 'not-settled'
      when ${SUBSCRIPTION_ODD_CHARGE.name} then 'odd-charge' else 'plan-silent' end,
    p.booking_id, s.name, j.key, p.amount_paise, j.failed_at, j.last_error, j.id
  from outbox j
  left join payments p on j.kind = ${PAYMENT_RECONCILE.name} and p.gateway_order_id = j.key
  left join bookings b on b.id = p.booking_id
  left join salons s on s.id = b.salon_id
  where j.failed_at is not null
    and j.kind in (${PAYMENT_RECONCILE.name}, ${SUBSCRIPTION_ODD_CHARGE.name}, ${SUBSCRIPTION_SYNC})) looked_at`;

/** One page of what a person has to look at, newest first. */
export const findPaymentsToLookAt = async (
  db: DatabaseHandle,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<readonly LookedAt[]> => {
  const { rows } = await db.execute<LookedAt>(
    sql`select * from ${lookedAt} order by since desc, id limit ${limit} offset ${(page - 1) * limit}`,
  );
  return rows;
};

export const countPaymentsToLookAt = async (db: DatabaseHandle): Promise<number> => {
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from ${lookedAt}`);
  return rows[0]?.n ?? 0;
};
