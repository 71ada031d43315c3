import type { Paise } from '@sundara/contracts';
import type { Account } from '../auth/access.ts';
import type { DatabaseHandle, TransactionHandle } from '../database/database-handle.ts';
import { findProposalByKey, proposeRefund } from '../refunds/propose-refund.command.ts';
import type { disputes } from './disputes.tables.ts';

interface GivingBack {
  readonly bookingId: string;
  readonly account: Pick<Account, 'id' | 'role'>;
  /** More than nothing. */
  readonly amountPaise: Paise;
}

/** A dispute is resolved once, and so is what it gives back. */
const keyOf = (bookingId: string): string => `dispute-${bookingId}`;

/**
 * Gives back what a dispute came to, by the one door for refunds by hand: over what one admin may give, another has to
 * approve it (decision 45).
 * @returns whether it waits for another admin
 * @throws ApiError NOT_REFUNDABLE, and why
 */
export const giveBackForDispute = async (
  tx: TransactionHandle,
  { bookingId, account, amountPaise }: GivingBack,
  limits: { readonly limitPaise: Paise },
  now: Date,
): Promise<boolean> => {
  const note = 'The outcome of a dispute.';
  const proposal = {
    bookingId,
    account,
    amountPaise,
    reason: 'dispute',
    note,
    key: keyOf(bookingId),
  } as const;
  const { decision } = await proposeRefund(tx, proposal, limits, now);
  return decision === null;
};

/** Whether what a resolved dispute gives back still waits for another admin. */
export const findRefundWaits = async (
  db: DatabaseHandle,
  { bookingId, resolvedBy, refundPaise }: typeof disputes.$inferSelect,
): Promise<boolean> => {
  if (resolvedBy === null || !refundPaise) return false;
  const proposal = await findProposalByKey(db, resolvedBy, keyOf(bookingId));
  return proposal !== undefined && proposal.decision === null;
};
