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

/** For whom and when a visit is looked for. */
export interface VisitOptions {
  readonly now: Date;
  /** Whose own holds don't stand in the way. */
  readonly customerId?: string | undefined;
  /** Who shall do all of it; null and undefined for anyone. One who does not work there leaves nobody. */
  readonly specialistId?: string | null | undefined;
  /** A booking that is not in the way, because this is about moving it. */
  readonly bookingId?: string | undefined;
  /** Further ones that are not in the way. */
  readonly withoutBookings?: readonly string[] | undefined;
}

/**
 * All that decides when the visit can be done and by whom, as it is now: hours, roster, leave, closures and what is
 * taken. Usable inside a transaction; two queries.
 * @param period the starts that are of interest; whole days are read, and the tidying up after them
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

/** What the salon itself asks of the visit, whoever does it. */
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

/** The same, done by one and nobody else. */
export const onlyWith = (request: VisitRequest, specialistId: string): VisitRequest => ({
  ...request,
  resources: request.resources.filter(({ id }) => id === specialistId),
});

/** Whole days, as who has least to do that day is asked first; no visit passes midnight, but tidying up may. */
const periodToRead = ({ services }: Visit, { start, end }: Period): Period => ({
  start: instantAt(localDateOf(start), '00:00'),
  end: addMinutes(
    instantAt(addDays(localDateOf(end), 1), '00:00'),
    Math.max(0, ...services.map(({ bufferMinutes }) => bufferMinutes)),
  ),
});
