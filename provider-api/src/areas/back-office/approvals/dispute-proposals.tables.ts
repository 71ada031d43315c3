import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { disputes } from '../../booking/index.ts';
import { refundProposals } from './refund-proposals.tables.ts';

/**
 * Decisions about disputes that give back more than one admin may (decision 49): the amount, who decided and what became
 * of it stand in the proposed refund, here stands what each side is to read once another admin approves it.
 */
export const disputeProposals = pgTable(
  'dispute_proposals',
  {
    proposalId: uuid('proposal_id')
      .primaryKey()
      .references(() => refundProposals.id),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => disputes.bookingId, { onDelete: 'cascade' }),
    toCustomer: text('to_customer').notNull(),
    toSalon: text('to_salon').notNull(),
  },
  (table) => [index('dispute_proposals_of_dispute').on(table.bookingId)],
);
