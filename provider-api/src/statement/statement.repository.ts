import type { Paise } from '@sundara/contracts';
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import { bookingServices, bookings } from '../bookings/bookings.tables.ts';
import type { Period } from '../bookings/time-range.ts';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { ledgerEntries, ledgerTransactions } from '../ledger/ledger.tables.ts';
import { payoutKey } from '../ledger/post.ts';
import { payouts } from '../payouts/payouts.tables.ts';

/** One movement of a salon's money; positive in its favour. */
export interface Movement {
  readonly at: Date;
  readonly event: (typeof ledgerTransactions.$inferSelect)['event'];
  readonly amountPaise: Paise;
  /** Null of a payout. */
  readonly bookingId: string | null;
  /** The booking's number among the salon's. */
  readonly no: number | null;
  readonly services: string;
  /** The bank's, of a payout. */
  readonly payout: string | null;
}

/** What we owed a salon before the period, and every movement in it, the earliest first. */
export const findMovements = async (
  db: DatabaseHandle,
  salonId: string,
  { start, end }: Period,
): Promise<{ readonly openingPaise: Paise; readonly movements: readonly Movement[] }> => {
  const [before] = await db
    .select({ paise: sql`coalesce(-sum(${ledgerEntries.amountPaise}), 0)`.mapWith(Number) })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(and(eq(ledgerEntries.salonId, salonId), lt(ledgerTransactions.at, start)));
  const movements = await db
    .select({
      at: ledgerTransactions.at,
      event: ledgerTransactions.event,
      amountPaise: sql`-${ledgerEntries.amountPaise}`.mapWith(Number),
      bookingId: ledgerTransactions.bookingId,
      no: bookings.no,
      services: sql<string>`coalesce((select string_agg(s.name, ', ' order by s.position)
        from ${bookingServices} s where s.booking_id = ${ledgerTransactions.bookingId}), '')`,
      payout: payouts.reference,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .leftJoin(bookings, eq(bookings.id, ledgerTransactions.bookingId))
    .leftJoin(payouts, eq(ledgerTransactions.key, payoutKey(sql`${payouts.id}::text`)))
    .where(
      and(
        eq(ledgerEntries.salonId, salonId),
        gte(ledgerTransactions.at, start),
        lt(ledgerTransactions.at, end),
      ),
    )
    .orderBy(asc(ledgerTransactions.at), asc(ledgerTransactions.id));
  return { openingPaise: before?.paise ?? 0, movements };
};
