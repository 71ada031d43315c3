import { addDays, instantAt, type LocalDate, localDateOf, mondayOf } from '@sundara/contracts';
import type { DATE_RANGES } from '@sundara/contracts/api';

export type DateRange = (typeof DATE_RANGES)[number];

/** The calendar period around now in Asia/Kolkata, end not included; weeks start on Monday (resolutions T5). */
export const periodOf = (range: DateRange, now: Date): { from: Date; to: Date } => {
  const [first, next] = daysOf(range, localDateOf(now));
  return { from: instantAt(first, '00:00'), to: instantAt(next, '00:00') };
};

const daysOf = (range: DateRange, today: LocalDate): readonly [LocalDate, LocalDate] => {
  const [year = '', month = ''] = today.split('-');
  switch (range) {
    case 'today':
      return [today, addDays(today, 1)];
    case 'week': {
      const monday = mondayOf(today);
      return [monday, addDays(monday, 7)];
    }
    case 'month': {
      const first = `${year}-${month}-01`;
      return [first, `${addDays(first, 31).slice(0, 7)}-01`];
    }
    case 'year':
      return [`${year}-01-01`, `${Number(year) + 1}-01-01`];
  }
};
