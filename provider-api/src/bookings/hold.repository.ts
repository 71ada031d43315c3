import { HOLD_MINUTES } from '@sundara/contracts';
import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { payments } from '../payments/payments.tables.ts';
import type { DatabaseHandle, TransactionHandle } from '../platform/database/database-handle.ts';
import { bookingServices, bookings } from './bookings.tables.ts';
import type { HoldRequest } from './hold-request.ts';
import { endOf, type Period, startOf } from './time-range.ts';

/** A time that is kept while its customer pays. */
export interface Hold extends Period {
  readonly id: string;
  readonly holdExpiresAt: Date;
  readonly totalPaise: number;
  readonly serviceIds: readonly string[];
  /** Whom the customer asked for; null for anyone. */
  readonly specialistId: string | null;
  /** The gateway's order over it; null until one was opened. */
  readonly orderId: string | null;
}

/** Ends the salon's holds whose time has passed: a constraint can't ask for the time. */
export const expirePassedHolds = async (tx: TransactionHandle, salonId: string, now: Date): Promise<void> => {
  await tx
    .update(bookings)
    .set({ status: 'expired', updatedAt: now })
    .where(and(eq(bookings.salonId, salonId), eq(bookings.status, 'held'), lte(bookings.holdExpiresAt, now)));
};

/** The customer's standing holds at the salon; passed ones are expired before. */
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

/** What may have changed between two clicks on 'Proceed to Pay': the last one counts. The hold is not prolonged. */
export const refreshHold = async (
  tx: TransactionHandle,
  hold: Hold,
  { contact, specialRequests }: HoldRequest,
  now: Date,
): Promise<Hold> => {
  await tx
    .update(bookings)
    .set({
      specialRequests,
      customerName: contact.name,
      customerEmail: contact.email,
      customerPhone: contact.phone,
      updatedAt: now,
    })
    .where(eq(bookings.id, hold.id));
  return hold;
};

/** Frees their time at once. A payment that still comes for one takes the way of every late payment. */
export const releaseHolds = async (
  tx: TransactionHandle,
  holds: readonly Hold[],
  now: Date,
): Promise<void> => {
  if (holds.length === 0) return;
  const ids = holds.map(({ id }) => id);
  await tx
    .update(bookings)
    .set({ status: 'expired', updatedAt: now })
    .where(and(inArray(bookings.id, ids), eq(bookings.status, 'held')));
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

/**
 * Prolongs a hold by 10 minutes because a payment for it is under way, once. One whose time has passed is prolonged
 * from now, as long as nobody took it.
 * @returns the new end; undefined where there is no such hold any more, or it was prolonged before
 */
export const extendHold = async (
  tx: TransactionHandle,
  bookingId: string,
  now: Date,
): Promise<Date | undefined> => {
  const [extended] = await tx
    .update(bookings)
    .set({
      holdExpiresAt: sql`greatest(${bookings.holdExpiresAt}, ${now.toISOString()}) + make_interval(mins => ${HOLD_MINUTES})`,
      holdExtendedAt: now,
      updatedAt: now,
    })
    .where(and(eq(bookings.id, bookingId), eq(bookings.status, 'held'), isNull(bookings.holdExtendedAt)))
    .returning({ end: bookings.holdExpiresAt });
  return extended?.end ?? undefined;
};

/** When a hold ends; undefined when it is none any more. */
export const findHoldEnd = async (db: DatabaseHandle, bookingId: string): Promise<Date | undefined> => {
  const [found] = await db
    .select({ end: bookings.holdExpiresAt })
    .from(bookings)
    .where(and(eq(bookings.id, bookingId), eq(bookings.status, 'held')));
  return found?.end ?? undefined;
};

/** Ends a hold whose time has passed; any other booking stays what it is. */
export const expireHold = async (tx: TransactionHandle, bookingId: string, now: Date): Promise<void> => {
  await tx
    .update(bookings)
    .set({ status: 'expired', updatedAt: now })
    .where(and(eq(bookings.id, bookingId), eq(bookings.status, 'held'), lte(bookings.holdExpiresAt, now)));
};
