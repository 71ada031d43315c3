import {
  addDays,
  instantAt,
  type LocalDate,
  type LocalTime,
  refusalOf,
  type Slot,
  type SlotRefusal,
  slotsOf,
  toLocalIso,
  twelveHour,
} from '@sundara/contracts';
import type { SlotReply } from '@sundara/contracts/api';
import { findBusySpans } from '../bookings/seats.repository.ts';
import type { Visit } from '../bookings/visit.ts';
import type { DatabaseHandle } from '../database/database-handle.ts';

/** For whom and when: `customerId`'s own holds don't stand in their way. */
export interface Asker {
  readonly now: Date;
  readonly customerId?: string | undefined;
}

/** The day's starts for the visit as they are now; times when the salon can't take it are left out (resolutions T2). */
export const findSlots = async (
  db: DatabaseHandle,
  visit: Visit,
  date: LocalDate,
  { now, customerId }: Asker,
): Promise<SlotReply[]> => {
  const request = { ...rulesOf(visit, date, now), seats: visit.salon.seats };
  // A day in the past, a closed one or one beyond the horizon needs no look at the bookings.
  if (slotsOf({ ...request, busy: [] }).length === 0) return [];
  const day = { start: instantAt(date, '00:00'), end: instantAt(addDays(date, 1), '00:00') };
  const busy = await findBusySpans(db, visit.salon.id, day, now, customerId);
  return slotsOf({ ...request, busy }).map(presentSlot);
};

/** Why the visit can't start then whoever is there; undefined when it can. */
export const refusalOfVisit = (
  visit: Visit,
  date: LocalDate,
  time: LocalTime,
  now: Date,
): SlotRefusal | undefined => refusalOf(time, rulesOf(visit, date, now));

const rulesOf = (visit: Visit, date: LocalDate, now: Date) => ({
  date,
  now,
  durationMinutes: visit.durationMinutes,
  hours: visit.salon.openingHours,
});

const presentSlot = ({ time, start, free }: Slot): SlotReply => ({
  time: twelveHour(time),
  dateTime: toLocalIso(start),
  available: free.length > 0,
  capacity: free.length,
});
