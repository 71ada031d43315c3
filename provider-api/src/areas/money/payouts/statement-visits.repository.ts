import type { Paise } from '@sundara/contracts';
import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { bookings, type Period } from '../../booking/index.ts';
import { ledgerEntries, ledgerTransactions } from '../ledger/ledger.tables.ts';

/** Past every visit's length, so that one which has begun is found by its start. */
const LONGEST_VISIT_MS = 24 * 3_600_000;

/**
 * A salon's part of the period's visits that are over or cancelled, and of all visits that are still to come, both with
 * refunds taken off.
 */
export const findVisitShares = async (
  db: DatabaseHandle,
  salonId: string,
  { start, end }: Period,
  now: Date,
): Promise<{ readonly donePaise: Paise; readonly aheadPaise: Paise }> => {
  const starts = sql`lower(${bookings.during})`;
  const isOver = sql`(upper(${bookings.during}) <= ${now} or ${bookings.status} = 'cancelled')`;
  const sum = (condition: ReturnType<typeof sql>) =>
    sql`coalesce(-sum(${ledgerEntries.amountPaise}) filter (where ${condition}), 0)`.mapWith(Number);
  const earliest = new Date(Math.min(start.getTime(), now.getTime() - LONGEST_VISIT_MS));
  const [found] = await db
    .select({
      donePaise: sum(sql`${starts} >= ${start} and ${starts} < ${end} and ${isOver}`),
      aheadPaise: sum(sql`not ${isOver}`),
    })
    .from(bookings)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.bookingId, bookings.id))
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .where(and(eq(bookings.salonId, salonId), eq(ledgerEntries.salonId, salonId), gte(starts, earliest)));
  if (!found) throw new Error('A sum has one row.');
  return found;
};

/** The period's walk-ins that have begun, without those who did not come. */
export const findWalkInSums = async (
  db: DatabaseHandle,
  salonId: string,
  { start, end }: Period,
  now: Date,
): Promise<{ readonly count: number; readonly totalPaise: Paise }> => {
  const starts = sql`lower(${bookings.during})`;
  const [found] = await db
    .select({
      count: sql`count(*)`.mapWith(Number),
      totalPaise: sql`coalesce(sum(${bookings.totalPaise}), 0)`.mapWith(Number),
    })
    .from(bookings)
    .where(
      and(
        eq(bookings.salonId, salonId),
        eq(bookings.source, 'walk-in'),
        inArray(bookings.status, ['confirmed', 'completed']),
        sql`${bookings.attendance} is distinct from 'no_show'`,
        gte(starts, start),
        lt(starts, end),
        sql`${starts} <= ${now}`,
      ),
    );
  if (!found) throw new Error('A sum has one row.');
  return found;
};
