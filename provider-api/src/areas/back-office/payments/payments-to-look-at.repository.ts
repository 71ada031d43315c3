import type { LookKind } from '@sundara/contracts/api';
import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { PAYMENT_RECONCILE, REFUND_CHECK, REFUND_SEND, SUBSCRIPTION_ODD_CHARGE } from '../../money/index.ts';

/** The job kind for the gateway's plans; its jobs are given up like any other. */
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
  /** The total number in all. */
  readonly total: number;
};

const givenUp = (...kinds: readonly string[]): SQL =>
  sql`o.failed_at is not null and o.kind in (${sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  )})`;
const refundGivenUp = givenUp(REFUND_SEND.name, REFUND_CHECK.name);
const jobGivenUp = givenUp(PAYMENT_RECONCILE.name, SUBSCRIPTION_ODD_CHARGE.name, SUBSCRIPTION_SYNC);

/**
 * Refunds that are not paid out and need a look, and given-up jobs about payments and plans: read only from indexes of
 * just those. The people concerned are read only for the rows that are shown.
 */
const lookedAt = sql`
  select r.id as refund_id, 'refund:' || r.id as id,
    case when r.status = 'failed' then 'refund-failed' when j.id is not null then 'refund-stuck'
      when r.reason = 'paid-twice' then 'paid-twice' else 'late-capture' end as kind,
    coalesce(j.failed_at, r.created_at) as since, j.id as job_id
  from refunds r
  left join (select distinct on (o.key) o.key, o.id, o.failed_at from outbox o
    where ${refundGivenUp} order by o.key, o.failed_at desc, o.id desc) j on j.key = r.id::text
  where r.status <> 'processed'
    and (r.status = 'failed' or r.reason in ('slot-gone', 'paid-twice') or j.id is not null)
  union all
  select null, 'job:' || o.id, case o.kind when ${PAYMENT_RECONCILE.name} then 'not-settled'
      when ${SUBSCRIPTION_ODD_CHARGE.name} then 'odd-charge' else 'plan-silent' end, o.failed_at, o.id
  from outbox o where ${jobGivenUp}`;

/** One page of what needs a person's attention, newest first, and the total: scanned once for both. */
export const findPaymentsToLookAt = async (
  db: DatabaseHandle,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<{ readonly rows: readonly LookedAt[]; readonly total: number }> => {
  const { rows } = await db.execute<LookedAt>(sql`
    with looked_at as materialized (${lookedAt}), shown as materialized (
      select * from looked_at order by since desc, id limit ${limit} offset ${(page - 1) * limit})
    select shown.id, shown.kind, b.id as booking_id, s.name as salon, coalesce(r.gateway_payment_id, j.key) as reference,
      coalesce(r.amount_paise, p.amount_paise) as amount_paise, shown.since, j.last_error as error, shown.job_id,
      (select count(*)::int from looked_at) as total
    from shown
    left join refunds r on r.id = shown.refund_id
    left join outbox j on j.id = shown.job_id
    left join payments p on j.kind = ${PAYMENT_RECONCILE.name} and p.gateway_order_id = j.key
    left join bookings b on b.id = coalesce(r.booking_id, p.booking_id)
    left join salons s on s.id = b.salon_id
    order by shown.since desc, shown.id`);
  // A page beyond the last one has no row with the total.
  const total = rows[0]?.total ?? (page === 1 ? 0 : await countPaymentsToLookAt(db));
  return { rows, total };
};

/** The total: counts the same rows without building them. */
export const countPaymentsToLookAt = async (db: DatabaseHandle): Promise<number> => {
  const { rows } = await db.execute<{ n: number }>(sql`
    select ((select count(*) from refunds r where r.status <> 'processed' and (r.status = 'failed'
        or r.reason in ('slot-gone', 'paid-twice') or r.id::text in (select o.key from outbox o where ${refundGivenUp})))
      + (select count(*) from outbox o where ${jobGivenUp}))::int as n`);
  return rows[0]?.n ?? 0;
};
