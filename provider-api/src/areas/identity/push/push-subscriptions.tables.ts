import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { sessions } from '../accounts/accounts.tables.ts';

/** The browsers that take push messages, one for each session: signing out there ends them. */
export const pushSubscriptions = pgTable('push_subscriptions', {
  sessionId: uuid('session_id')
    .primaryKey()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  /** One browser belongs to one session: who signs in next takes it over. */
  endpoint: text().notNull().unique(),
  p256dh: text().notNull(),
  auth: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
