import type { Database } from '../../../platform/database/open-database.ts';
import { type Again, type Job, jobOf } from '../../../platform/outbox/job-kind.ts';
import { GatewayError, type GatewayRefund, type PaymentGateway } from '../gateway/gateway.ts';
import type { Log } from '../gateway/payment-dependencies.ts';
import { REFUND_CHECK, REFUND_SEND } from '../refunds/refund.job-kinds.ts';
import { findRefund, findRefunds, type RefundRow } from '../refunds/refunds.repository.ts';
import { FIRST_CHECK_MINUTES } from './move-refund.ts';
import { handleRefundEvent } from './refund-event.ts';

interface Dependencies {
  readonly database: Database;
  readonly gateway: PaymentGateway;
  readonly now: () => Date;
  readonly log: Log;
}

/** Sends due refunds to the gateway, and asks it about those that it accepted and has not paid out. */
export const refundJobs = (dependencies: Dependencies): Job[] => [
  jobOf(REFUND_SEND, async ({ refundId }) => {
    const { database, gateway } = dependencies;
    const refund = await requireRefund(database, refundId);
    if (refund.status !== 'due' && refund.status !== 'failed') return;
    const told = await sendBack(dependencies, refund, gateway);
    // Whatever reference the gateway returns, this is the refund that was sent.
    await handleRefundEvent(dependencies, { ...told, receipt: refundId });
  }),
  jobOf(REFUND_CHECK, async ({ refundId }) => {
    const { database, gateway, now } = dependencies;
    const refund = await requireRefund(database, refundId);
    if (refund.status !== 'sent' || refund.gatewayRefundId === null) return;
    const told = await gateway.fetchRefund(refund.gatewayRefundId);
    await handleRefundEvent(dependencies, told);
    return told.status === 'pending' ? nextCheck(refund, now()) : undefined;
  }),
];

const requireRefund = async ({ db }: Database, refundId: string): Promise<RefundRow> => {
  const refund = await findRefund(db, refundId);
  if (!refund) throw new Error(`There is no refund ${refundId}.`);
  return refund;
};

/**
 * The key makes the gateway return the first refund for a repeated call. If it refuses, a refund made by hand there
 * counts. A failed refund needs a new key, or its failure would be returned again.
 */
const sendBack = async (
  { database }: Pick<Dependencies, 'database'>,
  refund: RefundRow,
  gateway: PaymentGateway,
): Promise<GatewayRefund> => {
  const { id, bookingId, gatewayPaymentId: paymentId, gatewayRefundId, amountPaise } = refund;
  const attempt =
    gatewayRefundId === null
      ? { idempotencyKey: `refund-${id}`, receipt: id }
      : { idempotencyKey: `refund-${id}-${gatewayRefundId}` };
  try {
    const made = await gateway.refund({ paymentId, amountPaise, ...attempt });
    if (made.paymentId === paymentId && made.amountPaise === amountPaise) return made;
    throw new Error(`The gateway answered the refund ${id} with another one: ${JSON.stringify(made)}.`);
  } catch (error) {
    if (!(error instanceof GatewayError) || error.kind !== 'rejected') throw error;
    const ours = new Set((await findRefunds(database.db, bookingId)).map((known) => known.gatewayRefundId));
    const byHand = (await gateway.refundsOf(paymentId)).find(
      (made) => made.status !== 'failed' && made.amountPaise === amountPaise && !ours.has(made.id),
    );
    if (!byHand) throw error;
    return byHand;
  }
};

const MINUTE = 60_000;
const LONGEST_GAP = 24 * 60 * MINUTE;
/** Banks take up to seven working days; after twice that, a person has to ask. */
const WAITS_AT_MOST = 15 * 24 * 60 * MINUTE;

/** After as long as it has waited already, but at least 15 minutes and at most a day. */
const nextCheck = ({ id, updatedAt }: RefundRow, now: Date): Again => {
  const waited = now.getTime() - updatedAt.getTime();
  if (waited > WAITS_AT_MOST) throw new Error(`The refund ${id} is not paid out after 15 days.`);
  const gap = Math.min(Math.max(waited, FIRST_CHECK_MINUTES * MINUTE), LONGEST_GAP);
  return { again: new Date(now.getTime() + gap) };
};
