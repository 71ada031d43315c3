import { localDateOf } from '@sundara/contracts';
import { fieldClockOf, type Minute, minuteOf, minuteOfClock } from './minutes.ts';

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

const linkOf = (query: Readonly<Record<string, string>>): string =>
  `/salon/calendar?${new URLSearchParams(query)}`;

/** Opens the walk-in today at a start, ISO, with that person. */
export const walkInLink = (start: string, resourceId: string): string =>
  linkOf({ walkIn: fieldClockOf(minuteOf(start, localDateOf(new Date(start)))), with: resourceId });

/** Opens a visit on its day, to be moved; `start` as ISO. */
export const visitLink = (start: string, bookingId: string): string =>
  linkOf({ date: localDateOf(new Date(start)), visit: bookingId });

/** What such a link opens. */
export type Linked =
  | { readonly kind: 'walk-in'; readonly minute: Minute; readonly resourceId: string }
  | { readonly kind: 'visit'; readonly bookingId: string };

/** Undefined for any other address of the calendar. */
export const linkedIn = (params: URLSearchParams): Linked | undefined => {
  const bookingId = params.get('visit');
  if (bookingId) return { kind: 'visit', bookingId };
  const clock = params.get('walkIn') ?? '';
  return CLOCK.test(clock)
    ? { kind: 'walk-in', minute: minuteOfClock(clock), resourceId: params.get('with') ?? '' }
    : undefined;
};
