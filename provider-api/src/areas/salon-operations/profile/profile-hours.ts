import {
  type DayHours,
  faultOfDay,
  hoursText,
  type OpeningHours,
  parseHours,
  WEEKDAYS,
  type Weekday,
} from '@sundara/contracts';
import { ApiError } from '../../../platform/http/api-error.ts';

interface GivenDay {
  readonly open: string;
  readonly close: string;
  readonly closed?: boolean | undefined;
  readonly breaks?: DayHours['breaks'] | undefined;
}

/** Hours as an owner sends them: as text, as structure, or both, for some days or all (resolutions T4). */
export interface GivenHours {
  readonly openingHours?: { readonly [day in Weekday]?: string | undefined } | undefined;
  readonly workingHours?: { readonly [day in Weekday]?: GivenDay | undefined } | undefined;
}

/**
 * The week after a change. If a day comes in both shapes, the structure wins, as it says more. Text equal to the
 * current hours changes nothing, so that breaks remain; other text replaces the whole day. A structure without `closed`
 * opens the day, and one without breaks keeps the current ones.
 * @throws ApiError VALIDATION_FAILED with each invalid day
 */
export const changedHours = (
  before: OpeningHours,
  { openingHours = {}, workingHours = {} }: GivenHours,
): OpeningHours => {
  const after = { ...before };
  const fields: { path: string; message: string }[] = [];
  for (const day of WEEKDAYS) {
    const [text, given] = [openingHours[day], workingHours[day]];
    if (given) {
      const { open, close, closed = false, breaks = before[day].breaks } = given;
      after[day] = { open, close, closed, breaks };
      const fault = faultOfDay(after[day]);
      if (fault) fields.push({ path: `workingHours.${day}`, message: `${named(day)}: ${fault}` });
    } else if (text !== undefined && text.trim() !== hoursText(before[day])) {
      const read = parseHours(text);
      if (!read) fields.push({ path: `openingHours.${day}`, message: `${named(day)}: ${UNREADABLE}` });
      // A closed day keeps its hours for when it opens again.
      else after[day] = read.closed ? { ...before[day], closed: true } : read;
    }
  }
  if (fields.length > 0)
    throw new ApiError('VALIDATION_FAILED', { message: fields[0]?.message ?? UNREADABLE, fields });
  return after;
};

const UNREADABLE = "write hours as '10:00 AM - 8:00 PM', or 'Closed'";
const named = (day: Weekday): string => `${day.charAt(0).toUpperCase()}${day.slice(1)}`;
