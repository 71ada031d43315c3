import { addDays, formatDay, instantAt, type LocalDate, localDateOf, weekdayOf } from '@sundara/contracts';

/** 'Today', 'Tomorrow', 'Monday' within a week, else 'Tue, 24 Nov'. */
export const dayText = (date: LocalDate, now: Date): string => {
  const today = localDateOf(now);
  if (date === today) return 'Today';
  if (date === addDays(today, 1)) return 'Tomorrow';
  if (date <= today || date >= addDays(today, 7)) return formatDay(instantAt(date, '12:00'));
  const weekday = weekdayOf(date);
  return weekday.charAt(0).toUpperCase() + weekday.slice(1);
};
