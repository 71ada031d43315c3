import { doublePrecision, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Places that people name: the localities that salons stand in, and metro stations to measure distance from. The
 * migration that fills the table names source and licence of points and PINs. `keys` and `words` are made by the database from the names.
 */
export const localities = pgTable('localities', {
  name: text().primaryKey(),
  kind: text({ enum: ['locality', 'station'] })
    .notNull()
    .default('locality'),
  telugu: text().notNull().default(''),
  /** Other ways to write it: older spellings, with spaces and without, what people call it. */
  also: text().array().notNull().default([]),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  pin: text().notNull().default(''),
  /** Every way to write it, folded as searches are, with spaces and joined. */
  keys: text().array().notNull().default([]),
  /** The words of the keys. */
  words: text().array().notNull().default([]),
});
