import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * Number of rows per admin list and bucket, maintained by triggers, so that no list counts its rows. Buckets of
 * applications: '<state or spam>'; of disputes: 'resolved' or 'open'; of messages: '<state or spam> <subject>'; of
 * reviews: '<shown or hidden> <stars>'.
 */
export const listCounts = pgTable(
  'list_counts',
  {
    list: text({ enum: ['applications', 'disputes', 'messages', 'reviews'] }).notNull(),
    bucket: text().notNull(),
    rows: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.list, table.bucket] })],
);
