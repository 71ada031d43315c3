import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import { lockSalon } from '../../marketplace/index.ts';
import type { GatewayRefund } from '../gateway/gateway.ts';
import { findCapturedBooking } from '../ledger/ledger.repository.ts';
import { postRefundDue } from '../ledger/post.ts';
import { lockPaymentOf, lockRefundsOf, type RefundRow } from '../refunds/refunds.repository.ts';
import { refunds } from '../refunds/refunds.tables.ts';
import { moveRefund } from './move-refund.ts';
import { refundTold } from './rules/refund-report.policy.ts';

/**
 * Records what the gateway reports about a refund: replies of its API and its webhooks, which come at least once and in
 * any order. A refund made by hand there counts like ours: as the due refund if it has the same amount, or else as a
 * separate one.
 * @returns the refund as it is now; undefined where the report does not apply: a payment that we never captured, or an
 *   attempt that another one has replaced
 */
export const recordRefund = async (
  tx: TransactionHandle,
  told: GatewayRefund,
  now: Date,
): Promise<RefundRow | undefined> => {
  const captured = await findCapturedBooking(tx, told.paymentId);
  if (!captured) return undefined;
  const { bookingId, salonId } = captured;
  // The salon first, as everywhere: a refund made by hand takes money from it, and a payout may be checked at the same
  // time.
  await lockSalon(tx, salonId);
  await lockPaymentOf(tx, bookingId);
  const known = await lockRefundsOf(tx, told.paymentId);
  const refund = refundTold(known, told);
  return refund === 'by-hand'
    ? recordByHand(tx, bookingId, told, now)
    : refund && moveRefund(tx, refund, told, now);
};

const recordByHand = async (
  tx: TransactionHandle,
  bookingId: string,
  told: GatewayRefund,
  now: Date,
): Promise<RefundRow> => {
  const [made] = await tx
    .insert(refunds)
    .values({
      bookingId,
      gatewayPaymentId: told.paymentId,
      key: `gateway-${told.id}`,
      amountPaise: told.amountPaise,
      reason: 'by-hand',
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!made) throw new Error('A refund was written and not answered.');
  await postRefundDue(tx, made, now);
  return moveRefund(tx, made, told, now);
};
