import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { bookings } from '../../booking/index.ts';
import { salons } from '../../marketplace/index.ts';

/**
 * Where money can be. `gateway` is what the gateway holds for us; the others are what we owe: to a salon for its
 * services, to a customer as a refund, to the tax office, and to ourselves as the fee.
 */
export const LEDGER_ACCOUNTS = ['gateway', 'salon', 'customer', 'fee', 'cgst', 'sgst', 'igst'] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

export const LEDGER_EVENTS = [
  'captured',
  'captured-unbooked',
  'refund-due',
  'refund-paid',
  'paid-out',
] as const;
export type LedgerEvent = (typeof LEDGER_EVENTS)[number];

/** A movement of money, once per key; its entries add up to zero, which the database checks (baseline migration). */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    key: text().notNull().unique(),
    event: text({ enum: LEDGER_EVENTS }).notNull(),
    /** Null for a payout, which covers many bookings. */
    bookingId: uuid('booking_id').references(() => bookings.id),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check('ledger_transactions_booking', sql`(${table.event} = 'paid-out') = (${table.bookingId} is null)`),
    index('ledger_transactions_of_booking').on(table.bookingId),
  ],
);

/** Debits are positive, credits negative; paise. Never changed, never deleted. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    transactionId: bigint('transaction_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerTransactions.id),
    account: text({ enum: LEDGER_ACCOUNTS }).notNull(),
    /** The salon, if the account is a salon's. */
    salonId: uuid('salon_id').references(() => salons.id),
    amountPaise: integer('amount_paise').notNull(),
  },
  (table) => [
    check('ledger_entries_amount', sql`${table.amountPaise} <> 0`),
    check('ledger_entries_salon', sql`(${table.account} = 'salon') = (${table.salonId} is not null)`),
    index('ledger_entries_of_transaction').on(table.transactionId),
    index('ledger_entries_of_salon').on(table.salonId).where(sql`${table.salonId} is not null`),
  ],
);
