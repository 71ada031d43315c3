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

/** What admins search accounts by, exactly as in its index. */
export const userSearchText = ({ name, email, phone }: Record<'name' | 'email' | 'phone', AnyPgColumn>) =>
  sql`' ' || ${name} || ' ' || ${email}::text || ' ' || ${phone}`;

/** Accounts; the role decides on access, and is read again on each call. */
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
    /** State or union territory, asked for once: it decides which taxes a receipt names. */
    state: text(),
    isActive: boolean('is_active').notNull().default(true),
    /** When the e-mail was confirmed. Null until then; a trigger sets it back to null when the e-mail changes. */
    emailConfirmedAt: timestamp('email_confirmed_at', { withTimezone: true }),
    /** Incremented to end every session of the account. */
    sessionVersion: integer('session_version').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** A deleted account keeps its row, without personal data, for bookings that the tax office may ask for. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    check('users_role', sql`${table.role} in ('customer', 'salon', 'admin')`),
    index('users_created').on(table.createdAt),
    // For the admin list: each sort order with its filter columns, so that a deep page is read from the index alone.
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
    // Accounts that may get a salon.
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

/** Number of accounts that were not deleted, by role and state; kept by a trigger, so that no query counts users. */
export const userCounts = pgTable(
  'user_counts',
  {
    role: text({ enum: ['customer', 'salon', 'admin'] }).notNull(),
    isActive: boolean('is_active').notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.role, table.isActive] })],
);

/** One row per sign-in; revoking one takes effect on the next call. */
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
    /** 'Chrome on Android', as shown to the owner; the User-Agent header itself is not stored. */
    device: text().notNull().default('Unknown device'),
    /** The network that it was last seen from, without the last part. */
    network: text().notNull().default(''),
    /** The id of the browser that opened it (`KnownBrowsers`); holds are limited per browser. Null in older rows. */
    browser: uuid(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** Each token works once; one that is presented again after its exchange ends the session. */
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

/** Number of attempts at something limited, in the current window; counted by `attempts/count-attempts.ts`. */
export const attempts = pgTable(
  'attempts',
  {
    /** SHA-256 of the limit's key, so that the table names no one. */
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    /** Until then, attempts are refused and not counted. */
    pausedUntil: timestamp('paused_until', { withTimezone: true }),
  },
  (table) => [index('attempts_end').on(table.endsAt)],
);
