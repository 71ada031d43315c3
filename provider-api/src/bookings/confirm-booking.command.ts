import { and, eq, inArray, sql } from 'drizzle-orm';
import type { TransactionHandle } from '../database/database-handle.ts';
import { isPostgresError } from '../database/postgres-error.ts';
import { services } from '../salons/salons.tables.ts';
import { bookingServices, bookings } from './bookings.tables.ts';
import { expirePassedHolds, findFreeSeat } from './seats.repository.ts';
import type { Period } from './time-range.ts';

/** A paid booking and its salon, both locked by the caller's transaction. */
export interface PaidBooking extends Period {
  readonly id: string;
  readonly salonId: string;
  readonly status: string;
  readonly seat: number;
  readonly salon: { readonly seats: number; readonly isActive: boolean };
}

/**
 * Makes a paid hold a booking. A hold that has ended gets a seat again where one is free (resolutions T3); a visit
 * that should have begun, and one that was cancelled, stays what it is.
 * @returns false when there is no seat for it
 */
export const confirmBooking = async (
  tx: TransactionHandle,
  booking: PaidBooking,
  now: Date,
): Promise<boolean> => {
  if (booking.start <= now) return false;
  const seat = booking.status === 'held' ? booking.seat : await findSeatAgain(tx, booking, now);
  if (seat === undefined) return false;
  try {
    // A savepoint: a violated constraint must not undo what the caller writes about the payment.
    await tx.transaction((inner) => writeConfirmation(inner, booking, seat, now));
  } catch (error) {
    if (isPostgresError(error, 'EXCLUSION_VIOLATION', 'bookings_no_overlap')) return false;
    throw error;
  }
  return true;
};

const findSeatAgain = async (
  tx: TransactionHandle,
  booking: PaidBooking,
  now: Date,
): Promise<number | undefined> => {
  if (booking.status !== 'expired' || !booking.salon.isActive) return undefined;
  await expirePassedHolds(tx, booking.salonId, booking, now);
  return findFreeSeat(tx, booking.salonId, booking.salon.seats, booking);
};

const writeConfirmation = async (
  tx: TransactionHandle,
  { id, salonId }: PaidBooking,
  seat: number,
  now: Date,
): Promise<void> => {
  await tx
    .update(bookings)
    .set({
      status: 'confirmed',
      seat,
      // The salon's lock makes this count safe.
      no: sql`(select coalesce(max(b.no), 0) + 1 from ${bookings} b where b.salon_id = ${salonId})`,
      confirmedAt: now,
      updatedAt: now,
    })
    .where(eq(bookings.id, id));
  const booked = tx
    .select({ id: bookingServices.serviceId })
    .from(bookingServices)
    .where(eq(bookingServices.bookingId, id));
  await tx
    .update(services)
    .set({ bookingCount: sql`${services.bookingCount} + 1` })
    .where(and(eq(services.salonId, salonId), inArray(services.id, booked)));
};
