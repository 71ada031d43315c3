import {
  instantAt,
  type LocalDate,
  startsOn,
  toLocalIso,
  twelveHour,
  type VisitStart,
} from '@sundara/contracts';
import type { SlotReply } from '@sundara/contracts/api';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import type { Visit } from '../bookings/visit.ts';
import { requireSpecialist } from './require-specialist.ts';
import { findVisitRequest, type VisitOptions } from './visit-request.ts';

/**
 * The day's starts for the visit, as of now, without times when the salon can't take it (resolutions T2).
 * @throws ApiError VALIDATION_FAILED when the specialist asked for does not work there
 */
export const findSlots = async (
  db: DatabaseHandle,
  visit: Visit,
  date: LocalDate,
  options: VisitOptions,
): Promise<SlotReply[]> => {
  const day = { start: instantAt(date, '00:00'), end: instantAt(date, '23:59') };
  const request = await findVisitRequest(db, visit, day, options);
  if (options.specialistId) requireSpecialist(request.resources, options.specialistId);
  return startsOn(request, date).map(presentSlot);
};

/** A start as the API returns it. */
export const presentSlot = ({ time, start, capacity }: VisitStart): SlotReply => ({
  time: twelveHour(time),
  dateTime: toLocalIso(start),
  available: capacity > 0,
  capacity,
});
