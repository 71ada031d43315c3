import { doublePrecision, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Named places: the localities of salons, and metro stations to measure distances from. The migration that fills the
 * table states source and licence of points and PINs. The database computes `keys` and `words` from the names.
 */
export const localities = pgTable('localities', {
  name: text().primaryKey(),
  kind: text({ enum: ['locality', 'station'] })
    .notNull()
    .default('locality'),
  telugu: text().notNull().default(''),
  /** Other spellings and names: older ones, with and without spaces, and colloquial ones. */
  also: text().array().notNull().default([]),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  pin: text().notNull().default(''),
  /** Every spelling, folded as searches are, with spaces and without. */
  keys: text().array().notNull().default([]),
  /** The words of the keys. */
  words: text().array().notNull().default([]),
});
