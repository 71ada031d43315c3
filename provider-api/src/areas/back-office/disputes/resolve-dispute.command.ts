import { formatRupees, type Paise, rupeesOf } from '@sundara/contracts';
import { type DisputeOutcome, resolveDispute as operation } from '@sundara/contracts/api';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { Account } from '../../../platform/http/access.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import type { disputes } from '../../booking/index.ts';
import { type AuditEntry, lockSalon, writeAudit } from '../../marketplace/index.ts';
import { lockCancellable } from '../../money/index.ts';
import { dealtWith, findSalonId, lockDispute, noSuchDispute } from './answer-dispute.command.ts';
import { concludeDispute } from './conclude-dispute.command.ts';
import { findWaiting, giveBackForDispute, type WaitingDecision } from './dispute-refund.ts';

export interface Resolving {
  readonly bookingId: string;
  readonly account: Pick<Account, 'id' | 'role'>;
  readonly outcome: DisputeOutcome;
  readonly refundPaise: Paise;
  readonly toCustomer: string;
  readonly toSalon: string;
}

/**
 * Decides a dispute, once; the first admin wins (resolutions S4): the visit is completed again, the refund is due, both
 * sides are mailed their words, and it is audited, in one transaction. A refund above what one admin may give makes it
 * a proposal: the visit stays disputed, its clocks go on and nobody is notified, until another admin approves the
 * refund; if it is rejected or expires, the dispute has to be decided as before (decision 49). The same again by the
 * same admin changes nothing.
 * @returns whether it waits for another admin
 * @throws ApiError NOT_FOUND; DISPUTE_DEALT_WITH, whose message says by whom and when; NOT_REFUNDABLE, and why
 */
export const resolveDispute = async (
  tx: TransactionHandle,
  wish: Resolving,
  limits: { readonly limitPaise: Paise },
  now: Date,
): Promise<boolean> => {
  const { bookingId, account, outcome, refundPaise, toCustomer, toSalon } = wish;
  if (!isUuid(bookingId)) throw noSuchDispute();
  const salonId = await findSalonId(tx, bookingId);
  await lockSalon(tx, salonId);
  const booking = await lockCancellable(tx, bookingId);
  const dispute = await lockDispute(tx, bookingId);
  if (!booking) throw noSuchDispute();
  if (dispute.resolvedAt) {
    if (isSame(dispute, wish)) return false;
    throw await dealtWith(tx, 'resolved', dispute.resolvedBy, dispute.resolvedAt);
  }
  const waiting = await findWaiting(tx, bookingId, now);
  if (waiting) {
    if (isSameWaiting(waiting, wish)) return true;
    const { proposedBy, createdAt, amountPaise } = waiting.refund;
    const awaited = `Another admin has to approve its refund of ${formatRupees(rupeesOf(amountPaise))} first.`;
    throw await dealtWith(tx, 'decided', proposedBy, createdAt, awaited);
  }
  const words = { toCustomer, toSalon };
  const proposalId =
    refundPaise > 0
      ? await giveBackForDispute(tx, { bookingId, account, amountPaise: refundPaise, ...words }, limits, now)
      : null;
  const changes: AuditEntry['changes'] =
    proposalId === null
      ? await concludeDispute(tx, booking, { outcome, refundPaise, ...words, decidedBy: account.id }, now)
      : { proposal: [null, proposalId], proposedPaise: [null, refundPaise] };
  await writeAudit(tx, account, { salonId, action: operation.name, subjectId: bookingId, changes }, now);
  return proposalId !== null;
};

type Dispute = typeof disputes.$inferSelect;

const isSame = (
  dispute: Dispute,
  { account, outcome, refundPaise, toCustomer, toSalon }: Resolving,
): boolean =>
  dispute.resolvedBy === account.id &&
  dispute.outcome === outcome &&
  dispute.refundPaise === refundPaise &&
  dispute.resolution === toCustomer &&
  dispute.salonResolution === toSalon;

const isSameWaiting = (
  { words, refund }: WaitingDecision,
  { account, refundPaise, toCustomer, toSalon }: Resolving,
): boolean =>
  refund.proposedBy === account.id &&
  refund.amountPaise === refundPaise &&
  words.toCustomer === toCustomer &&
  words.toSalon === toSalon;
