import {
  addDays,
  addMinutes,
  instantAt,
  localDateOf,
  type Period,
  type SalonRules,
  type VisitRequest,
} from '@sundara/contracts';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { findOccupied } from '../bookings/occupations.repository.ts';
import type { Visit } from '../bookings/visit.ts';
import { closuresOf, resourcesOf } from './salon-resources.ts';
import { findSchedule, type TimeOff } from './schedule.repository.ts';

/** For whom a visit is looked for, and as of when. */
export interface VisitOptions {
  readonly now: Date;
  /** The customer whose own holds do not block. */
  readonly customerId?: string | undefined;
  /** Who must do all of it; null and undefined for anyone. If they do not work there, nobody can. */
  readonly specialistId?: string | null | undefined;
  /** A booking that does not block, because it is about to be moved. */
  readonly bookingId?: string | undefined;
  /** Further bookings that do not block. */
  readonly withoutBookings?: readonly string[] | undefined;
}

/**
 * Everything that decides when and by whom the visit can be done, as of now: hours, roster, leave, closures and what is
 * taken. Usable inside a transaction; two queries.
 * @param period the starts of interest; whole days are read, and the time to tidy up after them
 */
export const findVisitRequest = async (
  db: DatabaseHandle,
  visit: Visit,
  period: Period,
  { specialistId, ...asker }: VisitOptions,
): Promise<VisitRequest> => {
  const { salon } = visit;
  const read = periodToRead(visit, period);
  const schedule = await findSchedule(db, salon.id, read);
  const occupied = await findOccupied(db, [salon.id], read, asker);
  const resources = resourcesOf(salon, schedule, occupied.get(salon.id) ?? []);
  const request = { ...rulesOf(visit, schedule.timeOff, asker.now), resources };
  return specialistId ? onlyWith(request, specialistId) : request;
};

/** The salon's own rules for the visit, regardless of who does it. */
const rulesOf = ({ salon, services }: Visit, timeOff: readonly TimeOff[], now: Date): SalonRules => ({
  parts: services.map(({ id, durationMinutes, bufferMinutes }) => ({
    serviceId: id,
    durationMinutes,
    bufferMinutes,
  })),
  hours: salon.openingHours,
  closures: closuresOf(timeOff),
  slotMinutes: salon.slotMinutes,
  now,
});

/** The same request, limited to one specialist. */
export const onlyWith = (request: VisitRequest, specialistId: string): VisitRequest => ({
  ...request,
  resources: request.resources.filter(({ id }) => id === specialistId),
});

/**
 * Whole days, because whoever has least to do that day is tried first; no visit passes midnight, but tidying up may.
 */
const periodToRead = ({ services }: Visit, { start, end }: Period): Period => ({
  start: instantAt(localDateOf(start), '00:00'),
  end: addMinutes(
    instantAt(addDays(localDateOf(end), 1), '00:00'),
    Math.max(0, ...services.map(({ bufferMinutes }) => bufferMinutes)),
  ),
});
