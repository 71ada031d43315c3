import {
  addDays,
  instantAt,
  type LocalDate,
  localDateOf,
  type OpeningHours,
  WEEKDAYS,
  weekdayOf,
} from '@sundara/contracts';
import { rangeText } from '../areas/booking/time/time-range.ts';
import type { specialistServices, specialists, timeOff } from '../areas/marketplace/salons/salons.tables.ts';
import { type Craft, covers } from './crafts.ts';
import type { Random } from './random.ts';
import type { DemoService } from './services.ts';

type Specialist = typeof specialists.$inferInsert & { readonly id: string; readonly specialization: Craft };

export interface DemoRoster {
  readonly specialists: readonly Specialist[];
  readonly does: readonly (typeof specialistServices.$inferInsert)[];
  readonly timeOff: readonly (typeof timeOff.$inferInsert)[];
}

/**
 * Which services the salon's specialists do and when they work: what their craft covers; some work part of the day,
 * some are away for a day of the next week.
 * @param alwaysThere how many, from the first, work whenever the salon is open
 */
export const demoRoster = (
  team: readonly Specialist[],
  services: readonly DemoService[],
  openingHours: OpeningHours,
  { random, now, alwaysThere }: { random: Random; now: Date; alwaysThere: number },
): DemoRoster => {
  const part = team.map((_, no) => no >= alwaysThere && random.chance(0.3));
  const away = team.filter((_, no) => no >= alwaysThere && !part[no] && random.chance(0.25));
  return {
    specialists: team.map((person, no) => ({
      ...person,
      hours: part[no] ? partTime(openingHours, random) : null,
    })),
    does: team.flatMap((person) =>
      tasksOf(person, services).map((serviceId) => ({ specialistId: person.id, serviceId })),
    ),
    timeOff: away.map(({ id, salonId }) => ({
      salonId,
      specialistId: id,
      during: wholeDay(addDays(nextMonday(now), random.between(0, 5))),
      reason: 'Leave',
    })),
  };
};

/** The ids of the services that somebody does; none for who can do all, and then also what is sold later. */
const tasksOf = ({ specialization }: Specialist, services: readonly DemoService[]): string[] => {
  const own = services.filter(({ category }) => covers(specialization, category));
  return own.length === services.length ? [] : own.map(({ id }) => id);
};

/** Only mornings, only afternoons, or no Thursdays. */
const partTime = (hours: OpeningHours, random: Random): OpeningHours => {
  const change = random.pick([
    { open: '08:00', close: '15:00' },
    { open: '12:00', close: '21:00' },
    { thursday: true },
  ]);
  const week = WEEKDAYS.map((weekday) => {
    const day = hours[weekday];
    if ('thursday' in change) return [weekday, { ...day, closed: day.closed || weekday === 'thursday' }];
    const [, open = day.open] = [day.open, change.open].sort();
    const [close = day.close] = [day.close, change.close].sort();
    const breaks = day.breaks.filter((pause) => open <= pause.open && pause.close <= close);
    return [weekday, { ...day, open, close, breaks }];
  });
  return { ...hours, ...Object.fromEntries(week) };
};

const wholeDay = (date: LocalDate): string =>
  rangeText({ start: instantAt(date, '00:00'), end: instantAt(addDays(date, 1), '00:00') });

const nextMonday = (now: Date): LocalDate => {
  const today = localDateOf(now);
  return addDays(today, 7 - WEEKDAYS.indexOf(weekdayOf(today)));
};
