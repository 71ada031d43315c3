import type { OpeningHours, Period, Resource } from '@sundara/contracts';
import { isUuid } from '../../../platform/http/uuid.ts';
import { chairId, type Occupied } from '../bookings/occupations.repository.ts';
import type { Schedule, TimeOff } from './schedule.repository.ts';
import { countStrays } from './stray-visits.ts';

/** What scheduling needs to know about a salon. */
export interface ScheduledSalon {
  readonly id: string;
  readonly openingHours: OpeningHours;
  readonly seats: number;
}

/**
 * The resources that the salon books: its specialists, or its chairs while its roster is empty. Visits on chairs that
 * it no longer books, and visits of specialists once it books chairs, still take somebody's time; a specialist who left
 * a roster does their remaining visits themselves.
 */
export const resourcesOf = (
  { openingHours, seats }: ScheduledSalon,
  { roster, timeOff }: Schedule,
  occupied: readonly Occupied[],
): readonly Resource[] => {
  const busy = new Map<string, Period[]>();
  for (const { resourceId, ...period } of occupied) put(busy, resourceId, period);
  for (const { resourceId, ...period } of timeOff) if (resourceId) put(busy, resourceId, period);
  const chairs = Array.from({ length: seats }, (_, no) => chairId(no + 1)).map((id) => ({
    id,
    hours: openingHours,
    does: undefined,
    busy: busy.get(id) ?? [],
  }));
  const people = roster.map(({ id, hours, does }) => ({
    id,
    hours: hours ?? openingHours,
    does: does.length > 0 ? new Set(does) : undefined,
    busy: busy.get(id) ?? [],
  }));
  const booked = people.length > 0 ? people : chairs;
  const known = new Set(booked.map(({ id }) => id));
  const strays = occupied.filter(
    ({ resourceId }) => !known.has(resourceId) && (people.length === 0 || !isUuid(resourceId)),
  );
  countStrays(booked, strays);
  return booked;
};

/** When the whole salon is closed, in addition to its weekly hours. */
export const closuresOf = (timeOff: readonly TimeOff[]): readonly Period[] =>
  timeOff.filter(({ resourceId }) => resourceId === null);

const put = (map: Map<string, Period[]>, key: string, period: Period): void => {
  const periods = map.get(key);
  if (periods) periods.push(period);
  else map.set(key, [period]);
};
