import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { citext } from '../../../platform/database/column-types.ts';

/** An account that was not deleted. */
const isThere = ({ deletedAt }: { readonly deletedAt: AnyPgColumn }) => sql`${deletedAt} is null`;

/** What admins search accounts by, as its index has it. */
export const userSearchText = ({ name, email, phone }: Record<'name' | 'email' | 'phone', AnyPgColumn>) =>
  sql`' ' || ${name} || ' ' || ${email}::text || ' ' || ${phone}`;

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
    /** State or union territory, asked once: it decides which taxes a receipt names. */
    state: text(),
    isActive: boolean('is_active').notNull().default(true),
    /** When the account's mailbox was last proved; another e-mail takes it away, by a trigger. Null until then. */
    emailConfirmedAt: timestamp('email_confirmed_at', { withTimezone: true }),
    /** Grows when every session of the account must end. */
    sessionVersion: integer('session_version').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** A deleted account keeps its row without the person, for the bookings that the tax office may ask for. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    check('users_role', sql`${table.role} in ('customer', 'salon', 'admin')`),
    index('users_created').on(table.createdAt),
    // The admin's list: each order with what narrows it, so that a deep page is read from the index alone.
    index('users_list_created')
      .on(table.createdAt, table.id, table.role, table.isActive)
      .where(isThere(table)),
    index('users_list_name')
      .on(sql`lower(${table.name})`, table.id, table.role, table.isActive, table.name)
      .where(isThere(table)),
    index('users_list_email').on(table.email, table.id, table.role, table.isActive).where(isThere(table)),
    index('users_list_role').on(table.role, table.id, table.isActive).where(isThere(table)),
    index('users_list_active').on(table.isActive, table.id, table.role).where(isThere(table)),
    index('users_admins').on(table.name, table.id).where(sql`${table.role} = 'admin'`),
    // Who may be given a salon.
    index('users_owners')
      .on(table.name, table.id, table.email)
      .where(sql`${table.role} = 'salon' and ${table.isActive} and ${isThere(table)}`),
    index('users_search')
      .using('gin', sql`(${userSearchText(table)}) gin_trgm_ops`)
      .where(isThere(table)),
    index('users_search_owners')
      .using('gin', sql`(${userSearchText(table)}) gin_trgm_ops`)
      .where(sql`${table.role} = 'salon' and ${isThere(table)}`),
  ],
);

/** How many accounts there are that were not deleted, by role and state: kept by a trigger, so that nobody counts users. */
export const userCounts = pgTable(
  'user_counts',
  {
    role: text({ enum: ['customer', 'salon', 'admin'] }).notNull(),
    isActive: boolean('is_active').notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.role, table.isActive] })],
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
    /** 'Chrome on Android', as its owner reads it; the browser's own text is not kept. */
    device: text().notNull().default('Unknown device'),
    /** The network that it was last seen from, without its last part. */
    network: text().notNull().default(''),
    /** The id of the browser that it was opened in (`KnownBrowsers`); holds are limited by it. Null before it was kept. */
    browser: uuid(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** Each works once; one that is shown again after its exchange ends the session. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    /** SHA-256 of the token, in hexadecimal digits. */
    tokenHash: text('token_hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId)],
);

/** How often something was tried that is limited, in the window that runs; `attempts/count-attempts.ts` counts. */
export const attempts = pgTable(
  'attempts',
  {
    /** SHA-256 of what is limited, so that the table names no one. */
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    /** Until then the next one is refused, and not counted. */
    pausedUntil: timestamp('paused_until', { withTimezone: true }),
  },
  (table) => [index('attempts_end').on(table.endsAt)],
);
