import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { bookings } from '../../booking/index.ts';
import { refunds } from '../refunds/refunds.tables.ts';

/** A receipt for a payment, or the credit note for a refund of it. */
export const RECEIPT_KINDS = ['receipt', 'credit-note'] as const;
export type ReceiptKind = (typeof RECEIPT_KINDS)[number];
/** Documents with a series of numbers: these, and the invoices for salons' plans. */
const NUMBERED = [...RECEIPT_KINDS, 'subscription-invoice'] as const;
export type Numbered = (typeof NUMBERED)[number];

/**
 * Tax documents as they were issued: our fee and the tax on it, in paise. Numbers follow each other without a gap
 * within a kind and a financial year (rules 46 and 53 of the CGST Rules, 2017).
 */
export const receipts = pgTable(
  'receipts',
  {
    id: uuid().primaryKey().defaultRandom(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    /** The refund that a credit note is for. */
    refundId: uuid('refund_id')
      .unique()
      .references(() => refunds.id),
    kind: text({ enum: RECEIPT_KINDS }).notNull(),
    /** '2026-27', from April to March in Asia/Kolkata. */
    financialYear: text('financial_year').notNull(),
    no: integer().notNull(),
    /** State of the customer, which decides between CGST with SGST, and IGST. */
    state: text().notNull(),
    feePaise: integer('fee_paise').notNull(),
    cgstPaise: integer('cgst_paise').notNull(),
    sgstPaise: integer('sgst_paise').notNull(),
    igstPaise: integer('igst_paise').notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('receipts_no').on(table.kind, table.financialYear, table.no),
    check('receipts_credit_note', sql`(${table.kind} = 'credit-note') = (${table.refundId} is not null)`),
    index('receipts_of_booking').on(table.bookingId),
  ],
);

/** The last number given in each series; locking its row keeps numbers without a gap. */
export const receiptCounters = pgTable(
  'receipt_counters',
  {
    kind: text({ enum: NUMBERED }).notNull(),
    financialYear: text('financial_year').notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.financialYear] })],
);
