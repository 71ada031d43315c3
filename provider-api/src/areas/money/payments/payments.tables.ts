import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bookings } from '../../booking/index.ts';

/** The status only moves forward, but after a failed attempt the same order may still become paid. */
export const PAYMENT_STATUSES = ['created', 'paid', 'failed', 'refund_due', 'refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** One order at the gateway for one booking. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey().defaultRandom(),
    bookingId: uuid('booking_id')
      .notNull()
      .unique()
      .references(() => bookings.id),
    gatewayOrderId: text('gateway_order_id').notNull().unique(),
    gatewayPaymentId: text('gateway_payment_id').unique(),
    amountPaise: integer('amount_paise').notNull(),
    status: text({ enum: PAYMENT_STATUSES }).notNull().default('created'),
    method: text(),
    /** Why the last attempt failed, in the gateway's text for the customer. */
    failure: text(),
    /** When that attempt began, by the gateway's clock: reports of earlier ones change nothing. */
    failedAt: timestamp('failed_at', { withTimezone: true }),
    /** When the gateway was last asked about the order. */
    checkedAt: timestamp('checked_at', { withTimezone: true }),
    capturedAt: timestamp('captured_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('payments_amount', sql`${table.amountPaise} >= 0`),
    index('payments_captured').on(table.capturedAt).where(sql`${table.capturedAt} is not null`),
    // For the admin's search of a salon, which reads many bookings at once from the index alone.
    index('payments_captured_of')
      .on(table.bookingId, table.capturedAt, table.id)
      .where(sql`${table.capturedAt} is not null and ${table.gatewayPaymentId} is not null`),
  ],
);

/** Every received webhook, once per event id, stored before it is handled. */
export const gatewayEvents = pgTable('gateway_events', {
  eventId: text('event_id').primaryKey(),
  kind: text().notNull(),
  body: jsonb().notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
  handledAt: timestamp('handled_at', { withTimezone: true }),
});
