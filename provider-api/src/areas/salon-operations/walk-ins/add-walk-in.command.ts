import { type Assignment, assign, isOpenFor, judgeRuns, type VisitRequest } from '@sundara/contracts';
import { and, eq } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import type { Account } from '../../../platform/http/access.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { uuidFor } from '../../../platform/http/uuid.ts';
import {
  bookings,
  expirePassedHolds,
  findVisit,
  findVisitRequest,
  isOccupied,
  nextStep,
  REFUSAL_SENTENCES,
  requireCalendarTime,
} from '../../booking/index.ts';
import { lockSalon, writeAudit } from '../../marketplace/index.ts';
import { firstObjected, objectionError } from '../calendar/objections.ts';
import { insertWalkIn, type WalkIn } from './insert-walk-in.ts';
import { nextFreeStarts, nobodyFree, withFreeTimes } from './walk-in-times.ts';

export interface WalkInWish extends Pick<WalkIn, 'resourceId' | 'customer' | 'note'> {
  readonly salonId: string;
  /** One key is one visit, however often it is sent. */
  readonly key: string;
  readonly services: readonly string[];
  /** Undefined means now. */
  readonly start?: Date | undefined;
}

/**
 * Books a customer who is at the door or on the phone, by the rules of the calendar. The visit's id is derived from
 * salon and key, so that the same key finds the same visit, and no other salon's.
 * @returns the visit's id
 * @throws ApiError SERVICE_NOT_OFFERED; VALIDATION_FAILED for somebody who does not work there; SLOT_NOT_BOOKABLE, and
 *   why; SLOT_TAKEN, with the next times that are free
 */
export const addWalkIn = async (
  database: Database,
  account: Account,
  wish: WalkInWish,
  now: Date,
): Promise<string> => {
  try {
    return await database.transaction((tx) => add(tx, account, wish, now));
  } catch (error) {
    // The lock decides; if something bypassed it, the constraint does.
    if (isOccupied(error)) throw new ApiError('SLOT_TAKEN');
    throw error;
  }
};

const add = async (tx: TransactionHandle, account: Account, wish: WalkInWish, now: Date): Promise<string> => {
  const { salonId, resourceId, customer, note } = wish;
  const id = uuidFor(`walk-in ${salonId} ${wish.key.toLowerCase()}`);
  const salon = await lockSalon(tx, salonId);
  const [same] = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.id, id), eq(bookings.salonId, salonId)));
  if (same) return id;
  if (!salon?.isActive) {
    throw new ApiError('SLOT_NOT_BOOKABLE', {
      message: 'Your salon is not active, so it takes no new visits.',
    });
  }
  await expirePassedHolds(tx, salonId, now);
  const start = wish.start ?? nextStep(now);
  requireCalendarTime(start, now, 'walk-in');
  const visit = await findVisit(tx, salonId, wish.services);
  const request = await findVisitRequest(tx, visit, { start, end: start }, { now });
  if (resourceId !== undefined) requireResource(request, resourceId);
  if (!isOpenFor(request, start)) {
    throw new ApiError('SLOT_NOT_BOOKABLE', { message: REFUSAL_SENTENCES.closed });
  }
  const assignments = await findAssignments(tx, salonId, request, { start, resourceId });
  await insertWalkIn(tx, { id, visit, start, resourceId, customer, note }, assignments, now);
  const visitChange = {
    start,
    minutes: visit.durationMinutes,
    resources: assignments.map((run) => run.resourceId),
  };
  const changes = { visit: [null, visitChange] } as const;
  await writeAudit(tx, account, { salonId, action: 'salon.addWalkIn', subjectId: id, changes }, now);
  return id;
};

const findAssignments = async (
  tx: TransactionHandle,
  salonId: string,
  request: VisitRequest,
  { start, resourceId }: { readonly start: Date; readonly resourceId: string | undefined },
): Promise<readonly Assignment[]> => {
  if (resourceId === undefined) {
    const anyone = assign(request, start);
    if (anyone) return anyone;
    const minutes = request.parts.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0);
    throw withFreeTimes(nobodyFree(start, minutes), nextFreeStarts(request, start));
  }
  const judged = judgeRuns(
    request,
    start,
    request.parts.map(() => resourceId),
  );
  const objected = firstObjected(judged);
  if (!objected) return judged.map(({ run }) => run);
  throw withFreeTimes(
    await objectionError(tx, { salonId }, objected),
    nextFreeStarts(request, start, resourceId),
  );
};

const requireResource = ({ resources }: VisitRequest, resourceId: string): void => {
  if (resources.some(({ id }) => id === resourceId)) return;
  const message = 'Nobody and no chair of that name can be booked at your salon.';
  throw new ApiError('VALIDATION_FAILED', { message, fields: [{ path: 'resourceId', message }] });
};
