import { and, eq, sql } from 'drizzle-orm';
import type { DatabaseHandle, TransactionHandle } from '../../../platform/database/database-handle.ts';
import { bookingServices, bookings, endOf, type Period, startOf } from '../../booking/index.ts';
import { payments } from './payments.tables.ts';

/** A time that is reserved while its customer pays. */
export interface Hold extends Period {
  readonly id: string;
  readonly holdExpiresAt: Date;
  readonly totalPaise: number;
  readonly serviceIds: readonly string[];
  /** The specialist the customer asked for; null for anyone. */
  readonly specialistId: string | null;
  /** The gateway's order for it; null until one is opened. */
  readonly orderId: string | null;
}

/** The customer's active holds at the salon; the caller expires those whose time has passed before. */
export const findOwnHolds = async (
  tx: TransactionHandle,
  customerId: string,
  salonId: string,
): Promise<Hold[]> => {
  const holds = await tx
    .select({
      id: bookings.id,
      start: startOf(bookings.during),
      end: endOf(bookings.during),
      holdExpiresAt: bookings.holdExpiresAt,
      totalPaise: bookings.totalPaise,
      specialistId: bookings.specialistId,
      orderId: payments.gatewayOrderId,
      serviceIds: sql<string[]>`array(
        select ${bookingServices.serviceId}::text from ${bookingServices}
        where ${bookingServices.bookingId} = ${bookings.id})`,
    })
    .from(bookings)
    .leftJoin(payments, eq(payments.bookingId, bookings.id))
    .where(
      and(eq(bookings.salonId, salonId), eq(bookings.customerId, customerId), eq(bookings.status, 'held')),
    );
  return holds.flatMap(({ holdExpiresAt, ...hold }) => (holdExpiresAt ? [{ ...hold, holdExpiresAt }] : []));
};

/** Frees the time of a hold that nobody can pay, because the gateway opened no order for it. */
export const releaseUnpayableHold = async (db: DatabaseHandle, id: string, now: Date): Promise<void> => {
  await db
    .update(bookings)
    .set({ status: 'expired', updatedAt: now })
    .where(
      and(
        eq(bookings.id, id),
        eq(bookings.status, 'held'),
        sql`not exists (select from ${payments} where ${payments.bookingId} = ${bookings.id})`,
      ),
    );
};
