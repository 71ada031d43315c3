import { and, eq, inArray } from 'drizzle-orm';
import { bookings } from '../bookings/bookings.tables.ts';
import { endOf, startOf } from '../bookings/time-range.ts';
import type { DatabaseHandle, TransactionHandle } from '../database/database-handle.ts';
import type { GatewayOrder } from './gateway.ts';
import { type PaymentStatus, payments } from './payments.tables.ts';

/** A payment with what is needed to judge it. */
export interface PaymentRecord {
  readonly id: string;
  readonly bookingId: string;
  readonly salonId: string;
  readonly customerId: string;
  readonly gatewayOrderId: string;
  readonly gatewayPaymentId: string | null;
  readonly amountPaise: number;
  readonly status: PaymentStatus;
}

const record = {
  id: payments.id,
  bookingId: payments.bookingId,
  salonId: bookings.salonId,
  customerId: bookings.customerId,
  gatewayOrderId: payments.gatewayOrderId,
  gatewayPaymentId: payments.gatewayPaymentId,
  amountPaise: payments.amountPaise,
  status: payments.status,
};

export const findPaymentByOrder = async (
  db: DatabaseHandle,
  gatewayOrderId: string,
): Promise<PaymentRecord | undefined> =>
  (
    await db
      .select(record)
      .from(payments)
      .innerJoin(bookings, eq(bookings.id, payments.bookingId))
      .where(eq(payments.gatewayOrderId, gatewayOrderId))
  )[0];

export const findOrderOfBooking = async (
  db: DatabaseHandle,
  bookingId: string,
): Promise<string | undefined> =>
  (
    await db
      .select({ orderId: payments.gatewayOrderId })
      .from(payments)
      .where(eq(payments.bookingId, bookingId))
  )[0]?.orderId;

/**
 * Remembers the gateway's order of a hold, at most one: of two that were opened at once, the first counts.
 * @returns the id of the order that counts; undefined when the hold ended meanwhile
 */
export const keepOrder = async (
  tx: TransactionHandle,
  bookingId: string,
  order: GatewayOrder,
): Promise<string | undefined> => {
  const [hold] = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.id, bookingId), eq(bookings.status, 'held')))
    .for('share');
  if (!hold) return undefined;
  await tx
    .insert(payments)
    .values({ bookingId, gatewayOrderId: order.id, amountPaise: order.amountPaise })
    .onConflictDoNothing({ target: payments.bookingId });
  return findOrderOfBooking(tx, bookingId);
};

/** Locks booking and payment, in this order; the caller holds the salon's lock. */
export const lockPayment = async (tx: TransactionHandle, { id, bookingId }: PaymentRecord) => {
  const [booking] = await tx
    .select({
      status: bookings.status,
      seat: bookings.seat,
      start: startOf(bookings.during),
      end: endOf(bookings.during),
    })
    .from(bookings)
    .where(eq(bookings.id, bookingId))
    .for('update');
  const [payment] = await tx
    .select({ status: payments.status, gatewayPaymentId: payments.gatewayPaymentId })
    .from(payments)
    .where(eq(payments.id, id))
    .for('update');
  return booking && payment ? { booking, payment } : undefined;
};

export interface Capture {
  readonly gatewayPaymentId: string;
  readonly method: string;
  readonly status: 'paid' | 'refund_due';
}

export const writeCapture = async (
  tx: TransactionHandle,
  id: string,
  { gatewayPaymentId, method, status }: Capture,
  now: Date,
): Promise<void> => {
  await tx
    .update(payments)
    .set({ status, gatewayPaymentId, method, capturedAt: now, updatedAt: now })
    .where(and(eq(payments.id, id), inArray(payments.status, ['created', 'failed'])));
};

/** A failed attempt is not final: the same order may still be paid, and what is paid stays paid. */
export const writeFailedAttempt = async (
  db: DatabaseHandle,
  gatewayOrderId: string,
  now: Date,
): Promise<void> => {
  await db
    .update(payments)
    .set({ status: 'failed', updatedAt: now })
    .where(and(eq(payments.gatewayOrderId, gatewayOrderId), eq(payments.status, 'created')));
};

/** Marks the whole amount as sent back, once. @returns the booking, when this call did it */
export const writeRefund = async (
  tx: TransactionHandle,
  refund: { gatewayPaymentId: string; gatewayRefundId: string | null; amountPaise: number },
  now: Date,
): Promise<{ readonly bookingId: string } | undefined> =>
  (
    await tx
      .update(payments)
      .set({
        status: 'refunded',
        refundedPaise: payments.amountPaise,
        gatewayRefundId: refund.gatewayRefundId,
        updatedAt: now,
      })
      .where(
        and(
          eq(payments.gatewayPaymentId, refund.gatewayPaymentId),
          eq(payments.amountPaise, refund.amountPaise),
          eq(payments.status, 'refund_due'),
        ),
      )
      .returning({ bookingId: payments.bookingId })
  )[0];
