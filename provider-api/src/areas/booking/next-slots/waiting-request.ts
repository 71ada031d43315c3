import type { VisitRequest } from '@sundara/contracts';
import { closuresOf, resourcesOf } from '../availability/salon-resources.ts';
import type { Schedule } from '../availability/schedule.repository.ts';
import type { Occupied } from '../bookings/occupations.repository.ts';
import type { WaitingSalon } from './next-slots.repository.ts';

/** A visit for the salon's shortest service; undefined when it sells none. */
export const requestOf = (
  salon: WaitingSalon,
  schedule: Schedule,
  occupied: readonly Occupied[],
  now: Date,
): VisitRequest | undefined =>
  salon.service
    ? {
        parts: [{ ...salon.service, serviceId: salon.service.id }],
        hours: salon.openingHours,
        closures: closuresOf(schedule.timeOff),
        slotMinutes: salon.slotMinutes,
        resources: resourcesOf(salon, schedule, occupied),
        now,
      }
    : undefined;
