import { addDays, instantAt, type LocalDate } from '@sundara/contracts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Period } from './time-range.ts';

export interface DaysAsked {
  readonly period: Period;
  readonly dates: readonly LocalDate[];
}

/**
 * The days of the salon's calendar from one to another, both included.
 * @throws ApiError VALIDATION_FAILED if they are in the wrong order or too many
 */
export const daysAsked = (
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
  most: number,
): DaysAsked => {
  if (to < from) throw invalid('The last day comes before the first one.');
  if (to >= addDays(from, most)) throw invalid(`Ask for at most ${most} days at once.`);
  const dates: LocalDate[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date);
  return { dates, period: { start: instantAt(from, '00:00'), end: instantAt(addDays(to, 1), '00:00') } };
};

const invalid = (message: string): ApiError =>
  new ApiError('VALIDATION_FAILED', { message, fields: [{ path: 'to', message }] });
