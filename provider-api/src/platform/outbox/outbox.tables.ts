import { sql } from 'drizzle-orm';
import { bigserial, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** The time of jobs that are to run at once: due by any clock, so that no two clocks have to agree. */
export const AT_ONCE = new Date(0);

/** Jobs, written in the transaction that needs them; one undone job per kind and key. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text().notNull(),
    key: text().notNull(),
    payload: jsonb().notNull(),
    runAt: timestamp('run_at', { withTimezone: true }).notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    lockedUntil: timestamp('locked_until', { withTimezone: true }),
    doneAt: timestamp('done_at', { withTimezone: true }),
    /** When it was given up after the last attempt; it stays for a person to look at. */
    failedAt: timestamp('failed_at', { withTimezone: true }),
    lastError: text('last_error'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('outbox_once')
      .on(table.kind, table.key)
      .where(sql`${table.doneAt} is null and ${table.failedAt} is null`),
    index('outbox_due')
      .on(table.runAt, table.id)
      .where(sql`${table.doneAt} is null and ${table.failedAt} is null`),
    // For the admins' list: by state, and by prefix of the kind's name.
    index('outbox_retrying')
      .on(table.runAt, table.id)
      .where(sql`${table.doneAt} is null and ${table.failedAt} is null and ${table.lastError} is not null`),
    index('outbox_given_up').on(table.failedAt, table.id).where(sql`${table.failedAt} is not null`),
    index('outbox_given_up_of')
      .on(table.kind.op('text_pattern_ops'), table.key, table.failedAt, table.id)
      .where(sql`${table.failedAt} is not null`),
    index('outbox_done').on(table.doneAt, table.id).where(sql`${table.doneAt} is not null`),
    index('outbox_done_of')
      .on(table.kind.op('text_pattern_ops'), table.doneAt, table.id)
      .where(sql`${table.doneAt} is not null`),
  ],
);

export const isUndone = sql`${outbox.doneAt} is null and ${outbox.failedAt} is null`;
