import type { Paise } from '@sundara/contracts';
import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { inEach, periodAmong } from '../../../platform/database/periods.ts';
import { bookings } from '../../booking/index.ts';
import { LEDGER_ACCOUNTS, type LedgerAccount, ledgerEntries, ledgerTransactions } from './ledger.tables.ts';

/** What the gateway holds for us is positive, what we owe is negative; an account without entries is at 0. */
export type Balances = Readonly<Record<LedgerAccount, Paise>>;

/** The balance of every account over all postings, or over those of one booking; together they are zero. */
export const findBalances = async (db: DatabaseHandle, bookingId?: string): Promise<Balances> => {
  const rows = await db
    .select({ account: ledgerEntries.account, paise: sumOfEntries })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(bookingId === undefined ? undefined : eq(ledgerTransactions.bookingId, bookingId))
    .groupBy(ledgerEntries.account);
  const found = new Map(rows.map(({ account, paise }) => [account, paise]));
  const zero = { gateway: 0, salon: 0, customer: 0, fee: 0, cgst: 0, sgst: 0, igst: 0 };
  for (const account of LEDGER_ACCOUNTS) zero[account] = found.get(account) ?? 0;
  return zero;
};

/**
 * A salon's part of the payments that were captured in each of the periods between the bounds, starts included: for its
 * services, without our fee, minus refunds of those payments, whenever they were made (resolutions M10, T5). In one
 * query.
 * @param bounds the start of each period, and the end of the last
 */
export const findSalonBalances = async (
  db: DatabaseHandle,
  salonId: string,
  bounds: readonly Date[],
): Promise<readonly Paise[]> => {
  const capture = alias(ledgerTransactions, 'capture');
  const period = periodAmong(sql`${capture.at}`, bounds);
  const rows = await db
    .select({ period: period.mapWith(Number), paise: sql<number>`-${sumOfEntries}`.mapWith(Number) })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .innerJoin(
      capture,
      and(eq(capture.bookingId, ledgerTransactions.bookingId), eq(capture.event, 'captured')),
    )
    .where(
      and(
        eq(ledgerEntries.salonId, salonId),
        gte(capture.at, sql`${bounds[0]}`),
        lt(capture.at, sql`${bounds.at(-1)}`),
      ),
    )
    .groupBy(sql`1`);
  return inEach(bounds, rows, ({ paise }) => paise);
};

/**
 * What a customer spent on the matching visits, in paise: their payments minus the refunds that are due or paid. A
 * second payment that bought nothing is owed to them from the start, so it never counts.
 * @param which a condition on `bookings`
 */
export const findSpent = async (db: DatabaseHandle, which: SQL | undefined): Promise<Paise> => {
  const [spent] = await db
    .select({ paise: sumOfEntries })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .innerJoin(bookings, eq(bookings.id, ledgerTransactions.bookingId))
    .where(and(inArray(ledgerEntries.account, ['gateway', 'customer']), which));
  return spent?.paise ?? 0;
};

/** Sums exceed an integer of the database, but are far below the limit of a JavaScript number. */
const sumOfEntries = sql`coalesce(sum(${ledgerEntries.amountPaise}), 0)`.mapWith(Number);
