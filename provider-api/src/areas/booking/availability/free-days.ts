import {
  addDays,
  type DayAvailability,
  freeStartsPerDay,
  HORIZON_DAYS,
  instantAt,
  type LocalDate,
  localDateOf,
  type VisitRequest,
} from '@sundara/contracts';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import type { Visit } from '../bookings/visit.ts';
import { requireSpecialist } from './require-specialist.ts';
import { findVisitRequest, onlyWith, type VisitOptions } from './visit-request.ts';

export interface FreeDays {
  readonly days: readonly DayAvailability[];
  /** The ids of those who could do the whole visit, regardless of the specialist asked for. */
  readonly ableIds: readonly string[];
}

/**
 * The number of free starts for the visit on each day, as of now; days that can't be booked have none.
 * @throws ApiError VALIDATION_FAILED when the specialist asked for does not work there
 */
export const findFreeDays = async (
  db: DatabaseHandle,
  visit: Visit,
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
  { specialistId, ...options }: VisitOptions,
): Promise<FreeDays> => {
  // Days before today or beyond the horizon need not be read.
  const today = localDateOf(options.now);
  const last = addDays(today, HORIZON_DAYS);
  const bookable = (date: LocalDate) => instantAt(date < today ? today : date > last ? last : date, '00:00');
  const period = { start: bookable(from), end: bookable(to) };
  const request = await findVisitRequest(db, visit, period, options);
  if (specialistId) requireSpecialist(request.resources, specialistId);
  return {
    days: freeStartsPerDay(specialistId ? onlyWith(request, specialistId) : request, from, to),
    ableIds: ableOf(request),
  };
};

const ableOf = ({ parts, resources }: VisitRequest): readonly string[] =>
  resources
    .filter(({ does }) => parts.every(({ serviceId }) => does === undefined || does.has(serviceId)))
    .map(({ id }) => id);
