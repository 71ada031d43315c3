import { addMinutes, instantAt, localDateOf, parseDateTime } from '@sundara/contracts';
import { ApiError } from '../../../platform/http/api-error.ts';

/** What starts and ends in a salon's calendar are snapped to, in minutes. */
export const STEP_MINUTES = 5;
const STEP = STEP_MINUTES * 60_000;

/** @throws ApiError VALIDATION_FAILED about the field where the text names no moment of this century (resolutions T1) */
export const momentOf = (path: string, text: string): Date => {
  const moment = parseDateTime(text);
  if (moment && moment >= FIRST_MOMENT && moment < LAST_MOMENT) return moment;
  const message = moment ? 'Choose a day from 2000 to 2100.' : 'The date and time cannot be read.';
  throw new ApiError('VALIDATION_FAILED', { message, fields: [{ path, message }] });
};

/** As the contract's days; the database takes no year of five digits. */
const FIRST_MOMENT = instantAt('2000-01-01', '00:00');
const LAST_MOMENT = instantAt('2101-01-01', '00:00');

/** How far ahead a salon writes into its own calendar, in days; customers look less far. */
const CALENDAR_DAYS = 730;

/** Where the salon's calendar ends for what is written into it. */
export const calendarEnd = (now: Date): Date => addMinutes(now, CALENDAR_DAYS * 24 * 60);

/** Midnight of its day at Kolkata. */
export const startOfDay = (instant: Date): Date => instantAt(localDateOf(instant), '00:00');

/** The next moment at which a visit can start in the calendar, or this one. */
export const nextStep = (moment: Date): Date => new Date(Math.ceil(moment.getTime() / STEP) * STEP);

export const isOnStep = (moment: Date): boolean => moment.getTime() % STEP === 0;

/**
 * What binds a salon in its own calendar: the step, that what was before today is settled, and its end in two years. A
 * visit that was booked online goes to no time that has passed, as its customer could neither come nor cancel.
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
