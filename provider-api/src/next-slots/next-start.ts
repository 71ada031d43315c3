import { addDays, addMinutes, type BusySpan, instantAt, localDateOf, slotsOf } from '@sundara/contracts';
import type { Period } from '../bookings/time-range.ts';
import type { WaitingSalon } from './next-slots.repository.ts';

/** How far ahead a card looks. */
const DAYS_AHEAD = 7;
const DAY_MINUTES = 24 * 60;

/** What has to be known of the bookings: up to the midnight that no visit of the last day passes. */
export const periodAhead = (now: Date): Period => ({
  start: now,
  end: instantAt(addDays(localDateOf(now), DAYS_AHEAD + 1), '00:00'),
});

/**
 * The salon's next free start for its shortest service, by the slots of booking itself (resolutions T2); undefined
 * when it has none within seven days, or sells nothing.
 * @param busy what is booked or held at this salon in `periodAhead`
 */
export const nextStartOf = (
  { openingHours: hours, seats, shortestMinutes: durationMinutes }: WaitingSalon,
  busy: readonly BusySpan[],
  now: Date,
): Date | undefined => {
  if (durationMinutes === null) return undefined;
  const today = localDateOf(now);
  const until = addMinutes(now, DAYS_AHEAD * DAY_MINUTES);
  for (let day = 0; day <= DAYS_AHEAD; day += 1) {
    const request = { date: addDays(today, day), durationMinutes, hours, seats, busy, now };
    const free = slotsOf(request).find((slot) => slot.free.length > 0);
    if (free) return free.start <= until ? free.start : undefined;
  }
  return undefined;
};
