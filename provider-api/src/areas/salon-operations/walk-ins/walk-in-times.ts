import {
  addMinutes,
  assign,
  formatClock,
  formatDuration,
  localDateOf,
  localTimeOf,
  type VisitRequest,
} from '@sundara/contracts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { onlyWith, presentSlot, STEP_MINUTES } from '../../booking/index.ts';

/** The number of free times that a refusal lists. */
const TOLD = 5;

/** The next free starts for the visit on that day, by the calendar's step; only with `resourceId` if it is given. */
export const nextFreeStarts = (request: VisitRequest, from: Date, resourceId?: string): readonly Date[] => {
  const asked = resourceId === undefined ? request : onlyWith(request, resourceId);
  const day = localDateOf(from);
  const found: Date[] = [];
  for (let start = addMinutes(from, STEP_MINUTES); localDateOf(start) === day; ) {
    if (assign(asked, start)) found.push(start);
    if (found.length === TOLD) break;
    start = addMinutes(start, STEP_MINUTES);
  }
  return found;
};

/** The same refusal with the free times added. */
export const withFreeTimes = (error: ApiError, starts: readonly Date[]): ApiError =>
  new ApiError(error.code, {
    ...error.details,
    message: [error.message, nextText(starts)].filter(Boolean).join(' '),
    slots: starts.map((start) => presentSlot({ time: localTimeOf(start), start, end: start, capacity: 1 })),
  });

/** The refusal of a visit for which nobody at all is free. */
export const nobodyFree = (start: Date, minutes: number): ApiError =>
  new ApiError('SLOT_TAKEN', {
    message: `Nobody who does this is free for ${formatDuration(minutes)} from ${formatClock(start)}.`,
  });

const nextText = ([next]: readonly Date[]): string =>
  next ? `The next free time is ${formatClock(next)}.` : 'Nothing else is free that day.';
