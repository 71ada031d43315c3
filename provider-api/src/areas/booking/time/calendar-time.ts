import { addMinutes, instantAt, localDateOf, parseDateTime } from '@sundara/contracts';
import { ApiError } from '../../../platform/http/api-error.ts';

/** The step to which starts and ends in a salon's calendar are snapped, in minutes. */
export const STEP_MINUTES = 5;
const STEP = STEP_MINUTES * 60_000;

/** @throws ApiError VALIDATION_FAILED for the field if the text is no moment from 2000 to 2100 (resolutions T1) */
export const momentOf = (path: string, text: string): Date => {
  const moment = parseDateTime(text);
  if (moment && moment >= FIRST_MOMENT && moment < LAST_MOMENT) return moment;
  const message = moment ? 'Choose a day from 2000 to 2100.' : 'The date and time cannot be read.';
  throw new ApiError('VALIDATION_FAILED', { message, fields: [{ path, message }] });
};

/** The same range as for days in the contract; the database accepts no five-digit years. */
const FIRST_MOMENT = instantAt('2000-01-01', '00:00');
const LAST_MOMENT = instantAt('2101-01-01', '00:00');

/** How far ahead a salon may write into its own calendar, in days; the limit for customers is shorter. */
const CALENDAR_DAYS = 730;

/** The latest start that can be written into the salon's calendar. */
export const calendarEnd = (now: Date): Date => addMinutes(now, CALENDAR_DAYS * 24 * 60);

/** Midnight of the instant's day in Asia/Kolkata. */
export const startOfDay = (instant: Date): Date => instantAt(localDateOf(instant), '00:00');

/** The next moment on the calendar's step; this one if it is on the step. */
export const nextStep = (moment: Date): Date => new Date(Math.ceil(moment.getTime() / STEP) * STEP);

export const isOnStep = (moment: Date): boolean => moment.getTime() % STEP === 0;

/**
 * The limits of a salon's own calendar: starts are on the step, not before today, because past days are final, and at
 * most two years ahead. A visit that was booked online can't go to a time that has passed, because its customer could
 * neither come nor cancel.
 * @throws ApiError SLOT_NOT_BOOKABLE
 */
export const requireCalendarTime = (start: Date, now: Date, source: string): void => {
  if (!isOnStep(start)) {
    throw new ApiError('SLOT_NOT_BOOKABLE', { message: `Visits start every ${STEP_MINUTES} minutes.` });
  }
  if (start < startOfDay(now)) {
    throw new ApiError('SLOT_NOT_BOOKABLE', { message: 'This day is over. Choose a time from today on.' });
  }
  if (start > calendarEnd(now)) {
    throw new ApiError('SLOT_NOT_BOOKABLE', { message: 'Choose a time within the next two years.' });
  }
  if (source === 'online' && start < now) {
    throw new ApiError('SLOT_NOT_BOOKABLE', {
      message: 'A visit that was booked online can only be moved to a time that is still to come.',
    });
  }
};
