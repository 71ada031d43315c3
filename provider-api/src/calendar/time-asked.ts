import { parseDateTime } from '@sundara/contracts';
import { ApiError } from '../http/api-error.ts';
import { startOfDay } from './blocks.ts';

/** What starts and ends in a salon's calendar are snapped to, in minutes. */
export const STEP_MINUTES = 5;
const STEP = STEP_MINUTES * 60_000;

/** @throws ApiError VALIDATION_FAILED about the field where the text names no moment (resolutions T1) */
export const momentOf = (path: string, text: string): Date => {
  const moment = parseDateTime(text);
  if (moment) return moment;
  const message = 'The date and time cannot be read.';
  throw new ApiError('VALIDATION_FAILED', { message, fields: [{ path, message }] });
};

/** The next moment at which a visit can start in the calendar, or this one. */
export const nextStep = (moment: Date): Date => new Date(Math.ceil(moment.getTime() / STEP) * STEP);

export const isOnStep = (moment: Date): boolean => moment.getTime() % STEP === 0;

/**
 * What binds a salon in its own calendar: the step, and that what was before today is settled.
 * @throws ApiError SLOT_NOT_BOOKABLE
 */
export const requireCalendarTime = (start: Date, now: Date): void => {
  if (!isOnStep(start)) {
    throw new ApiError('SLOT_NOT_BOOKABLE', { message: `Visits start every ${STEP_MINUTES} minutes.` });
  }
  if (start < startOfDay(now)) {
    throw new ApiError('SLOT_NOT_BOOKABLE', { message: 'This day is over. Choose a time from today on.' });
  }
};
