import { addMinutes } from '@sundara/contracts';
import { eq } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import { enqueueJob } from '../../../platform/outbox/enqueue-job.ts';
import { giveUpJob } from '../../../platform/outbox/give-up-job.ts';
import type { GatewayRefund } from '../gateway/gateway.ts';
import { postRefundPaid } from '../ledger/post.ts';
import { issueCreditNote } from '../receipts/issue-receipt.ts';
import { REFUND_CHECK, REFUND_SEND } from '../refunds/refund.job-kinds.ts';
import { markPaymentRefunded, type RefundRow } from '../refunds/refunds.repository.ts';
import { refunds } from '../refunds/refunds.tables.ts';
import { MAIL_BOOKING_REFUNDED } from './refund-mail.kind.ts';
import { statusTold } from './rules/refund-report.policy.ts';

/** After how many minutes we ask the gateway about a refund that it accepted and has not paid out. */
export const FIRST_CHECK_MINUTES = 15;

/** Moves a locked refund to the status that the gateway reports, forward only, with all follow-ups, once. */
export const moveRefund = async (
  tx: TransactionHandle,
  refund: RefundRow,
  told: GatewayRefund,
  now: Date,
): Promise<RefundRow> => {
  const status = statusTold(refund, told);
  if (!status) return refund;
  const processedAt = status === 'processed' ? now : null;
  const change = { status, gatewayRefundId: told.id, processedAt, updatedAt: now };
  await tx.update(refunds).set(change).where(eq(refunds.id, refund.id));
  const moved = { ...refund, ...change };
  await FOLLOW_UP[told.status](tx, moved, now);
  return moved;
};

const checkLater = (tx: TransactionHandle, { id }: RefundRow, now: Date): Promise<void> =>
  enqueueJob(tx, REFUND_CHECK, id, { refundId: id }, { runAt: addMinutes(now, FIRST_CHECK_MINUTES) });

const complete = async (tx: TransactionHandle, refund: RefundRow, now: Date): Promise<void> => {
  const { id: refundId, bookingId, gatewayPaymentId, amountPaise: refundedPaise, reason } = refund;
  await postRefundPaid(tx, refund, now);
  await markPaymentRefunded(tx, gatewayPaymentId, now);
  const mail = { bookingId, gatewayPaymentId, refundedPaise, reason, refundId };
  await enqueueJob(tx, MAIL_BOOKING_REFUNDED, refundId, mail);
  // Last, because its counter is locked for everybody.
  await issueCreditNote(tx, refundId, now);
};

/** The refund stays owed. Sending it again is a new attempt, which a person decides. */
const waitForPerson = (tx: TransactionHandle, { id, gatewayRefundId }: RefundRow, now: Date): Promise<void> =>
  giveUpJob(
    tx,
    REFUND_SEND,
    id,
    { refundId: id },
    {
      reason: `The gateway could not pay the refund out (${gatewayRefundId}). Find out why, then try this again.`,
      now,
    },
  );

const FOLLOW_UP = { pending: checkLater, processed: complete, failed: waitForPerson };
