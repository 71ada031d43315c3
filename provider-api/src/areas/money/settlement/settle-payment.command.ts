import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import { announceBooking, inSalonTurn } from '../../booking/index.ts';
import { lockSalon } from '../../marketplace/index.ts';
import type { GatewayPayment } from '../gateway/gateway.ts';
import { findCapturedPaise } from '../ledger/ledger.repository.ts';
import { postCapture, postUnbookedCapture } from '../ledger/post.ts';
import {
  endPaidHold,
  findPaymentByOrder,
  lockPayment,
  type PaymentRecord,
  writeCapture,
} from '../payments/payment.repository.ts';
import { issueReceipt } from '../receipts/issue-receipt.ts';
import { requestRefund } from '../refunds/request-refund.command.ts';
import { confirmBooking } from './confirm-booking.command.ts';
import { isAsOrdered, outcomeOf, type Settlement } from './rules/settlement.policy.ts';

/**
 * The only entry point through which money becomes a booking (resolutions M6): verify, webhook and reconciler pass in
 * what the GATEWAY reports about a payment. Safe to repeat, concurrently and in any order; moves only forward. One
 * transaction: payment, booking, ledger, receipt and the jobs for mail or refund are written together or not at all.
 */
export const settlePayment = async (
  database: Database,
  paid: GatewayPayment,
  now: Date,
): Promise<Settlement> => {
  // Read before the order, or else what is settled in between would look unbooked.
  const isSettled = (await findCapturedPaise(database.db, paid.id)) > 0;
  const record = paid.orderId === undefined ? undefined : await findPaymentByOrder(database.db, paid.orderId);
  if (!record) return { outcome: 'unknown-order' };
  // It stays settled, whatever the gateway reports later: a refund, or an earlier state again.
  if (isSettled) return outcomeOf(record);
  if (!isAsOrdered(record, paid)) return { outcome: 'not-as-ordered' };
  return inSalonTurn(record.salonId, () => database.transaction((tx) => settle(tx, record, paid, now)));
};

const settle = async (
  tx: TransactionHandle,
  record: PaymentRecord,
  paid: GatewayPayment,
  now: Date,
): Promise<Settlement> => {
  const { bookingId, salonId, customerId } = record;
  const salon = await lockSalon(tx, salonId);
  const locked = salon && (await lockPayment(tx, record));
  if (!locked) throw new Error(`The booking ${bookingId} of a paid order is gone.`);
  const { payment, booking } = locked;

  if (payment.gatewayPaymentId !== null) {
    // The customer paid the same order twice: the second payment buys nothing.
    if (payment.gatewayPaymentId !== paid.id) await giveBack(tx, bookingId, paid, 'paid-twice', now);
    return outcomeOf({ ...record, confirmedAt: booking.confirmedAt });
  }
  const capture = { gatewayPaymentId: paid.id, method: paid.method };
  const isBooked = await confirmBooking(tx, { ...booking, id: bookingId, salonId, customerId, salon }, now);
  await endPaidHold(tx, bookingId);
  if (!isBooked) {
    await writeCapture(tx, record.id, { ...capture, status: 'refund_due' }, now);
    await giveBack(tx, bookingId, paid, 'slot-gone', now);
    return { outcome: 'refunded', bookingId };
  }
  await writeCapture(tx, record.id, { ...capture, status: 'paid' }, now);
  await postCapture(tx, bookingId, paid.id, now);
  await announceBooking(tx, 'confirmed', { bookingId, start: booking.start }, now);
  // Last, because its counter is locked for everybody.
  await issueReceipt(tx, bookingId, now);
  return { outcome: 'booked', bookingId };
};

/** Refunds a payment that buys nothing, in full and once. */
const giveBack = async (
  tx: TransactionHandle,
  bookingId: string,
  { id: gatewayPaymentId, amountPaise }: GatewayPayment,
  reason: 'slot-gone' | 'paid-twice',
  now: Date,
): Promise<void> => {
  await postUnbookedCapture(tx, bookingId, gatewayPaymentId, amountPaise, now);
  const key = `refund-${gatewayPaymentId}`;
  await requestRefund(tx, { bookingId, gatewayPaymentId, amountPaise, reason, key }, now);
};
