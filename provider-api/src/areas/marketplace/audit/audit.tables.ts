import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../../identity/index.ts';
import { salons } from '../salons/salons.tables.ts';

/**
 * Who changed what, and how: never changed, never deleted (the database refuses), except for data about a deleted
 * customer (decisions 31 and 46). Holds nothing that a customer wrote. Partitioned by financial year (decision 105).
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigserial({ mode: 'number' }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    actorId: uuid('actor_id')
      .notNull()
      .references(() => users.id),
    actorRole: text('actor_role', { enum: ['customer', 'salon', 'admin'] }).notNull(),
    salonId: uuid('salon_id').references(() => salons.id),
    /** The operation's name, 'salon.updateStatus'. */
    action: text().notNull(),
    /** What it was about: a booking's or a service's id. */
    subjectId: text('subject_id'),
    /** What changed, as { field: [before, after] }. */
    changes: jsonb().$type<Readonly<Record<string, readonly [unknown, unknown]>>>().notNull().default({}),
    /** The database's clock at the time of writing; no writer can choose it. */
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull().defaultNow(),
    /** One random text per field of `changes`; deleted with an erased field, so that nobody can guess its value. */
    salts: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** SHA-256 of salt, name and value of each field as it was written, in hexadecimal digits; never removed. */
    seals: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
  },
  (table) => [
    primaryKey({ name: 'audit_entries_pkey', columns: [table.id, table.at] }),
    // Newest first, with one index for each filter.
    index('audit_entries_by_time').on(table.at, table.id),
    index('audit_entries_of_salon').on(table.salonId, table.at, table.id),
    index('audit_entries_of_subject').on(table.subjectId, table.at, table.id),
    index('audit_entries_of_actor').on(table.actorId, table.at, table.id),
    index('audit_entries_of_actor_and_kind').on(table.actorId, table.action, table.at, table.id),
    index('audit_entries_of_kind').on(table.action, table.at, table.id),
    // To count how often a salon did something lately, before it may do so again.
    index('audit_entries_of_action').on(table.salonId, table.action, table.at, table.id),
  ],
);

/** The chain: each link's hash covers its entry and the previous hash (decision 46). Only appended to. */
export const auditLinks = pgTable('audit_links', {
  /** 1, 2, 3 … without a gap. */
  no: bigint({ mode: 'number' }).primaryKey(),
  /** The check of the chain finds one that is missing; a foreign key can't name an id alone. */
  entryId: bigint('entry_id', { mode: 'number' }).notNull().unique(),
  /** In hexadecimal digits. */
  hash: text().notNull(),
});

/** New entries that have no link yet; filled by a trigger. */
export const auditUnlinked = pgTable('audit_unlinked', {
  entryId: bigint('entry_id', { mode: 'number' }).primaryKey(),
});

/** The end of the chain; appending locks this row, so that only one transaction appends at a time. */
export const auditHead = pgTable(
  'audit_head',
  {
    id: integer().primaryKey(),
    no: bigint({ mode: 'number' }).notNull(),
    hash: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [check('audit_head_one', sql`${table.id} = 1`)],
);
