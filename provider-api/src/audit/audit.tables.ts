import { bigserial, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/auth.tables.ts';
import { salons } from '../salons/salons.tables.ts';

/**
 * Who changed what of a salon, and how: never changed, never deleted, but for what it held of a customer who has left
 * (decision 31). Holds nothing that a customer wrote.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
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
  },
  (table) => [
    index('audit_entries_of_salon').on(table.salonId, table.id.desc().nullsFirst()),
    index('audit_entries_of_subject').on(table.subjectId),
    // How often a salon did something lately, before it does it again.
    index('audit_entries_of_action').on(table.salonId, table.action, table.at),
  ],
);
