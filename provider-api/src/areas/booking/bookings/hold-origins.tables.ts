import { date, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { salons } from '../../marketplace/index.ts';
import { bookings } from './bookings.tables.ts';

/**
 * Where a hold came from, stored as long as limits count it, two hours; it contains no readable address (decision 59).
 */
export const holdOrigins = pgTable(
  'hold_origins',
  {
    bookingId: uuid('booking_id')
      .primaryKey()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    /** SHA-256 of the network; null for customers whose holds do not count for their network. */
    network: text(),
    /** The browser id of the session; null where it is not known. */
    browser: uuid(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('hold_origins_network').on(table.network),
    index('hold_origins_browser').on(table.browser),
    index('hold_origins_created').on(table.createdAt),
  ],
);

/** Days of a salon on which one network's unpaid holds reached their share, and when one more was last refused. */
export const crowdedDays = pgTable(
  'crowded_days',
  {
    salonId: uuid('salon_id')
      .notNull()
      .references(() => salons.id, { onDelete: 'cascade' }),
    date: date({ mode: 'string' }).notNull(),
    refusedAt: timestamp('refused_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.salonId, table.date] })],
);
