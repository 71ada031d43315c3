import { BY_HAND_REASONS, type ByHandReason } from '@sundara/contracts';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { bookings } from '../../booking/index.ts';
import { users } from '../../identity/index.ts';
import { refunds } from '../../money/index.ts';

/** `alone`: small enough for one admin, refunded at once. */
export const PROPOSAL_DECISIONS = ['alone', 'approved', 'rejected'] as const;
export type ProposalDecision = (typeof PROPOSAL_DECISIONS)[number];

const quoted = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '));
const reasons = quoted(Object.keys(BY_HAND_REASONS));
const decisions = quoted(PROPOSAL_DECISIONS);

/**
 * Refunds that admins grant by hand (decision 45). Above a limit a second admin decides, never the proposer. Decided
 * once: a trigger of the baseline migration prevents changes of a decision and of a proposal.
 */
export const refundProposals = pgTable(
  'refund_proposals',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** One key of one admin is one proposal, however often it is sent. */
    key: text().notNull(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    gatewayPaymentId: text('gateway_payment_id').notNull(),
    amountPaise: integer('amount_paise').notNull(),
    reason: text().$type<ByHandReason>().notNull(),
    /** In the proposer's words. */
    note: text().notNull(),
    proposedBy: uuid('proposed_by')
      .notNull()
      .references(() => users.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** If undecided until then, the proposal expires without a refund. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    decision: text({ enum: PROPOSAL_DECISIONS }),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    /** The other admin; null if none was needed. */
    decidedBy: uuid('decided_by').references(() => users.id),
    /** That admin's remark; empty if there is none. */
    decisionNote: text('decision_note').notNull().default(''),
    refundId: uuid('refund_id')
      .unique()
      .references(() => refunds.id),
  },
  (table) => [
    unique('refund_proposals_key').on(table.proposedBy, table.key),
    check('refund_proposals_amount', sql`${table.amountPaise} > 0`),
    check('refund_proposals_reason', sql`${table.reason} in (${reasons})`),
    check('refund_proposals_two_people', sql`${table.decidedBy} <> ${table.proposedBy}`),
    check('refund_proposals_decision', sql`${table.decision} in (${decisions})`),
    check(
      'refund_proposals_in_time',
      sql`${table.decision} <> 'approved' or ${table.decidedAt} < ${table.expiresAt}`,
    ),
    check('refund_proposals_decided', sql`(${table.decision} is null) = (${table.decidedAt} is null)`),
    check(
      'refund_proposals_decided_by',
      sql`(${table.decision} in ('approved', 'rejected')) is true = (${table.decidedBy} is not null)`,
    ),
    check(
      'refund_proposals_refund',
      sql`(${table.decision} in ('alone', 'approved')) is true = (${table.refundId} is not null)`,
    ),
    index('refund_proposals_of_booking').on(table.bookingId, table.proposedBy, table.createdAt),
    index('refund_proposals_open')
      .on(table.createdAt, table.id, table.expiresAt)
      .where(sql`${table.decision} is null`),
    index('refund_proposals_by_decision').on(table.decision, table.createdAt, table.id),
    index('refund_proposals_newest').on(table.createdAt, table.id),
  ],
);
