import {
  addDays,
  HORIZON_DAYS,
  instantAt,
  isLocalDate,
  LEAD_TIME_MINUTES,
  type LocalDate,
  localDateOf,
} from '@sundara/contracts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { SalonQuery } from './salon-filter.ts';

/** A part of a day in which visits may start, in minutes from midnight; `until` is not included. */
export interface StartWindow {
  readonly date: LocalDate;
  readonly from: number;
  readonly until: number;
}

const CLOCK = /^([01]\d|2[0-3]):([0-5]\d)$/;
const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;

/**
 * The day and times that a search asks for, less what is too soon to book; undefined when it names no day.
 * @throws ApiError VALIDATION_FAILED for times without a day, a day that can't be booked, times that are none or in the
 *   wrong order
 */
export const startWindowOf = (
  { date, from, until }: Pick<SalonQuery, 'date' | 'from' | 'until'>,
  now: Date,
): StartWindow | undefined => {
  if (date === undefined) {
    if (from !== undefined || until !== undefined) throw invalid('date', 'Choose a day for these times.');
    return undefined;
  }
  requireBookable(date, localDateOf(now));
  const asked = { from: minutesOf('from', from) ?? 0, until: minutesOf('until', until) ?? DAY_MINUTES };
  if (asked.from >= asked.until) throw invalid('from', 'The first time comes before the last one.');
  const midnight = instantAt(date, '00:00').getTime();
  const soonest = Math.ceil((now.getTime() - midnight) / MINUTE + LEAD_TIME_MINUTES);
  return { date, from: Math.max(asked.from, soonest), until: asked.until };
};

const requireBookable = (date: LocalDate, today: LocalDate): void => {
  if (!isLocalDate(date)) throw invalid('date', 'There is no such day.');
  if (date < today) throw invalid('date', 'This day has passed. Please choose another one.');
  if (date > addDays(today, HORIZON_DAYS))
    throw invalid(
      'date',
      `This day is too far ahead. Please choose one within the next ${HORIZON_DAYS} days.`,
    );
};

const minutesOf = (path: string, time: string | undefined): number | undefined => {
  if (time === undefined) return undefined;
  const [, hours, minutes] = CLOCK.exec(time) ?? [];
  if (hours === undefined) throw invalid(path, 'Write the time with hours and minutes, like 16:30.');
  return Number(hours) * 60 + Number(minutes);
};

const invalid = (path: string, message: string): ApiError =>
  new ApiError('VALIDATION_FAILED', { message, fields: [{ path, message }] });
