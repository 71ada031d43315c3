import type { Plan } from '../store/subscription-entities.ts';

const IST_SECONDS = 5.5 * 3600;
const DAY_MS = 86_400_000;

/**
 * When the n-th cycle after the first begins, in seconds since 1970: at midnight in India, n periods after the day of
 * the start. From the 31st, shorter months end on their last day.
 */
export const cycleBoundary = (startAt: number, { period, interval }: Plan, cycle: number): number => {
  const start = new Date((startAt + IST_SECONDS) * 1000);
  const [year, month, day] = [start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate()];
  const periods = cycle * interval;
  const localMidnight = () => {
    switch (period) {
      case 'daily':
        return Date.UTC(year, month, day) + periods * DAY_MS;
      case 'weekly':
        return Date.UTC(year, month, day) + periods * 7 * DAY_MS;
      case 'monthly':
        return dayOfMonth(year, month + periods, day);
      case 'yearly':
        return dayOfMonth(year + periods, month, day);
    }
  };
  return localMidnight() / 1000 - IST_SECONDS;
};

const dayOfMonth = (year: number, month: number, day: number): number => {
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(day, lastDay));
};
