import { sql } from 'drizzle-orm';
import { bigserial, check, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bookings } from './bookings.tables.ts';

export const BOOKING_EVENTS = [
  'created',
  'pending',
  'confirmed',
  'rescheduled',
  'cancelled',
  'completed',
  'disputed',
  'resolved',
  'reopened',
] as const;

/**
 * The history of a booking that people see: a trigger of the baseline migration writes one row for each change of
 * status or start, so that no code can forget it. Holds leave no rows. Partitioned by financial year (decision 105).
 */
export const bookingEvents = pgTable(
  'booking_events',
  {
    id: uuid().notNull().defaultRandom(),
    /** Distinguishes events of the same moment. */
    no: bigserial({ mode: 'number' }).notNull(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    kind: text({ enum: BOOKING_EVENTS }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Only for a move: the old start and the new one. */
    fromStart: timestamp('from_start', { withTimezone: true }),
    toStart: timestamp('to_start', { withTimezone: true }),
  },
  (table) => [
    // New events are read by their number.
    primaryKey({ name: 'booking_events_pkey', columns: [table.no, table.at] }),
    index('booking_events_of_booking').on(table.bookingId, table.at),
    check(
      'booking_events_move',
      sql`(${table.kind} = 'rescheduled') = (${table.fromStart} is not null and ${table.toStart} is not null)`,
    ),
  ],
);
