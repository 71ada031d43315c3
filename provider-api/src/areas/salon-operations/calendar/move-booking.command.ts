import { type Assignment, addMinutes, isOpenFor, judgeRuns } from '@sundara/contracts';
import { and, eq, max, sql } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { Account } from '../../../platform/http/access.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import {
  bookingServices,
  bookings,
  expirePassedHolds,
  findVisitOfBooking,
  findVisitRequest,
  isOccupied,
  lockMovable,
  occupy,
  REFUSAL_SENTENCES,
  rangeText,
  STANDING,
} from '../../booking/index.ts';
import type { ReschedulingDependencies } from '../../customer/index.ts';
import { lockSalon, writeAudit } from '../../marketplace/index.ts';
import { noSuchBooking } from '../../money/index.ts';
import { announceMove } from './announce-move.ts';
import { findCalendarVisit } from './blocks.repository.ts';
import { runsOfVisit, type VisitRun } from './blocks.ts';
import { firstObjected, objectionError } from './objections.ts';
import { type PlannedMove, planMove, type SalonMove } from './planned-move.ts';

/**
 * Moves a visit in its salon's calendar, reassigns a part of it, or changes the length of its last service, by the
 * usual rules except lead time, horizon and grid. The price stays. What a resource already does is not judged again, so
 * that a visit during somebody's leave can be reassigned part by part. The customer is notified if the start changes
 * and stays so, except for walk-ins. If nothing changes, nothing is written, so a repeated request returns the same.
 * @throws ApiError NOT_FOUND; STATUS_REFUSED for a visit that is over; STATUS_CHANGED if it was moved meanwhile;
 *   SLOT_NOT_BOOKABLE and SLOT_TAKEN with the reason; VALIDATION_FAILED
 */
export const moveBooking = async (
  { database, outbox, now }: ReschedulingDependencies,
  account: Account,
  wish: SalonMove,
): Promise<void> => {
  if (!isUuid(wish.bookingId)) throw noSuchBooking();
  try {
    await database.transaction((tx) => move(tx, account, wish, now()));
  } catch (error) {
    // The lock decides; if something bypassed it, the constraint does.
    if (isOccupied(error)) throw new ApiError('SLOT_TAKEN');
    throw error;
  }
  outbox.wake();
};

const move = async (tx: TransactionHandle, account: Account, wish: SalonMove, now: Date): Promise<void> => {
  const { salonId, bookingId } = wish;
  await lockSalon(tx, salonId);
  await lockMovable(tx, bookingId);
  const was = await findCalendarVisit(tx, salonId, bookingId);
  if (!was || !STANDING.some((status) => status === was.status)) throw noSuchBooking();
  const planned = planMove(was, await findVisitOfBooking(tx, bookingId), wish, now);
  if (Object.keys(planned.changes).length === 0) return;

  await expirePassedHolds(tx, salonId, now);
  const { start, visit, resourceIds } = planned;
  const request = await findVisitRequest(tx, visit, { start, end: start }, { now, bookingId });
  if (planned.takesMore && !isOpenFor(request, start)) {
    throw new ApiError('SLOT_NOT_BOOKABLE', { message: REFUSAL_SENTENCES.closed });
  }
  const judged = judgeRuns(request, start, resourceIds);
  const done = runsOfVisit(was);
  const objected = firstObjected(judged.filter(({ run }) => !isDoneAlready(done, run)));
  if (objected) throw await objectionError(tx, { salonId, bookingId }, objected);
  await write(tx, wish, planned, { runs: judged.map(({ run }) => run), now });
  const { changes } = planned;
  if (was.source === 'online' && isOtherTime(changes))
    await announceMove(tx, { bookingId, start, wasStart: was.start }, now);
  await writeAudit(tx, account, { salonId, action: 'salon.moveBooking', subjectId: bookingId, changes }, now);
};

/** Whether the resource already does the whole run in this visit; a run that only fits into its buffer time is new. */
const isDoneAlready = (done: readonly VisitRun[], run: Assignment): boolean =>
  done.some(
    (was) =>
      was.resourceId === run.resourceId &&
      was.start <= run.start &&
      run.end <= was.end &&
      run.busyUntil <= was.busyUntil &&
      run.serviceIds.every((id) => was.services.some((service) => service.id === id)),
  );

const write = async (
  tx: TransactionHandle,
  { salonId, bookingId }: SalonMove,
  { start, visit, changes }: PlannedMove,
  { runs, now }: { readonly runs: readonly Assignment[]; readonly now: Date },
): Promise<void> => {
  await tx
    .update(bookings)
    .set({
      during: rangeText({ start, end: addMinutes(start, visit.durationMinutes) }),
      // `sequence`: calendars replace their entry when it grows; an entry does not name the specialist.
      // `movedBySalonFrom`: the latest start so far, by which a cancellation is judged.
      ...('start' in changes && {
        movedBySalonFrom: sql`greatest(${bookings.movedBySalonFrom}, lower(${bookings.during}))`,
      }),
      ...(isOtherTime(changes) && { sequence: sql`${bookings.sequence} + 1` }),
      updatedAt: now,
    })
    .where(eq(bookings.id, bookingId));
  await occupy(tx, { id: bookingId, salonId }, runs);
  if (!('duration' in changes)) return;
  const last = tx
    .select({ position: max(bookingServices.position) })
    .from(bookingServices)
    .where(eq(bookingServices.bookingId, bookingId));
  await tx
    .update(bookingServices)
    .set({ durationMinutes: visit.services.at(-1)?.durationMinutes })
    .where(and(eq(bookingServices.bookingId, bookingId), eq(bookingServices.position, sql`(${last})`)));
};

const isOtherTime = (changes: PlannedMove['changes']): boolean => 'start' in changes || 'duration' in changes;
