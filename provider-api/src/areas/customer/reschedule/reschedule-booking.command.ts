import { addMinutes, assign, localDateOf, refusalOf, type SlotRefusal } from '@sundara/contracts';
import { eq, sql } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import {
  announceBooking,
  bookings,
  expirePassedHolds,
  findAskedSpecialist,
  findSalonOfOwnBooking,
  findSlots,
  findVisitOfBooking,
  findVisitRequest,
  isOccupied,
  judgeReschedule,
  lockMovable,
  occupy,
  REFUSAL_SENTENCES,
  rangeText,
  STANDING,
} from '../../booking/index.ts';
import { lockSalon } from '../../marketplace/index.ts';
import { noSuchBooking } from '../../money/index.ts';

export interface ReschedulingDependencies {
  readonly database: Database;
  readonly outbox: Pick<Outbox, 'wake'>;
  readonly now: () => Date;
}

export interface Move {
  readonly customerId: string;
  readonly bookingId: string;
  readonly start: Date;
}

/**
 * Moves a customer's own booking to another start by the rules (resolutions M9), judged by the server's clock.
 * Services, lengths and price stay as booked, and so does the specialist that the customer asked for. What was paid
 * stays paid. A move to the current start changes nothing, so a repeated request returns the same.
 * @throws ApiError NOT_FOUND for somebody else's; NOT_RESCHEDULABLE with the salon's phone number; SLOT_NOT_BOOKABLE
 *   and SLOT_TAKEN with what is free on that day
 */
export const rescheduleBooking = async (
  { database, outbox, now }: ReschedulingDependencies,
  wish: Move,
): Promise<void> => {
  const { bookingId, customerId, start } = wish;
  const salonId = isUuid(bookingId)
    ? await findSalonOfOwnBooking(database.db, bookingId, customerId)
    : undefined;
  if (salonId === undefined) throw noSuchBooking();
  const outcome = await moveOrLose(database, wish, salonId, now());
  outbox.wake();
  if (outcome === 'moved') return;
  const visit = await findVisitOfBooking(database.db, bookingId);
  const specialistId = await findAskedSpecialist(database.db, bookingId);
  const options = { now: now(), bookingId, specialistId };
  const slots = await findSlots(database.db, visit, localDateOf(start), options);
  if (outcome === 'taken') throw new ApiError('SLOT_TAKEN', { slots });
  throw new ApiError('SLOT_NOT_BOOKABLE', { message: REFUSAL_SENTENCES[outcome], slots });
};

type Outcome = 'moved' | 'taken' | SlotRefusal;

const moveOrLose = async (database: Database, wish: Move, salonId: string, now: Date): Promise<Outcome> => {
  try {
    return await database.transaction((tx) => move(tx, wish, salonId, now));
  } catch (error) {
    // The lock decides; if something bypassed it, the constraint does.
    if (isOccupied(error)) return 'taken';
    throw error;
  }
};

const move = async (
  tx: TransactionHandle,
  { bookingId, start }: Move,
  salonId: string,
  now: Date,
): Promise<Outcome> => {
  const salon = await lockSalon(tx, salonId);
  const booking = await lockMovable(tx, bookingId);
  if (!salon || !booking || !STANDING.some((known) => known === booking.status)) throw noSuchBooking();
  const judgement = judgeReschedule({ ...booking, salon }, now);
  const isThere = booking.start.getTime() === start.getTime();
  if ('refusal' in judgement && !(isThere && judgement.stands)) {
    throw new ApiError('NOT_RESCHEDULABLE', { message: judgement.refusal });
  }
  if (isThere) return 'moved';

  await expirePassedHolds(tx, salonId, now);
  const visit = await findVisitOfBooking(tx, bookingId);
  const specialistId = await findAskedSpecialist(tx, bookingId);
  const period = { start, end: start };
  const request = await findVisitRequest(tx, visit, period, { now, bookingId, specialistId });
  const refusal = refusalOf(request, start);
  if (refusal) return refusal;
  const assignments = assign(request, start);
  if (!assignments) return 'taken';

  const late = 'late' in judgement && judgement.late ? 1 : 0;
  await tx
    .update(bookings)
    .set({
      during: rangeText({ start, end: addMinutes(start, visit.durationMinutes) }),
      sequence: sql`${bookings.sequence} + 1`,
      // From now on the customer's own choice counts.
      movedBySalonFrom: null,
      lateReschedules: sql`${bookings.lateReschedules} + ${late}`,
      updatedAt: now,
    })
    .where(eq(bookings.id, bookingId));
  await occupy(tx, { id: bookingId, salonId }, assignments);
  await announceBooking(tx, 'rescheduled', { bookingId, start, previousStart: booking.start }, now);
  return 'moved';
};
