import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';

/**
 * Mailed links to set a password: each works once, for 30 minutes (resolutions R14), an invitation's for seven days
 * (decision 85). Of an account's links that are not over, the newest works.
 */
export const passwordResets = pgTable(
  'password_resets',
  {
    /** SHA-256 of the token, in hexadecimal digits. */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('password_resets_user').on(table.userId)],
);
