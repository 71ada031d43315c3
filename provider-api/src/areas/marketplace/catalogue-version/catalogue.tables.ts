import { bigint, integer, pgTable } from 'drizzle-orm/pg-core';

/**
 * How often the catalogue was written: salons, services, specialists, reviews, localities. Triggers count; each
 * writing session has its own row, so that none waits for another. The sum is the version.
 */
export const catalogueChanges = pgTable('catalogue_changes', {
  writer: integer().primaryKey(),
  changes: bigint({ mode: 'number' }).notNull(),
});
