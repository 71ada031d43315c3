import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open-database.ts';
import type { SandboxBooks } from './sandbox-doors.ts';

/**
 * What is wrong, as gateway orders or bookings that a person would have to look at; all lists are empty if nothing is.
 */
export interface Audit {
  /** Orders whose money neither paid for a booked visit nor was refunded in full. */
  readonly lost: readonly string[];
  /** Confirmed bookings without their money, and holds that have some. */
  readonly orphaned: readonly string[];
  /** Orders paid, refunded or receipted more than once, and visits that overlap. */
  readonly doubled: readonly string[];
  /** Ledger transactions that do not add up to zero. */
  readonly unbalanced: readonly string[];
}

/** Compares every order, booking and posting with what the gateway holds; refunds and ledger to the paisa. */
export const auditMoney = async ({ db }: Database, { orders }: SandboxBooks): Promise<Audit> => {
  const books = sql`jsonb_to_recordset(${JSON.stringify(orders)}::jsonb)
    as books(order_id text, captured int, refunded int, refunds_pending int)`;
  const ids = async (query: ReturnType<typeof sql>): Promise<string[]> =>
    (await db.execute<{ id: string }>(query)).rows.map(({ id }) => id);
  return {
    lost: await ids(sql`
      select order_id id from ${books}
      left join payments on gateway_order_id = order_id left join bookings on bookings.id = booking_id
      where captured > 0 and not coalesce(
        (payments.status = 'paid' and bookings.status = 'confirmed' and captured = total_paise and refunded = 0)
        or (payments.status = 'refunded' and bookings.status = 'expired' and refunded = captured), false)`),
    orphaned: await ids(sql`
      select bookings.id::text id from bookings
      left join payments on booking_id = bookings.id left join ${books} on order_id = gateway_order_id
      where (bookings.status = 'confirmed' and coalesce(captured, 0) <> total_paise)
        or (bookings.status = 'held' and coalesce(captured, 0) > 0)`),
    doubled: await ids(sql`
      select order_id id from ${books} join payments on gateway_order_id = order_id
      where captured > amount_paise or refunded > captured
      union all
      select booking_id::text from ledger_transactions where event in ('captured', 'captured-unbooked')
      group by booking_id having count(*) > 1
      union all
      select booking_id::text from receipts where kind = 'receipt' group by booking_id having count(*) > 1
      union all
      select gateway_payment_id from refunds group by gateway_payment_id having count(*) > 1
      union all
      select a.booking_id::text from occupations a join occupations b on a.salon_id = b.salon_id
        and coalesce(a.specialist_id::text, a.chair::text) = coalesce(b.specialist_id::text, b.chair::text)
        and a.during && b.during and a.id < b.id`),
    unbalanced: await ids(sql`
      select transaction_id::text id from ledger_entries group by transaction_id having sum(amount_paise) <> 0
      union all
      select 'all' from ledger_entries having coalesce(sum(amount_paise), 0) <> 0`),
  };
};

/** Paise that the ledger says the gateway holds for us. */
export const gatewayPaise = async ({ db }: Database): Promise<number> => {
  const { rows } = await db.execute<{ paise: number }>(
    sql`select coalesce(sum(amount_paise), 0)::int paise from ledger_entries where account = 'gateway'`,
  );
  return rows[0]?.paise ?? 0;
};
