import { HOLD_MINUTES, type Wishes } from '@sundara/contracts';
import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { DatabaseHandle, TransactionHandle } from '../../../platform/database/database-handle.ts';
import { bookings } from './bookings.tables.ts';

/** Ends the salon's holds whose time has passed: a constraint can't read the clock. */
export const expirePassedHolds = async (tx: TransactionHandle, salonId: string, now: Date): Promise<void> => {
  await tx
    .update(bookings)
    .set({ status: 'expired', updatedAt: now })
    .where(and(eq(bookings.salonId, salonId), eq(bookings.status, 'held'), lte(bookings.holdExpiresAt, now)));
};

/**
 * Updates what may have changed between two clicks on 'Proceed to Pay': the last one counts. The hold is not prolonged.
 */
export const refreshHold = async (
  tx: TransactionHandle,
  id: string,
  {
    contact,
    wishes,
  }: {
    readonly contact: { readonly name: string; readonly email: string; readonly phone: string };
    readonly wishes: Wishes;
  },
  now: Date,
): Promise<void> => {
  await tx
    .update(bookings)
    .set({
      ...wishes,
      customerName: contact.name,
      customerEmail: contact.email,
      customerPhone: contact.phone,
      updatedAt: now,
    })
    .where(eq(bookings.id, id));
};

/** Frees the time slots at once. A payment that arrives later is handled as a late payment. */
export const releaseHolds = async (
  tx: TransactionHandle,
  holds: readonly { readonly id: string }[],
  now: Date,
): Promise<void> => {
  if (holds.length === 0) return;
  const ids = holds.map(({ id }) => id);
  await tx
    .update(bookings)
    .set({ status: 'expired', updatedAt: now })
    .where(and(inArray(bookings.id, ids), eq(bookings.status, 'held')));
};

/**
 * Prolongs a hold by 10 minutes, once, because a payment for it is in progress. A hold whose time has passed is
 * prolonged from now, as long as nobody took the time.
 * @returns the new end; undefined if it is no longer a hold or was prolonged before
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

/** When a hold ends; undefined if it is no longer a hold. */
export const findHoldEnd = async (db: DatabaseHandle, bookingId: string): Promise<Date | undefined> => {
  const [found] = await db
    .select({ end: bookings.holdExpiresAt })
    .from(bookings)
    .where(and(eq(bookings.id, bookingId), eq(bookings.status, 'held')));
  return found?.end ?? undefined;
};

/** Ends a hold whose time has passed; any other booking stays unchanged. */
export const expireHold = async (tx: TransactionHandle, bookingId: string, now: Date): Promise<void> => {
  await tx
    .update(bookings)
    .set({ status: 'expired', updatedAt: now })
    .where(and(eq(bookings.id, bookingId), eq(bookings.status, 'held'), lte(bookings.holdExpiresAt, now)));
};
