import type { Random } from '../../testing/random.ts';
import { addMinutes, instantAt } from '../../time/kolkata.ts';
import type { Period, Resource, VisitRequest } from '../availability.ts';
import type { DayHours, OpeningHours } from '../opening-hours.ts';

/** The first day of random visits; all times except `now` are multiples of five minutes. */
export const MONDAY = '2026-11-23';
const MIDNIGHT = instantAt(MONDAY, '00:00');
const SERVICES = ['a', 'b', 'c', 'd'];

/** A random visit to a salon of up to four people, with hours, breaks, leave, closures and bookings. */
export const someVisit = (random: Random): VisitRequest => {
  const hours = someHours(random);
  const resource = (no: number): Resource => ({
    id: `r${no}`,
    hours: random.chance(0.6) ? hours : someHours(random),
    does: random.chance(0.5) ? undefined : new Set(SERVICES.filter(() => random.chance(0.6))),
    busy: random.some(12, () => somePeriod(random)),
  });
  return {
    parts: SERVICES.slice(0, 1 + random.below(4)).map((serviceId) => ({
      serviceId,
      durationMinutes: 5 + 5 * random.below(15),
      bufferMinutes: random.chance(0.5) ? 0 : 5 * random.below(9),
    })),
    hours,
    closures: random.some(2, () => somePeriod(random)),
    slotMinutes: random.pick([null, 15, 30, 60]),
    resources: random.some(4, resource),
    now: new Date(MIDNIGHT.getTime() - 1000 * random.below(100_000) + 30_000_000),
  };
};

const someHours = (random: Random): OpeningHours => ({
  monday: someDay(random),
  tuesday: someDay(random),
  wednesday: someDay(random),
  thursday: someDay(random),
  friday: someDay(random),
  saturday: someDay(random),
  sunday: someDay(random),
});

const someDay = (random: Random): DayHours => {
  const open = 5 * random.below(180);
  const close = Math.min(1440, open + 60 + 5 * random.below(150));
  const breaks = random.some(2, () => {
    const from = open + 5 * random.below((close - open) / 5);
    return { open: clock(from), close: clock(Math.min(1440, from + 5 * random.below(12))) };
  });
  return { open: clock(open), close: clock(close), closed: random.chance(0.1), breaks };
};

/** A length of 0 to 3 hours 15 minutes, starting from Sunday noon to Wednesday noon. */
const somePeriod = (random: Random): Period => {
  const start = addMinutes(MIDNIGHT, 5 * random.below(3 * 288) - 720);
  return { start, end: addMinutes(start, 5 * random.below(40)) };
};

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
