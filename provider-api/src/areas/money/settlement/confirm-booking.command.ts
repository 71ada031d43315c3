import type { Assignment } from '@sundara/contracts';
import { eq, sql } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import {
  bookings,
  countBooking,
  expirePassedHolds,
  findAskedSpecialist,
  findVisitOfBooking,
  isBookedAlready,
  isOccupied,
  occupy,
  type Period,
  releaseHolds,
  type Visit,
  type VisitOptions,
} from '../../booking/index.ts';
import { isDeletedAccount } from '../../identity/index.ts';
import { findOwnHolds } from '../payments/own-holds.repository.ts';
import { assignVisit } from './assign-visit.ts';

/** A paid booking and its salon, both locked by the caller's transaction. */
export interface PaidBooking extends Period {
  readonly id: string;
  readonly salonId: string;
  readonly customerId: string;
  readonly status: string;
  readonly salon: { readonly isActive: boolean };
}

/**
 * Makes a paid hold a booking. A hold that has ended is assigned again if the specialist its customer asked for is
 * free, or anybody if they asked for none (resolutions T3); a later hold of the same customer here gives way to the
 * paid visit. A visit whose start has passed, and one that was cancelled, stays unchanged.
 * @returns false when nobody is free for it, its customer has booked the same visit meanwhile (resolutions S35), or
 *   their account is deleted
 */
export const confirmBooking = async (
  tx: TransactionHandle,
  booking: PaidBooking,
  now: Date,
): Promise<boolean> => {
  if (booking.start <= now || (await isDeletedAccount(tx, booking.customerId))) return false;
  if (booking.status === 'held') {
    await writeConfirmation(tx, booking, now);
    return true;
  }
  if (booking.status !== 'expired' || !booking.salon.isActive) return false;
  try {
    // A savepoint: a violated constraint must not undo what the caller writes about the payment.
    return await tx.transaction((inner) => confirmAnew(inner, booking, now));
  } catch (error) {
    if (isOccupied(error)) return false;
    throw error;
  }
};

const confirmAnew = async (tx: TransactionHandle, booking: PaidBooking, now: Date): Promise<boolean> => {
  await expirePassedHolds(tx, booking.salonId, now);
  const specialistId = await findAskedSpecialist(tx, booking.id);
  const visit = await findVisitOfBooking(tx, booking.id);
  const serviceIds = visit.services.map(({ id }) => id);
  if (await isBookedAlready(tx, { ...booking, serviceIds })) return false;
  const options = { now, specialistId };
  const assignments =
    (await assignVisit(tx, visit, booking.start, options)) ??
    (await assignInsteadOfOwnHold(tx, visit, booking, options));
  if (!assignments) return false;
  await occupy(tx, booking, assignments);
  await writeConfirmation(tx, booking, now);
  return true;
};

/** A paid visit takes precedence over its customer's own holds, so that they do not block themselves. */
const assignInsteadOfOwnHold = async (
  tx: TransactionHandle,
  visit: Visit,
  { customerId, salonId, start }: PaidBooking,
  options: Pick<VisitOptions, 'now' | 'specialistId'>,
): Promise<readonly Assignment[] | undefined> => {
  const assignments = await assignVisit(tx, visit, start, { ...options, customerId });
  if (assignments) await releaseHolds(tx, await findOwnHolds(tx, customerId, salonId), options.now);
  return assignments;
};

/** Confirms a booking, gives it a number at the salon, whose lock the caller holds, and counts it for its services. */
export const writeConfirmation = async (
  tx: TransactionHandle,
  { id, salonId }: Pick<PaidBooking, 'id' | 'salonId'>,
  now: Date,
): Promise<void> => {
  await tx
    .update(bookings)
    .set({
      status: 'confirmed',
      // The salon's lock makes this count safe.
      no: sql`(select coalesce(max(b.no), 0) + 1 from ${bookings} b where b.salon_id = ${salonId})`,
      confirmedAt: now,
      updatedAt: now,
    })
    .where(eq(bookings.id, id));
  await countBooking(tx, { id, salonId }, 1);
};
