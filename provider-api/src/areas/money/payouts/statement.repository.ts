import type { Paise } from '@sundara/contracts';
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { bookingServices, bookings, type Period } from '../../booking/index.ts';
import { ledgerEntries, ledgerTransactions } from '../ledger/ledger.tables.ts';
import { payoutKey } from '../ledger/post.ts';
import { payouts } from './payouts.tables.ts';

/** One movement of a salon's money; positive in its favour. */
export interface Movement {
  readonly id: number;
  readonly at: Date;
  readonly event: (typeof ledgerTransactions.$inferSelect)['event'];
  readonly amountPaise: Paise;
  /** The period's running total, including this movement. */
  readonly runningPaise: Paise;
  /** Null for a payout. */
  readonly bookingId: string | null;
  /** The booking's number among the salon's. */
  readonly no: number | null;
  readonly services: string;
  /** The bank's reference of a payout. */
  readonly payout: string | null;
}

/** A salon's sums for a period, positive in its favour, and the number of its movements. */
export interface Totals {
  readonly openingPaise: Paise;
  readonly earnedPaise: Paise;
  readonly refundedPaise: Paise;
  readonly paidOutPaise: Paise;
  readonly movements: number;
}

/** Which of a period's movements: those after the first `skip`, or those after a given one. */
export interface Part {
  readonly skip?: number;
  readonly afterId?: number | undefined;
  readonly most: number;
}

const paise = sql`-${ledgerEntries.amountPaise}`;

export const findTotals = async (
  db: DatabaseHandle,
  salonId: string,
  { start, end }: Period,
): Promise<Totals> => {
  const { at, event } = ledgerTransactions;
  const sum = (condition: ReturnType<typeof sql>) =>
    sql`coalesce(sum(${paise}) filter (where ${condition}), 0)`.mapWith(Number);
  const within = (events: ReturnType<typeof sql>) => sum(sql`${at} >= ${start} and ${event} ${events}`);
  const [found] = await db
    .select({
      openingPaise: sum(sql`${at} < ${start}`),
      earnedPaise: within(sql`= 'captured'`),
      refundedPaise: within(sql`not in ('captured', 'paid-out')`),
      paidOutPaise: within(sql`= 'paid-out'`),
      movements: sql`count(*) filter (where ${at} >= ${start})`.mapWith(Number),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(and(eq(ledgerEntries.salonId, salonId), lt(at, end)));
  if (!found) throw new Error('A sum has one row.');
  return found;
};

/** Movements of a period, the earliest first, each with the period's running total. */
export const findMovements = (
  db: DatabaseHandle,
  salonId: string,
  { start, end }: Period,
  { skip = 0, afterId, most }: Part,
): Promise<Movement[]> => {
  const all = db
    .select({
      id: ledgerTransactions.id,
      at: ledgerTransactions.at,
      key: ledgerTransactions.key,
      event: ledgerTransactions.event,
      bookingId: ledgerTransactions.bookingId,
      // The name is unique, because the outer query uses it without a table name.
      amountPaise: sql`${paise}`.mapWith(Number).as('moved_paise'),
      runningPaise: sql`sum(${paise}) over (order by ${ledgerTransactions.at}, ${ledgerTransactions.id})`
        .mapWith(Number)
        .as('running_paise'),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        eq(ledgerEntries.salonId, salonId),
        gte(ledgerTransactions.at, start),
        lt(ledgerTransactions.at, end),
      ),
    )
    .as('all_movements');
  // Compared by the database, because a JavaScript date has only milliseconds.
  const last = sql`(select t.at, t.id from ${ledgerTransactions} t where t.id = ${afterId})`;
  const part = db
    .select()
    .from(all)
    .where(afterId === undefined ? undefined : sql`(${all.at}, ${all.id}) > ${last}`)
    .orderBy(asc(all.at), asc(all.id))
    .offset(skip)
    .limit(most)
    .as('part');
  return db
    .select({
      ...{ id: part.id, at: part.at, event: part.event },
      ...{ amountPaise: part.amountPaise, runningPaise: part.runningPaise, bookingId: part.bookingId },
      no: bookings.no,
      services: sql<string>`coalesce((select string_agg(s.name, ', ' order by s.position)
        from ${bookingServices} s where s.booking_id = ${part.bookingId}), '')`,
      payout: payouts.reference,
    })
    .from(part)
    .leftJoin(bookings, eq(bookings.id, part.bookingId))
    .leftJoin(payouts, eq(part.key, payoutKey(sql`${payouts.id}::text`)))
    .orderBy(asc(part.at), asc(part.id));
};

const AT_ONCE = 500;

/** All movements of a period, read in batches as they are consumed. */
export async function* readMovements(db: DatabaseHandle, salonId: string, period: Period) {
  for (let afterId: number | undefined; ; ) {
    const part = await findMovements(db, salonId, period, { afterId, most: AT_ONCE });
    yield* part;
    if (part.length < AT_ONCE) return;
    afterId = part.at(-1)?.id;
  }
}
