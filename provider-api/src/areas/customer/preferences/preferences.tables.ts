import { boolean, pgTable, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../identity/index.ts';

/** Which mails a customer gets in addition to those that a booking needs; without a row the defaults apply. */
export const notificationPreferences = pgTable('notification_preferences', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  reminders: boolean().notNull().default(true),
  reviewInvitations: boolean('review_invitations').notNull().default(true),
  offers: boolean().notNull().default(false),
});
