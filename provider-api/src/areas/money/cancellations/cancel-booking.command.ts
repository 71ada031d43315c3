import { formatRupees, type Paise, rupeesOf } from '@sundara/contracts';
import { eq, sql } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { announceBooking, bookings, countBooking } from '../../booking/index.ts';
import { lockSalon } from '../../marketplace/index.ts';
import { findRefundByKey, type RefundRow } from '../refunds/refunds.repository.ts';
import { requestRefund } from '../refunds/request-refund.command.ts';
import { type Cancellable, findCancellable, lockCancellable } from './cancellable.ts';
import { requireOwn } from './own-booking.ts';
import { refundToCustomer } from './refund-notice.ts';
import { requireCancellable } from './require-cancellable.ts';

export interface CancellingDependencies {
  readonly database: Database;
  readonly outbox: Pick<Outbox, 'wake'>;
  readonly now: () => Date;
}

export interface Canceller {
  /** If a customer cancels, the refund follows the rules; if the salon or an admin cancels, everything is refunded. */
  readonly by: 'customer' | 'salon' | 'admin';
  /** The account that cancels. For a customer, a booking of another account counts as not found. */
  readonly accountId: string;
  /** The reason that a salon gives to its customer. */
  readonly reason?: string | undefined;
}

/**
 * Cancels a booking and makes its refund due (resolutions M8, by the server's clock), in one transaction: frees people
 * and chairs, notifies the customer and drops the reminders. Repeating it changes nothing and returns the same
 * (resolutions E6). Its services no longer count it.
 * @param expectedPaise the refund that the screen showed; if the refund would be another amount, nothing is cancelled
 * @returns the refund of this cancellation, whether requested now or by an earlier call; null if nothing is refunded
 * @throws ApiError NOT_FOUND; NOT_CANCELLABLE, with the reason; REFUND_CHANGED, with the amount
 */
export const cancelBooking = async (
  { database, outbox, now }: CancellingDependencies,
  bookingId: string,
  canceller: Canceller,
  expectedPaise?: Paise,
): Promise<RefundRow | null> => {
  const refund = await database.transaction((tx) =>
    cancelWithin(tx, bookingId, canceller, expectedPaise, now()),
  );
  outbox.wake();
  return refund;
};

/**
 * `cancelBooking` as part of the caller's transaction, which may already hold salons' locks. Wake the outbox after it.
 */
export const cancelWithin = async (
  tx: TransactionHandle,
  bookingId: string,
  { by, accountId, reason = '' }: Canceller,
  expectedPaise: Paise | undefined,
  now: Date,
): Promise<RefundRow | null> => {
  const owner = by === 'customer' ? { customerId: accountId } : {};
  // Before any lock: naming somebody else's booking takes as long as naming none, and makes nobody wait.
  const { salonId } = requireOwn(await findCancellable(tx, bookingId), owner);
  const salon = await lockSalon(tx, salonId);
  const booking = requireOwn(await lockCancellable(tx, bookingId), owner);
  const key = `cancel-${bookingId}`;
  if (booking.status === 'cancelled') return (await findRefundByKey(tx, key)) ?? null;
  requireCancellable(booking, by, now);
  const { paidPaise, gatewayPaymentId, start } = booking;
  // A deleted salon is about to cancel it: whoever is first, everything is refunded and the salon is not notified.
  const isGone = salon?.deletedAt != null;
  const payer = by === 'customer' && !isGone ? 'customer' : 'salon';
  const refundPaise = payer === 'customer' ? refundToCustomer(booking, now).refundPaise : paidPaise;
  if (expectedPaise !== undefined && expectedPaise !== refundPaise) throw refundChanged(refundPaise);
  await writeCancellation(tx, booking, { by, reason }, now);
  await countBooking(tx, booking, -1);
  await announceBooking(tx, 'cancelled', { bookingId, start, by: isGone ? 'salon' : by }, now);
  if (gatewayPaymentId === null || refundPaise === 0) return null;
  const amount = { bookingId, gatewayPaymentId, amountPaise: refundPaise };
  return requestRefund(tx, { ...amount, key, reason: `${payer}-cancelled`, askedBy: accountId }, now);
};

const writeCancellation = async (
  tx: TransactionHandle,
  { id }: Cancellable,
  { by, reason }: Pick<Required<Canceller>, 'by' | 'reason'>,
  now: Date,
): Promise<void> => {
  await tx
    .update(bookings)
    .set({
      status: 'cancelled',
      cancelledBy: by,
      cancelReason: reason,
      cancelledAt: now,
      completedAt: null,
      attendance: null,
      updatedAt: now,
      sequence: sql`${bookings.sequence} + 1`,
    })
    .where(eq(bookings.id, id));
};

const refundChanged = (refundPaise: Paise): ApiError => {
  const amount = formatRupees(rupeesOf(refundPaise));
  return new ApiError('REFUND_CHANGED', {
    message:
      refundPaise === 0
        ? 'Meanwhile it is too late for a refund: nothing would come back. Your booking still stands.'
        : `What you get back has changed meanwhile: it is ${amount} now. Your booking still stands.`,
  });
};
