import type { Paise } from '@sundara/contracts';
import type { DisputeOutcome } from '@sundara/contracts/api';
import { eq, sql } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import { enqueueJob } from '../../../platform/outbox/enqueue-job.ts';
import { bookings, disputes } from '../../booking/index.ts';
import { MAIL_DISPUTE_RESOLVED, MAIL_DISPUTE_SALON } from '../../customer/index.ts';
import { isDeletedAccount } from '../../identity/index.ts';
import type { AuditEntry } from '../../marketplace/index.ts';
import type { Cancellable } from '../../money/index.ts';
import { eraseFromBookings } from '../account-deletion/erase-customer.ts';
import { disputeProposals } from '../approvals/dispute-proposals.tables.ts';
import type { ProposalRow } from '../approvals/propose-refund.command.ts';
import { lockDispute } from './answer-dispute.command.ts';

type Changes = NonNullable<AuditEntry['changes']>;

export interface Conclusion {
  readonly outcome: DisputeOutcome;
  readonly refundPaise: Paise;
  readonly toCustomer: string;
  readonly toSalon: string;
  /** The admin who decided, even if another one approved it. */
  readonly decidedBy: string;
}

/**
 * Puts the decision about a dispute into force: the visit is completed again and both sides are mailed their words. If
 * the customer's account was deleted meanwhile, the data stored for the dispute is erased (decision 31). The caller has
 * locked salon, booking, payment and dispute, requests the refund, and writes the audit.
 * @returns what changed, for the audit
 */
export const concludeDispute = async (
  tx: TransactionHandle,
  { id: bookingId, status, customerId }: Pick<Cancellable, 'id' | 'status' | 'customerId'>,
  { outcome, refundPaise, toCustomer, toSalon, decidedBy }: Conclusion,
  now: Date,
): Promise<Changes> => {
  await tx
    .update(disputes)
    .set({
      ...{ outcome, refundPaise, resolution: toCustomer, salonResolution: toSalon },
      ...{ resolvedAt: now, resolvedBy: decidedBy },
    })
    .where(eq(disputes.bookingId, bookingId));
  if (status === 'disputed') await complete(tx, bookingId, now);
  await enqueueJob(tx, MAIL_DISPUTE_RESOLVED, bookingId, { bookingId });
  await enqueueJob(tx, MAIL_DISPUTE_SALON, bookingId, { bookingId });
  if (customerId && (await isDeletedAccount(tx, customerId))) await eraseFromBookings(tx, customerId, now);
  return {
    status: [status, 'completed'],
    outcome: [null, outcome],
    refundPaise: [null, refundPaise],
  };
};

/**
 * Puts a decision into force whose refund another admin has just approved (decision 49); does nothing for a refund that
 * belongs to no dispute.
 * @returns what changed, for the audit
 */
export const concludeApproved = async (
  tx: TransactionHandle,
  booking: Cancellable,
  { id, amountPaise: refundPaise, proposedBy: decidedBy }: ProposalRow,
  now: Date,
): Promise<Changes> => {
  const [words] = await tx.select().from(disputeProposals).where(eq(disputeProposals.proposalId, id));
  if (!words) return {};
  await lockDispute(tx, booking.id);
  const { toCustomer, toSalon } = words;
  return concludeDispute(
    tx,
    booking,
    { outcome: 'customer', refundPaise, toCustomer, toSalon, decidedBy },
    now,
  );
};

/** Does not change `completedAt`: the periods that start with it are over. */
const complete = async (tx: TransactionHandle, bookingId: string, now: Date): Promise<void> => {
  await tx
    .update(bookings)
    .set({ status: 'completed', updatedAt: now, sequence: sql`${bookings.sequence} + 1` })
    .where(eq(bookings.id, bookingId));
};
