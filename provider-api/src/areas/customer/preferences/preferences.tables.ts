import { boolean, pgTable, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../identity/index.ts';

/** What a customer is mailed besides what a booking needs; without a row the defaults hold. */
export const notificationPreferences = pgTable('notification_preferences', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  reminders: boolean().notNull().default(true),
  reviewInvitations: boolean('review_invitations').notNull().default(true),
  offers: boolean().notNull().default(false),
});
