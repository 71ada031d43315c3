import type { Paise } from '@sundara/contracts';
import { eq, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { payouts } from './payouts.tables.ts';

export type PayoutRow = typeof payouts.$inferSelect;

export const findPayout = async (db: DatabaseHandle, reference: string): Promise<PayoutRow | undefined> =>
  (await db.select().from(payouts).where(eq(payouts.reference, reference)))[0];

/**
 * The most that can be paid out to a salon at a moment: what we owed it then, or less if we have owed it less since. So
 * no statement shows a payout of more than was owed.
 */
export const findPayable = async (db: DatabaseHandle, salonId: string, at: Date): Promise<Paise> => {
  const { rows } = await db.execute<{ payable: string | null }>(sql`
    with running as (
      select t.at, t.id, -sum(e.amount_paise) over (order by t.at, t.id) as balance
      from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      where e.salon_id = ${salonId})
    select least(
      coalesce((select r.balance from running r where r.at <= ${at} order by r.at desc, r.id desc limit 1), 0),
      (select min(r.balance) from running r where r.at > ${at})) as payable`);
  return Number(rows[0]?.payable ?? 0);
};
