import * as z from 'zod';
import type { TransactionHandle } from '../database/database-handle.ts';
import type { Database } from '../database/open-database.ts';
import { MAIL_BOOKING_REFUNDED, refundReason } from '../mail/booking-mail.jobs.ts';
import { enqueueJob } from '../outbox/enqueue-job.ts';
import { type Job, type JobKind, jobOf } from '../outbox/job-kind.ts';
import { GatewayError, type PaymentGateway } from './gateway.ts';
import { writeRefund } from './payment.repository.ts';

const dueRefund = z.object({
  bookingId: z.uuid(),
  gatewayPaymentId: z.string(),
  /** All that was paid. */
  amountPaise: z.int().positive(),
  reason: refundReason,
});
type DueRefund = z.output<typeof dueRefund>;

export const PAYMENT_REFUND: JobKind<DueRefund> = { name: 'payment.refund', payload: dueRefund };

interface Dependencies {
  readonly database: Database;
  readonly gateway: PaymentGateway;
}

/** Sends a payment back, once however often it runs, and has the customer told. */
export const refundJob = ({ database, gateway }: Dependencies): Job =>
  jobOf(PAYMENT_REFUND, async (due) => {
    const gatewayRefundId = await sendBack(gateway, due);
    await database.transaction((tx) =>
      // A second payment of an order has no row of its own.
      due.reason === 'paid-twice'
        ? tellRefunded(tx, due)
        : completeRefund(tx, { ...due, gatewayRefundId }, new Date()),
    );
  });

/**
 * Writes down that a late payment was sent back and has the customer told, whoever says it first: the job or the
 * gateway's webhook. Any other refund is left as it is.
 */
export const completeRefund = async (
  tx: TransactionHandle,
  refund: { gatewayPaymentId: string; gatewayRefundId: string | null; amountPaise: number },
  now: Date,
): Promise<void> => {
  const written = await writeRefund(tx, refund, now);
  if (!written) return;
  const { gatewayPaymentId, amountPaise } = refund;
  await tellRefunded(tx, { ...written, gatewayPaymentId, amountPaise, reason: 'slot-gone' });
};

const tellRefunded = (
  tx: TransactionHandle,
  { bookingId, gatewayPaymentId, amountPaise, reason }: DueRefund,
): Promise<void> =>
  enqueueJob(tx, MAIL_BOOKING_REFUNDED, gatewayPaymentId, {
    bookingId,
    gatewayPaymentId,
    refundedPaise: amountPaise,
    reason,
  });

/** The key makes the gateway answer a repeated call with the first refund; one made by hand there counts too. */
const sendBack = async (
  gateway: PaymentGateway,
  { gatewayPaymentId, amountPaise }: DueRefund,
): Promise<string | null> => {
  try {
    const idempotencyKey = `refund-${gatewayPaymentId}`;
    const refund = await gateway.refund({ paymentId: gatewayPaymentId, amountPaise, idempotencyKey });
    if (refund.status !== 'failed') return refund.id;
  } catch (error) {
    if (!(error instanceof GatewayError) || error.kind !== 'rejected') throw error;
    const payment = await gateway.fetchPayment(gatewayPaymentId);
    if (payment.refundedPaise >= amountPaise) return null;
    throw error;
  }
  throw new Error(`The refund of ${gatewayPaymentId} failed at the gateway.`);
};
