import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bookings } from '../../booking/index.ts';
import { users } from '../../identity/index.ts';

/** Why money is refunded; nobody requests the first two, and the last is an admin's. */
export const REFUND_REASONS = [
  'slot-gone',
  'paid-twice',
  'customer-cancelled',
  'salon-cancelled',
  'discretion',
  'by-hand',
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** The status only moves forward: due, accepted by the gateway, paid out. A failed refund waits for a person. */
export const REFUND_STATUSES = ['due', 'sent', 'processed', 'failed'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** A refund to a customer; a payment may have several partial ones. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey().defaultRandom(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    /** The gateway's id of the refunded payment: a second payment of one order has no row of its own. */
    gatewayPaymentId: text('gateway_payment_id').notNull(),
    gatewayRefundId: text('gateway_refund_id').unique(),
    /** Identifies the request, so that one request is one refund. */
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
    // Refunds not paid out yet are few; those paid out are all of the past. The index also has the columns by which
    // they are counted.
    index('refunds_on_their_way')
      .on(table.createdAt, table.id, table.status, table.reason)
      .where(sql`${table.status} <> 'processed'`),
  ],
);
