import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Requests that named themselves by a key, and what they were answered. */
export const keyedRequests = pgTable(
  'keyed_requests',
  {
    /** A hash of account, operation and key, so that nobody's request is another one's. */
    id: text().primaryKey(),
    /** A hash of what was asked for. */
    fingerprint: text().notNull(),
    /** Until when whoever is at work on it is waited for; null once it is answered. */
    lockedUntil: timestamp('locked_until', { withTimezone: true }),
    /** The answer; null while somebody is at work on it. */
    reply: jsonb(),
    /** When it is forgotten. */
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('keyed_requests_ends').on(table.endsAt)],
);
