import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

/** Every known word of searches, folded, written by triggers: spelling is corrected by these, not by reading rows. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    /** As a person would write it. */
    shown: text().notNull(),
    /** The word without vowels, which typing and transliteration change most. */
    sound: text().notNull(),
    /** Localities 4, specialties 3, services 2, names of salons 1: a higher one is more likely to be meant. */
    weight: smallint().notNull(),
  },
  (table) => [
    index('search_words_letters').using('gin', sql`${table.word} gin_trgm_ops`),
    index('search_words_order').on(sql`${table.word} collate "C"`),
    index('search_words_sound').on(sql`${table.sound} collate "C"`),
  ],
);

/**
 * Number of active salons of each kind, maintained by a trigger, so that counting costs the same at any size.
 * `band` is the rating step of the filter in tenths, 0 under 3.0 or without reviews; the row with an empty
 * specialty counts each salon once.
 */
export const salonCounts = pgTable(
  'salon_counts',
  {
    specialty: text().notNull(),
    sublocality: text().notNull(),
    priceTier: text('price_tier').notNull(),
    band: smallint().notNull(),
    salons: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.specialty, table.sublocality, table.priceTier, table.band] })],
);
