import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../identity/index.ts';
import { salons } from '../../marketplace/index.ts';
import { PROPOSAL_DECISIONS } from './refund-proposals.tables.ts';

const decisions = sql.raw(PROPOSAL_DECISIONS.map((word) => `'${word}'`).join(', '));

/**
 * Deletions of salons that admins requested (decision 58). Above a limit a second admin decides, never the requester.
 * Decided once: a trigger prevents changes of a decision and of a request.
 */
export const salonDeletions = pgTable(
  'salon_deletions',
  {
    id: uuid().primaryKey().defaultRandom(),
    salonId: uuid('salon_id')
      .notNull()
      .references(() => salons.id),
    /** The refund for its visits ahead at the time of the request: it counts against the requester's limit. */
    amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
    /** For the customers, whose mails contain it; empty if none is given. */
    reason: text().notNull(),
    requestedBy: uuid('requested_by')
      .notNull()
      .references(() => users.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** If undecided until then, the request expires and nothing is deleted. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    decision: text({ enum: PROPOSAL_DECISIONS }),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    /** The other admin; null if none was needed. */
    decidedBy: uuid('decided_by').references(() => users.id),
    decisionNote: text('decision_note').notNull().default(''),
  },
  (table) => [
    check('salon_deletions_amount', sql`${table.amountPaise} >= 0`),
    check('salon_deletions_two_people', sql`${table.decidedBy} <> ${table.requestedBy}`),
    check('salon_deletions_decision', sql`${table.decision} in (${decisions})`),
    check(
      'salon_deletions_in_time',
      sql`${table.decision} <> 'approved' or ${table.decidedAt} < ${table.expiresAt}`,
    ),
    check('salon_deletions_decided', sql`(${table.decision} is null) = (${table.decidedAt} is null)`),
    check(
      'salon_deletions_decided_by',
      sql`(${table.decision} in ('approved', 'rejected')) is true = (${table.decidedBy} is not null)`,
    ),
    index('salon_deletions_of_salon').on(table.salonId, table.createdAt),
    index('salon_deletions_of_admin').on(table.requestedBy, table.createdAt),
    index('salon_deletions_open').on(table.createdAt, table.id).where(sql`${table.decision} is null`),
  ],
);
