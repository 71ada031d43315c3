import type { Paise } from '@sundara/contracts';
import { and, desc, eq, gt, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle, TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { Account } from '../../../platform/http/access.ts';
import { disputes } from '../../booking/index.ts';
import { disputeProposals } from '../approvals/dispute-proposals.tables.ts';
import { proposeRefund } from '../approvals/propose-refund.command.ts';
import { refundProposals } from '../approvals/refund-proposals.tables.ts';

interface GivingBack {
  readonly bookingId: string;
  readonly account: Pick<Account, 'id' | 'role'>;
  /** More than 0. */
  readonly amountPaise: Paise;
  readonly toCustomer: string;
  readonly toSalon: string;
}

/**
 * Refunds the outcome of a dispute, by the one entry point for refunds by hand: above what one admin may give, another
 * has to approve it (decision 45), and until then the decision is only proposed (decision 49). The caller has checked
 * under the dispute's lock that it is not decided, so each call is a proposal of its own.
 * @returns the id of the proposal that waits for another admin; null if the refund is under way
 * @throws ApiError NOT_REFUNDABLE, and why
 */
export const giveBackForDispute = async (
  tx: TransactionHandle,
  { bookingId, account, amountPaise, toCustomer, toSalon }: GivingBack,
  limits: { readonly limitPaise: Paise },
  now: Date,
): Promise<string | null> => {
  const about = { reason: 'dispute', note: 'What each side is to read stands with the dispute.' } as const;
  const key = `dispute-${crypto.randomUUID()}`;
  const proposal = { bookingId, account, amountPaise, ...about, key };
  const { id: proposalId, decision } = await proposeRefund(tx, proposal, limits, now);
  if (decision !== null) return null;
  await tx.insert(disputeProposals).values({ proposalId, bookingId, toCustomer, toSalon });
  return proposalId;
};

const isUndecided = (now: Date | Placeholder) =>
  and(isNull(refundProposals.decision), gt(refundProposals.expiresAt, now));

/** The decision about a dispute that is waiting for another admin; undefined if there is none. */
export const findWaiting = async (db: DatabaseHandle, bookingId: string, now: Date) =>
  (
    await db
      .select({ words: disputeProposals, refund: refundProposals })
      .from(disputeProposals)
      .innerJoin(refundProposals, eq(refundProposals.id, disputeProposals.proposalId))
      .where(and(eq(disputeProposals.bookingId, bookingId), isUndecided(now)))
      .orderBy(desc(refundProposals.createdAt))
      .limit(1)
  )[0];

export type WaitingDecision = NonNullable<Awaited<ReturnType<typeof findWaiting>>>;

/** Whether a decision about the row's dispute is waiting for another admin. */
export const waitsForAnother = (now: Date | Placeholder): SQL<boolean> =>
  sql<boolean>`exists (
    select from ${disputeProposals} join ${refundProposals} on ${refundProposals.id} = ${disputeProposals.proposalId}
    where ${disputeProposals.bookingId} = ${disputes.bookingId} and ${isUndecided(now)})`;
