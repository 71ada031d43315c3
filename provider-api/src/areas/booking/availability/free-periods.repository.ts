import { addDays, freePeriodsOn, instantAt, type LocalDate, type Period } from '@sundara/contracts';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { findOccupied } from '../bookings/occupations.repository.ts';
import { closuresOf, resourcesOf, type ScheduledSalon } from './salon-resources.ts';
import { findSchedule } from './schedule.repository.ts';

/**
 * When each resource of the salon has nothing to do on that day: neither a visit or a hold, tidying up included, nor
 * time off. By the resource's id; two queries.
 */
export const findFreePeriods = async (
  db: DatabaseHandle,
  salon: ScheduledSalon,
  date: LocalDate,
  now: Date,
): Promise<ReadonlyMap<string, readonly Period[]>> => {
  const day = { start: instantAt(date, '00:00'), end: instantAt(addDays(date, 1), '00:00') };
  const [schedule, occupied] = await Promise.all([
    findSchedule(db, salon.id, day),
    findOccupied(db, [salon.id], day, { now }),
  ]);
  const resources = resourcesOf(salon, schedule, occupied.get(salon.id) ?? []);
  return freePeriodsOn(
    { hours: salon.openingHours, closures: closuresOf(schedule.timeOff), resources },
    date,
  );
};
