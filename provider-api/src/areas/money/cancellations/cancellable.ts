import type { Paise } from '@sundara/contracts';
import type { Attendance } from '@sundara/contracts/api';
import { eq } from 'drizzle-orm';
import type { DatabaseHandle, TransactionHandle } from '../../../platform/database/database-handle.ts';
import { bookings, endOf, STANDING, type StoredStatus, startOf } from '../../booking/index.ts';
import { salons } from '../../marketplace/index.ts';
import { payments } from '../payments/payments.tables.ts';
import { findRefundable } from '../refunds/refunds.repository.ts';

/** The facts that decide whether a booking can be cancelled, and how much is refunded. */
export interface Cancellable {
  readonly id: string;
  readonly salonId: string;
  /** Null for a walk-in. */
  readonly customerId: string | null;
  readonly status: StoredStatus;
  readonly start: Date;
  readonly end: Date;
  /** A cancellation is judged by it if it is later than the start (`noticeStartOf`). */
  readonly movedBySalonFrom: Date | null;
  readonly cancelledAt: Date | null;
  readonly cancelledBy: 'customer' | 'salon' | 'admin' | null;
  readonly contactNumber: string;
  /** The payment that made it a booking; null where nothing was captured. */
  readonly gatewayPaymentId: string | null;
  /** The paid amount of which no refund is due or paid yet. */
  readonly paidPaise: Paise;
  /** The amount of refunds that are due or paid. */
  readonly refundedPaise: Paise;
  readonly attendance: Attendance | null;
}

/** The id of no payment: nothing was captured by it, and nothing refunded. */
const NO_PAYMENT = '';

export const findCancellable = async (
  db: DatabaseHandle,
  bookingId: string,
): Promise<Cancellable | undefined> => {
  const [booking] = await db
    .select({
      id: bookings.id,
      salonId: bookings.salonId,
      customerId: bookings.customerId,
      status: bookings.status,
      start: startOf(bookings.during),
      end: endOf(bookings.during),
      movedBySalonFrom: bookings.movedBySalonFrom,
      cancelledAt: bookings.cancelledAt,
      cancelledBy: bookings.cancelledBy,
      attendance: bookings.attendance,
      contactNumber: salons.contactNumber,
      gatewayPaymentId: payments.gatewayPaymentId,
    })
    .from(bookings)
    .innerJoin(salons, eq(salons.id, bookings.salonId))
    .leftJoin(payments, eq(payments.bookingId, bookings.id))
    .where(eq(bookings.id, bookingId));
  // Asked without a booking and without a payment too: a refusal takes as long whether or not there is one.
  const { leftPaise, refundedPaise } = await findRefundable(db, booking?.gatewayPaymentId ?? NO_PAYMENT);
  return booking && { ...booking, paidPaise: leftPaise, refundedPaise };
};

/** `findCancellable` with the booking and its payment locked, in this order; the caller holds the salon's lock. */
export const lockCancellable = async (
  tx: TransactionHandle,
  bookingId: string,
): Promise<Cancellable | undefined> => {
  const theBooking = tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, bookingId));
  await theBooking.for('update');
  const itsPayment = tx.select({ id: payments.id }).from(payments).where(eq(payments.bookingId, bookingId));
  await itsPayment.for('update');
  return findCancellable(tx, bookingId);
};

/** Whether people see the booking; otherwise it is an unfinished checkout. */
export const isStanding = ({ status }: Cancellable): boolean => STANDING.some((known) => known === status);
