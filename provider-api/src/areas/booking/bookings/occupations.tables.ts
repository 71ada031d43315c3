import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { tstzrange } from '../../../platform/database/column-types.ts';
import { salons, specialists } from '../../marketplace/index.ts';
import { bookings } from './bookings.tables.ts';

/**
 * Who or what a held, pending or confirmed visit occupies and when, tidying up included: a specialist, or a chair of a
 * salon that has no roster. A visit done by several people in turn has several rows; in any other status it has none.
 * Migration 0010 adds the exclusion constraints that keep two visits apart.
 */
export const occupations = pgTable(
  'occupations',
  {
    id: uuid().primaryKey().defaultRandom(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    salonId: uuid('salon_id')
      .notNull()
      .references(() => salons.id),
    specialistId: uuid('specialist_id').references(() => specialists.id),
    /** Chairs count from 1. */
    chair: integer(),
    during: tstzrange().notNull(),
  },
  (table) => [
    check('occupations_who', sql`num_nonnulls(${table.specialistId}, ${table.chair}) = 1`),
    check('occupations_during', sql`not isempty(${table.during})`),
    index('occupations_of_booking').on(table.bookingId),
    index('occupations_of_salon').using('gist', table.salonId, table.during),
  ],
);
