import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { citext } from '../database/column-types.ts';

/** Accounts; the role decides, and is read anew on each call. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: citext().notNull().unique(),
    name: text().notNull(),
    phone: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    role: text({ enum: ['customer', 'salon', 'admin'] })
      .notNull()
      .default('customer'),
    isActive: boolean('is_active').notNull().default(true),
    /** Grows when every session of the account must end. */
    sessionVersion: integer('session_version').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('users_role', sql`${table.role} in ('customer', 'salon', 'admin')`),
    index('users_created').on(table.createdAt),
  ],
);

/** One row per sign-in; a revoked one is in force on the next call. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  (table) => [index('sessions_user').on(table.userId)],
);
