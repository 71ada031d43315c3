import { date, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { salons } from '../../marketplace/index.ts';
import { bookings } from './bookings.tables.ts';

/** Where a hold was asked for, as long as limits count it: two hours, and nobody can read an address there (decision 59). */
export const holdOrigins = pgTable(
  'hold_origins',
  {
    bookingId: uuid('booking_id')
      .primaryKey()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    /** SHA-256 of the network; null for customers whose holds are none of their network's. */
    network: text(),
    /** That of the session; null where it is not known. */
    browser: uuid(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('hold_origins_network').on(table.network),
    index('hold_origins_browser').on(table.browser),
    index('hold_origins_created').on(table.createdAt),
  ],
);

/** Days of a salon of which the unpaid holds of one network had their share, and when one more was refused last. */
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
