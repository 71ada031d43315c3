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
import type { Category } from './catalogue.ts';
import type { Random } from './random.ts';
import type { DemoService } from './services.ts';

type Specialist = typeof specialists.$inferInsert & { readonly id: string };

export interface DemoRoster {
  readonly specialists: readonly Specialist[];
  readonly does: readonly (typeof specialistServices.$inferInsert)[];
  readonly timeOff: readonly (typeof timeOff.$inferInsert)[];
}

/** The categories that a craft covers, by a pattern for its name. */
const CRAFTS: readonly (readonly [RegExp, readonly Category[]])[] = [
  [/beautician/i, ['Skin Care', 'Nail Care', 'Makeup']],
  [/hair|stylist|colourist|curl|barber|beard/i, ['Hair Care']],
  [/skin|threading/i, ['Skin Care']],
  [/nail|pedicurist/i, ['Nail Care']],
  [/makeup|bridal|mehndi/i, ['Makeup']],
  [/massage|ayurveda|spa/i, ['Massage', 'Spa Treatment']],
];

/**
 * Which services the salon's specialists do and when they work: mostly services of their craft, some do everything;
 * some work part of the day, some are away for a day of the next week. Every service has at least one specialist.
 * @param allRounders how many, from the first, do everything and are always there
 */
export const demoRoster = (
  team: readonly Specialist[],
  services: readonly DemoService[],
  openingHours: OpeningHours,
  { random, now, allRounders }: { random: Random; now: Date; allRounders: number },
): DemoRoster => {
  const tasks = tasksOf(team, services, allRounders, random);
  const part = team.map((_, no) => no >= allRounders && random.chance(0.3));
  const away = team.filter((_, no) => no >= allRounders && !part[no] && random.chance(0.25));
  return {
    specialists: team.map((person, no) => ({
      ...person,
      hours: part[no] ? partTime(openingHours, random) : null,
    })),
    does: team.flatMap(({ id }, no) =>
      (tasks[no] ?? []).map((serviceId) => ({ specialistId: id, serviceId })),
    ),
    timeOff: away.map(({ id, salonId }) => ({
      salonId,
      specialistId: id,
      during: wholeDay(addDays(nextMonday(now), random.between(0, 5))),
      reason: 'Leave',
    })),
  };
};

/** The service ids of each specialist; empty for those who do everything. */
const tasksOf = (
  team: readonly Specialist[],
  services: readonly DemoService[],
  allRounders: number,
  random: Random,
): string[][] => {
  const tasks = team.map(({ specialization }, no) => {
    if (no < allRounders || random.chance(0.5)) return [];
    const fitting = CRAFTS.find(([craft]) => craft.test(specialization))?.[1] ?? [];
    return services.filter(({ category }) => fitting.some((one) => one === category)).map(({ id }) => id);
  });
  const specialised = tasks.filter((own) => own.length > 0);
  if (specialised.length < team.length) return tasks;
  const covered = new Set(specialised.flat());
  for (const { id } of services) if (!covered.has(id)) random.pick(specialised).push(id);
  return tasks;
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
