import {
  addMinutes,
  type ByHandReason,
  formatRupees,
  type Paise,
  PROPOSAL_DAYS,
  rupeesOf,
} from '@sundara/contracts';
import { proposeRefund as operation } from '@sundara/contracts/api';
import { and, eq } from 'drizzle-orm';
import type { DatabaseHandle, TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { Account } from '../../../platform/http/access.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { type AuditEntry, lockSalon, writeAudit } from '../../marketplace/index.ts';
import {
  findCancellable,
  lockCancellable,
  noSuchBooking,
  requestRefund,
  SMALLEST_REFUND_PAISE,
} from '../../money/index.ts';
import { findAlonePaise } from './refund-limit.ts';
import { refundProposals } from './refund-proposals.tables.ts';

export type ProposalRow = typeof refundProposals.$inferSelect;

export interface Proposal {
  readonly bookingId: string;
  /** The admin who proposes, and may not decide. */
  readonly account: Pick<Account, 'id' | 'role'>;
  readonly amountPaise: Paise;
  readonly reason: ByHandReason;
  /** The admin's reason: for other admins, never for the customer. */
  readonly note: string;
  /** One key of one admin is one proposal, however often it is sent. */
  readonly key: string;
}

/**
 * The one entry point for refunds that an admin grants by hand, for other nouns too (decision 45). Up to what this
 * admin may give back of the booking alone, the refund is made at once (`decision: 'alone'`, with `refundId`); above it
 * the proposal waits for another admin (`decision: null`) for `PROPOSAL_DAYS`. Audited. Part of the caller's
 * transaction: it locks salon, booking and payment, in this order, so call it before taking other locks of those; wake
 * the outbox after the commit.
 * @param limitPaise what one admin may give back of a booking in 24 hours (`REFUND_ALONE_LIMIT`)
 * @throws ApiError NOT_FOUND; NOT_REFUNDABLE, and why; PROPOSAL_REFUSED for a key that another refund has used
 * @example
 * const { decision } = await proposeRefund(tx, { bookingId, account, amountPaise, reason: 'dispute', note, key }, limits, now);
 * const isGivenBack = decision === 'alone';
 */
export const proposeRefund = async (
  tx: TransactionHandle,
  proposal: Proposal,
  { limitPaise }: { readonly limitPaise: Paise },
  now: Date,
): Promise<ProposalRow> => {
  const { bookingId, account, ...wish } = proposal;
  const found = await findCancellable(tx, bookingId);
  if (!found) throw noSuchBooking();
  await lockSalon(tx, found.salonId);
  const booking = (await lockCancellable(tx, bookingId)) ?? found;
  const known = await findProposalByKey(tx, account.id, wish.key);
  if (known) return requireSame(known, proposal);
  const { gatewayPaymentId, salonId, paidPaise: leftPaise, refundedPaise } = booking;
  if (gatewayPaymentId === null) throw refusal('Nothing was paid for this booking.');
  requireWithin(wish.amountPaise, leftPaise);
  const alonePaise = await findAlonePaise(tx, { bookingId, adminId: account.id, limitPaise }, now);
  const isAlone = wish.amountPaise <= alonePaise;
  const id = crypto.randomUUID();
  const amount = { bookingId, gatewayPaymentId, amountPaise: wish.amountPaise, key: `by-hand-${id}` };
  const refund = isAlone
    ? await requestRefund(tx, { ...amount, reason: 'by-hand', askedBy: account.id }, now)
    : undefined;
  const [written] = await tx
    .insert(refundProposals)
    .values({
      ...{ ...wish, id, bookingId, gatewayPaymentId, proposedBy: account.id, createdAt: now },
      expiresAt: addMinutes(now, PROPOSAL_DAYS * 24 * 60),
      ...(refund && { decision: 'alone', decidedAt: now, refundId: refund.id }),
    })
    .returning();
  if (!written) throw new Error('A proposal was written and not answered.');
  const changes: NonNullable<AuditEntry['changes']> = {
    proposal: [null, id],
    ...(isAlone
      ? { refundedPaise: [refundedPaise, refundedPaise + wish.amountPaise] }
      : { proposedPaise: [null, wish.amountPaise] }),
    reason: [null, wish.reason],
    note: [null, null],
  };
  await writeAudit(tx, account, { salonId, action: operation.name, subjectId: bookingId, changes }, now);
  return written;
};

/** The proposal that an admin made with this key. */
export const findProposalByKey = async (
  db: DatabaseHandle,
  adminId: string,
  key: string,
): Promise<ProposalRow | undefined> =>
  (
    await db
      .select()
      .from(refundProposals)
      .where(and(eq(refundProposals.proposedBy, adminId), eq(refundProposals.key, key)))
  )[0];

/** @throws ApiError NOT_REFUNDABLE */
export const requireWithin = (amountPaise: Paise, leftPaise: Paise): void => {
  if (leftPaise === 0) throw refusal('Nothing is left of this payment that could go back.');
  if (amountPaise > leftPaise) {
    throw refusal(`Only ${money(leftPaise)} is left of this payment, not ${money(amountPaise)}.`);
  }
  if (amountPaise < SMALLEST_REFUND_PAISE) {
    throw refusal(`The smallest refund is ${money(SMALLEST_REFUND_PAISE)}.`);
  }
};

const requireSame = (known: ProposalRow, { bookingId, amountPaise, reason }: Proposal): ProposalRow => {
  if (known.bookingId === bookingId && known.amountPaise === amountPaise && known.reason === reason)
    return known;
  throw new ApiError('PROPOSAL_REFUSED', { message: 'This key stands with another refund.' });
};

const money = (paise: Paise): string => formatRupees(rupeesOf(paise));
const refusal = (message: string): ApiError => new ApiError('NOT_REFUNDABLE', { message });
