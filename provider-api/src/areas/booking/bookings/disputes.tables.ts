import { DISPUTE_OUTCOMES, NOTE_SIDES } from '@sundara/contracts/api';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../identity/index.ts';
import { bookings } from './bookings.tables.ts';

/** A customer's dispute about a visit, one per booking; an admin resolves it (resolutions S4). */
export const disputes = pgTable(
  'disputes',
  {
    bookingId: uuid('booking_id')
      .primaryKey()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    reason: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** The first answer to the customer, which stops the 48-hour clock. */
    answer: text(),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    answeredBy: uuid('answered_by').references(() => users.id),
    /** The salon's side of it, which it may write anew until the dispute is resolved. */
    salonAnswer: text('salon_answer'),
    salonAnsweredAt: timestamp('salon_answered_at', { withTimezone: true }),
    outcome: text({ enum: DISPUTE_OUTCOMES }),
    /** The amount that the outcome refunds. */
    refundPaise: integer('refund_paise'),
    /** The outcome as the customer reads it. */
    resolution: text(),
    /** The outcome as the salon reads it. */
    salonResolution: text('salon_resolution'),
    resolvedAt: timestamp('resolved_at', { withTimezone: true }),
    resolvedBy: uuid('resolved_by').references(() => users.id),
    /** The deadline of our next step, maintained by a trigger. Null once it is resolved. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    /** The names it is searched by, customer and salon; maintained by triggers. */
    names: text().notNull().default(''),
  },
  (table) => [
    index('disputes_due').on(table.dueAt, table.bookingId).where(sql`resolved_at is null`),
    index('disputes_open').on(table.createdAt, table.bookingId).where(sql`resolved_at is null`),
    index('disputes_resolved').on(table.resolvedAt, table.bookingId).where(sql`resolved_at is not null`),
    index('disputes_resolved_by_age')
      .on(table.createdAt, table.bookingId)
      .where(sql`resolved_at is not null`),
    index('disputes_by_name').using('gin', table.names.op('gin_trgm_ops')),
  ],
);

/** Notes from the investigation of a dispute; neither side reads them. */
export const disputeNotes = pgTable(
  'dispute_notes',
  {
    id: uuid().primaryKey().defaultRandom(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => disputes.bookingId, { onDelete: 'cascade' }),
    side: text({ enum: NOTE_SIDES }).notNull(),
    text: text().notNull(),
    writtenBy: uuid('written_by')
      .notNull()
      .references(() => users.id),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('dispute_notes_of_dispute').on(table.bookingId, table.writtenAt)],
);
