import { localDateOf } from '@sundara/contracts';
import { fieldClockOf, type Minute, minuteOf, minuteOfClock } from './minutes.ts';

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Where a link opens the walk-in: minutes from midnight of the day that is shown. */
export interface WalkInPlace {
  readonly minute: Minute;
  readonly resourceId: string;
}

/** The calendar's address that opens the walk-in today at a start, ISO, with that person. */
export const walkInAddress = (start: string, resourceId: string): string => {
  const clock = fieldClockOf(minuteOf(start, localDateOf(new Date(start))));
  return `/salon/calendar?${new URLSearchParams({ walkIn: clock, with: resourceId })}`;
};

/** What such an address asks for; undefined for any other. */
export const walkInPlaceIn = (params: URLSearchParams): WalkInPlace | undefined => {
  const clock = params.get('walkIn') ?? '';
  return CLOCK.test(clock)
    ? { minute: minuteOfClock(clock), resourceId: params.get('with') ?? '' }
    : undefined;
};
