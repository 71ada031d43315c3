import { bigint, integer, pgTable } from 'drizzle-orm/pg-core';

/**
 * How often the catalogue was written: salons, services, specialists, reviews, localities. Triggers count, each
 * writing session in a row of its own, so that none waits for another; the sum is the version.
 */
export const catalogueChanges = pgTable('catalogue_changes', {
  writer: integer().primaryKey(),
  changes: bigint({ mode: 'number' }).notNull(),
});
