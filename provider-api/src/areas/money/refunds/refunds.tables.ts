import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bookings } from '../../booking/index.ts';
import { users } from '../../identity/index.ts';

/** Why money goes back; the first two are never asked for by anyone, the last is an admin's. */
export const REFUND_REASONS = [
  'slot-gone',
  'paid-twice',
  'customer-cancelled',
  'salon-cancelled',
  'discretion',
  'by-hand',
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** Forward only: due, taken by the gateway, paid out. A failed one waits for a person. */
export const REFUND_STATUSES = ['due', 'sent', 'processed', 'failed'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** Money on its way back to a customer; a payment may have several in parts. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey().defaultRandom(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    /** The payment that goes back, by the gateway's id: a second payment of one order has no row of its own. */
    gatewayPaymentId: text('gateway_payment_id').notNull(),
    gatewayRefundId: text('gateway_refund_id').unique(),
    /** Says which wish this is, so that one wish is one refund. */
    key: text().notNull().unique(),
    amountPaise: integer('amount_paise').notNull(),
    reason: text({ enum: REFUND_REASONS }).notNull(),
    status: text({ enum: REFUND_STATUSES }).notNull().default('due'),
    askedBy: uuid('asked_by').references(() => users.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    processedAt: timestamp('processed_at', { withTimezone: true }),
  },
  (table) => [
    check('refunds_amount', sql`${table.amountPaise} > 0`),
    index('refunds_of_booking').on(table.bookingId, table.createdAt),
    index('refunds_of_payment').on(table.gatewayPaymentId),
    // Those on their way are few; those paid out are all of the past. What they are counted by stands in it too.
    index('refunds_on_their_way')
      .on(table.createdAt, table.id, table.status, table.reason)
      .where(sql`${table.status} <> 'processed'`),
  ],
);
