import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * How many rows of a desk stand how, kept by triggers of its table, so that no list counts them: of disputes 'resolved'
 * or 'open', of messages '<state or spam> <subject>', of reviews '<shown or hidden> <stars>'.
 */
export const deskTallies = pgTable(
  'desk_tallies',
  {
    desk: text({ enum: ['disputes', 'messages', 'reviews'] }).notNull(),
    bucket: text().notNull(),
    rows: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.desk, table.bucket] })],
);
