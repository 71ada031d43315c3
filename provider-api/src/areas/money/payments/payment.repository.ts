import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { DatabaseHandle, TransactionHandle } from '../../../platform/database/database-handle.ts';
import { bookings, endOf, startOf } from '../../booking/index.ts';
import type { GatewayOrder } from '../gateway/gateway.ts';
import { type PaymentStatus, payments } from './payments.tables.ts';

/** A payment with the data needed to settle it. */
export interface PaymentRecord {
  readonly id: string;
  readonly bookingId: string;
  readonly salonId: string;
  readonly customerId: string;
  readonly gatewayOrderId: string;
  readonly gatewayPaymentId: string | null;
  readonly amountPaise: number;
  readonly status: PaymentStatus;
  /** When the order was opened. */
  readonly createdAt: Date;
  /** When its visit was booked; null until then. */
  readonly confirmedAt: Date | null;
}

const record = {
  id: payments.id,
  bookingId: payments.bookingId,
  salonId: bookings.salonId,
  // Never null: nobody pays here for a walk-in.
  customerId: sql<string>`${bookings.customerId}`,
  gatewayOrderId: payments.gatewayOrderId,
  gatewayPaymentId: payments.gatewayPaymentId,
  amountPaise: payments.amountPaise,
  status: payments.status,
  createdAt: payments.createdAt,
  confirmedAt: bookings.confirmedAt,
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
 * Stores the gateway's order of a hold, at most one: of two that are opened at the same time, the first counts.
 * @returns the id of the order that counts; undefined if the hold has ended meanwhile
 */
export const keepOrder = async (
  tx: TransactionHandle,
  bookingId: string,
  order: GatewayOrder,
  now: Date,
): Promise<string | undefined> => {
  const [hold] = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.id, bookingId), eq(bookings.status, 'held')))
    .for('share');
  if (!hold) return undefined;
  const [kept] = await tx
    .insert(payments)
    .values({
      bookingId,
      gatewayOrderId: order.id,
      amountPaise: order.amountPaise,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: payments.bookingId })
    .returning({ orderId: payments.gatewayOrderId });
  return kept?.orderId ?? findOrderOfBooking(tx, bookingId);
};

/** Locks booking and payment, in this order; the caller holds the salon's lock. */
export const lockPayment = async (tx: TransactionHandle, { id, bookingId }: PaymentRecord) => {
  const [booking] = await tx
    .select({
      status: bookings.status,
      confirmedAt: bookings.confirmedAt,
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

/** Ends a hold that was paid for: it is booked, or else its time is free. */
export const endPaidHold = async (tx: TransactionHandle, bookingId: string): Promise<void> => {
  const status = sql`case ${bookings.status} when 'held' then 'expired' else ${bookings.status} end`;
  await tx
    .update(bookings)
    .set({ status, holdExpiresAt: null, holdExtendedAt: null })
    .where(eq(bookings.id, bookingId));
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

/** A failed attempt, as reported by the gateway. */
export interface FailedAttempt {
  readonly failure: string;
  readonly failedAt: Date;
}

/**
 * Stores why the latest attempt failed, in whatever order the reports arrive. A failure is not final: the same order
 * may still be paid, and a paid order stays paid.
 */
export const writeFailedAttempt = async (
  db: DatabaseHandle,
  gatewayOrderId: string,
  { failure, failedAt }: FailedAttempt,
  now: Date,
): Promise<void> => {
  await db
    .update(payments)
    .set({
      status: sql`case ${payments.status} when 'created' then 'failed' else ${payments.status} end`,
      failure,
      failedAt,
      updatedAt: now,
    })
    .where(
      and(
        eq(payments.gatewayOrderId, gatewayOrderId),
        or(
          isNull(payments.failedAt),
          lt(payments.failedAt, failedAt),
          // The gateway's clock has a resolution of seconds.
          and(eq(payments.failedAt, failedAt), lt(payments.failure, failure)),
        ),
      ),
    );
};

/** Stores when the gateway was asked. */
export const writeCheck = async (db: DatabaseHandle, gatewayOrderId: string, now: Date): Promise<void> => {
  await db.update(payments).set({ checkedAt: now }).where(eq(payments.gatewayOrderId, gatewayOrderId));
};
