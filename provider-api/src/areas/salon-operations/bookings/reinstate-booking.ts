import {
  type Assignment,
  assign,
  type DayHours,
  type OpeningHours,
  type VisitRequest,
} from '@sundara/contracts';
import { eq } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import {
  bookingServices,
  expirePassedHolds,
  findVisitOfBooking,
  findVisitRequest,
  occupy,
} from '../../booking/index.ts';

interface Standing {
  readonly id: string;
  readonly salonId: string;
  readonly start: Date;
}

/**
 * Assigns people or chairs again to a visit that no longer occupies any: the former ones if they are free, else anybody
 * able. It was agreed on before, so working hours of the former ones are not checked again. The caller holds the
 * salon's lock, and gives the booking a status that occupies.
 * @returns false if nobody is free for it
 */
export const reinstateBooking = async (
  tx: TransactionHandle,
  { id, salonId, start }: Standing,
  now: Date,
): Promise<boolean> => {
  await expirePassedHolds(tx, salonId, now);
  const visit = await findVisitOfBooking(tx, id);
  const request = await findVisitRequest(tx, visit, { start, end: start }, { now, bookingId: id });
  const assignments = (await withWhoHadIt(tx, id, request, start)) ?? assign(request, start);
  if (!assignments) return false;
  await occupy(tx, { id, salonId }, assignments);
  return true;
};

/** The same people for the same services; any chair, if the salon books chairs. */
const withWhoHadIt = async (
  tx: TransactionHandle,
  bookingId: string,
  request: VisitRequest,
  start: Date,
): Promise<readonly Assignment[] | undefined> => {
  const had = await tx
    .select({ serviceId: bookingServices.serviceId, specialistId: bookingServices.specialistId })
    .from(bookingServices)
    .where(eq(bookingServices.bookingId, bookingId));
  const byChair = had.every(({ specialistId }) => specialistId === null);
  // It had a chair, but the salon has a team by now.
  if (byChair && request.resources.some(({ id }) => isUuid(id))) return undefined;
  const resources = request.resources.map((resource) => {
    const theirs = had.filter(({ specialistId }) => specialistId === resource.id);
    const does = byChair ? resource.does : new Set(theirs.map(({ serviceId }) => serviceId));
    return { ...resource, does, hours: ALWAYS };
  });
  return assign({ ...request, resources, hours: ALWAYS }, start);
};

const ALL_DAY: DayHours = { open: '00:00', close: '24:00', closed: false, breaks: [] };
const ALWAYS: OpeningHours = {
  monday: ALL_DAY,
  tuesday: ALL_DAY,
  wednesday: ALL_DAY,
  thursday: ALL_DAY,
  friday: ALL_DAY,
  saturday: ALL_DAY,
  sunday: ALL_DAY,
};
