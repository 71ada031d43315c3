import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { disputes } from '../../booking/index.ts';
import { refundProposals } from './refund-proposals.tables.ts';

/**
 * Decisions about disputes whose refund is more than one admin may give (decision 49): the proposed refund has the
 * amount, who decided and the result; this table has the words for each side, sent once another admin approves it.
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
