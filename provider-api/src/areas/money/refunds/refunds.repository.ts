import type { Paise } from '@sundara/contracts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { DatabaseHandle, TransactionHandle } from '../../../platform/database/database-handle.ts';
import { bookings } from '../../booking/index.ts';
import { findCapturedPaise } from '../ledger/ledger.repository.ts';
import { payments } from '../payments/payments.tables.ts';
import { refunds } from './refunds.tables.ts';

export type RefundRow = typeof refunds.$inferSelect;

/** A booking's refunds, oldest first. */
export const findRefunds = (db: DatabaseHandle, bookingId: string): Promise<RefundRow[]> =>
  db
    .select()
    .from(refunds)
    .where(eq(refunds.bookingId, bookingId))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));

export const findRefundByKey = async (db: DatabaseHandle, key: string): Promise<RefundRow | undefined> =>
  (await db.select().from(refunds).where(eq(refunds.key, key)))[0];

export const findRefund = async (db: DatabaseHandle, id: string): Promise<RefundRow | undefined> =>
  (await db.select().from(refunds).where(eq(refunds.id, id)))[0];

/**
 * Serialises the refunds of a booking; locked after salon and booking, before the refund. Rows about a refund refer to
 * the booking, and their foreign key would lock it too late: so it is locked first, with the same weak lock.
 */
export const lockPaymentOf = async (tx: TransactionHandle, bookingId: string): Promise<void> => {
  await tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, bookingId)).for('key share');
  await tx.select({ id: payments.id }).from(payments).where(eq(payments.bookingId, bookingId)).for('update');
};

/**
 * What can still be refunded of a payment, in paise: the captured amount minus all its refunds. A failed refund counts
 * too, because it is still owed and waits for a person.
 */
export const findRefundablePaise = async (db: DatabaseHandle, gatewayPaymentId: string): Promise<Paise> =>
  (await findRefundable(db, gatewayPaymentId)).leftPaise;

/** The amount that can still be refunded, and the refunded amount, in paise. */
export const findRefundable = async (
  db: DatabaseHandle,
  gatewayPaymentId: string,
): Promise<{ readonly leftPaise: Paise; readonly refundedPaise: Paise }> => {
  const captured = await findCapturedPaise(db, gatewayPaymentId);
  const [given] = await db
    .select({ paise: sql<number>`coalesce(sum(${refunds.amountPaise}), 0)::int` })
    .from(refunds)
    .where(eq(refunds.gatewayPaymentId, gatewayPaymentId));
  const refundedPaise = given?.paise ?? 0;
  return { leftPaise: captured - refundedPaise, refundedPaise };
};

/** A payment's refunds, oldest first, locked; the caller holds the lock of the payment. */
export const lockRefundsOf = (tx: TransactionHandle, gatewayPaymentId: string): Promise<RefundRow[]> =>
  tx
    .select()
    .from(refunds)
    .where(eq(refunds.gatewayPaymentId, gatewayPaymentId))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
    .for('update');

/** Marks an order's payment as refunded once refunds of its full amount have been paid out. */
export const markPaymentRefunded = async (
  tx: TransactionHandle,
  gatewayPaymentId: string,
  now: Date,
): Promise<void> => {
  const paidOut = sql`(select sum(${refunds.amountPaise}) from ${refunds}
    where ${refunds.gatewayPaymentId} = ${gatewayPaymentId} and ${refunds.status} = 'processed')`;
  await tx
    .update(payments)
    .set({ status: 'refunded', updatedAt: now })
    .where(
      and(
        eq(payments.gatewayPaymentId, gatewayPaymentId),
        inArray(payments.status, ['paid', 'refund_due']),
        sql`${payments.amountPaise} <= ${paidOut}`,
      ),
    );
};
