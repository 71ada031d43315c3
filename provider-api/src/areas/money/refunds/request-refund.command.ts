import type { Paise } from '@sundara/contracts';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { enqueueJob } from '../../../platform/outbox/enqueue-job.ts';
import { postRefundDue } from '../ledger/post.ts';
import { REFUND_SEND } from './refund.job-kinds.ts';
import { findRefundablePaise, findRefundByKey, lockPaymentOf, type RefundRow } from './refunds.repository.ts';
import { type RefundReason, refunds } from './refunds.tables.ts';

export interface RefundWish {
  readonly bookingId: string;
  /** The payment to refund, wholly or in part; a second payment of an order has a refund of its own. */
  readonly gatewayPaymentId: string;
  readonly amountPaise: Paise;
  readonly reason: RefundReason;
  /** Identifies the request: the same key is the same refund, however often it is requested. */
  readonly key: string;
  /** The account that requested it. */
  readonly askedBy?: string | undefined;
}

/** The gateway refunds no smaller amount. */
export const SMALLEST_REFUND_PAISE: Paise = 100;

/**
 * Makes a refund due to a customer: the refund, its postings and the job that sends it are all part of the caller's
 * transaction, which holds the salon's and the booking's lock, and has posted the capture. Wake the outbox after it.
 * @returns the refund of this key, also if it was requested before
 * @throws ApiError NOT_REFUNDABLE when the payment has less left
 */
export const requestRefund = async (
  tx: TransactionHandle,
  { askedBy, ...wish }: RefundWish,
  now: Date,
): Promise<RefundRow> => {
  await lockPaymentOf(tx, wish.bookingId);
  const known = await findRefundByKey(tx, wish.key);
  if (known) return known;
  if (wish.amountPaise > (await findRefundablePaise(tx, wish.gatewayPaymentId))) {
    throw new ApiError('NOT_REFUNDABLE');
  }
  const [refund] = await tx
    .insert(refunds)
    .values({ ...wish, askedBy: askedBy ?? null, createdAt: now, updatedAt: now })
    .returning();
  if (!refund) throw new Error('A refund was written and not answered.');
  await postRefundDue(tx, refund, now);
  // With a run time, because the outbox lets no timed job wait behind a crowd of mails.
  await enqueueJob(tx, REFUND_SEND, refund.id, { refundId: refund.id }, { runAt: now });
  return refund;
};
