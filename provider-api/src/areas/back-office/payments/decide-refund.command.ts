import { approveRefund, rejectRefund } from '@sundara/contracts/api';
import { eq } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { Account } from '../../../platform/http/access.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { type AuditEntry, lockSalon, writeAudit } from '../../marketplace/index.ts';
import { findCancellable, lockCancellable, requestRefund } from '../../money/index.ts';
import { type ProposalRow, requireWithin } from '../approvals/propose-refund.command.ts';
import { refundProposals } from '../approvals/refund-proposals.tables.ts';
import { concludeApproved } from '../disputes/conclude-dispute.command.ts';

export interface Decision {
  readonly proposalId: string;
  /** An admin other than the proposer. */
  readonly account: Pick<Account, 'id' | 'role'>;
  readonly decision: 'approved' | 'rejected';
  /** Why; empty if no reason is given. */
  readonly note: string;
}

/**
 * Decides about a proposed refund, once: of two admins one wins, and the same decision by the same admin again changes
 * nothing. What is left of the payment is checked again. If the refund belongs to a dispute, an approval also decides
 * the dispute, and after a rejection it has to be decided again (decision 49). Part of the caller's transaction, which
 * wakes the outbox after its commit.
 * @throws ApiError NOT_FOUND; SECOND_ADMIN_NEEDED for one's own; PROPOSAL_REFUSED if it was decided or has expired;
 *   NOT_REFUNDABLE if less is left by now
 */
export const decideRefund = async (
  tx: TransactionHandle,
  { proposalId, account, decision, note }: Decision,
  now: Date,
): Promise<ProposalRow> => {
  const seen = await findProposal(tx, proposalId);
  const found = seen && (await findCancellable(tx, seen.bookingId));
  if (!found) throw new ApiError('NOT_FOUND', { message: 'There is no such refund.' });
  const { salonId, id: bookingId } = found;
  await lockSalon(tx, salonId);
  const booking = (await lockCancellable(tx, bookingId)) ?? found;
  const proposal = await findProposal(tx, proposalId, 'update');
  if (!proposal) throw new ApiError('NOT_FOUND', { message: 'There is no such refund.' });
  if (proposal.decision === decision && proposal.decidedBy === account.id) return proposal;
  requireDecidable(proposal, account, now);
  const { gatewayPaymentId, amountPaise, proposedBy } = proposal;
  const amount = { bookingId, gatewayPaymentId, amountPaise, key: `by-hand-${proposalId}` };
  if (decision === 'approved') requireWithin(amountPaise, booking.paidPaise);
  const refund =
    decision === 'approved'
      ? await requestRefund(tx, { ...amount, reason: 'by-hand', askedBy: proposedBy }, now)
      : undefined;
  const [decided] = await tx
    .update(refundProposals)
    .set({
      ...{ decision, decidedAt: now, decidedBy: account.id, decisionNote: note },
      refundId: refund?.id ?? null,
    })
    .where(eq(refundProposals.id, proposalId))
    .returning();
  if (!decided) throw new Error(`The proposal ${proposalId} went away under its lock.`);
  const { refundedPaise } = booking;
  const concluded = refund && (await concludeApproved(tx, booking, decided, now));
  const changes: NonNullable<AuditEntry['changes']> = {
    proposal: [proposalId, proposalId],
    decision: [null, decision],
    ...(refund && { refundedPaise: [refundedPaise, refundedPaise + amountPaise] }),
    ...(note && { note: [null, null] }),
    ...concluded,
  };
  const action = decision === 'approved' ? approveRefund.name : rejectRefund.name;
  await writeAudit(tx, account, { salonId, action, subjectId: bookingId, changes }, now);
  return decided;
};

const requireDecidable = (proposal: ProposalRow, { id }: Pick<Account, 'id'>, now: Date): void => {
  if (proposal.decision !== null) {
    throw new ApiError('PROPOSAL_REFUSED', { message: SAYS[proposal.decision] });
  }
  if (proposal.proposedBy === id) throw new ApiError('SECOND_ADMIN_NEEDED');
  if (proposal.expiresAt <= now) throw new ApiError('PROPOSAL_REFUSED', { message: TOO_LATE });
};

const SAYS = {
  alone: 'This refund was given at once: there is nothing to decide.',
  approved: 'Another admin has approved this refund already.',
  rejected: 'Another admin has rejected this refund already.',
};
const TOO_LATE = 'This refund was not decided within 7 days. If it is still right, propose it anew.';

const findProposal = async (
  tx: TransactionHandle,
  id: string,
  lock?: 'update',
): Promise<ProposalRow | undefined> => {
  const query = tx.select().from(refundProposals).where(eq(refundProposals.id, id));
  return (await (lock ? query.for(lock) : query))[0];
};
