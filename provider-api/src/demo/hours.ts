import { defaultOpeningHours, type OpeningHours, WEEKDAYS } from '@sundara/contracts';
import type { Random } from './random.ts';

const everyDay = (change: (hours: OpeningHours) => Partial<OpeningHours>): OpeningHours => {
  const week = defaultOpeningHours();
  return { ...week, ...change(week) };
};

const VARIANTS: readonly (() => OpeningHours)[] = [
  defaultOpeningHours,
  defaultOpeningHours,
  // Closed on Mondays, as many are.
  () => everyDay(({ monday }) => ({ monday: { ...monday, closed: true } })),
  () => everyDay(({ tuesday }) => ({ tuesday: { ...tuesday, closed: true } })),
  // Opens early, with no closed day.
  () => sameHours('08:00', '20:00'),
  // Open late, for people who come from work.
  () => sameHours('11:00', '21:00'),
  // Closes for lunch on weekdays.
  () => {
    const breaks = [{ open: '13:00', close: '14:00' }];
    return everyDay(({ monday, tuesday, wednesday, thursday, friday }) => ({
      monday: { ...monday, breaks },
      tuesday: { ...tuesday, breaks },
      wednesday: { ...wednesday, breaks },
      thursday: { ...thursday, breaks },
      friday: { ...friday, breaks },
    }));
  },
  () => everyDay(({ sunday }) => ({ sunday: { ...sunday, closed: true } })),
];

const sameHours = (open: string, close: string): OpeningHours =>
  everyDay(() =>
    Object.fromEntries(WEEKDAYS.map((day) => [day, { open, close, closed: false, breaks: [] }])),
  );

/** The week of one demo salon. */
export const demoHours = (random: Random): OpeningHours => random.pick(VARIANTS)();
