import { ApiError } from '../../../platform/http/api-error.ts';
import { requireCalendarTime, STEP_MINUTES, type Visit } from '../../booking/index.ts';
import { type CalendarVisit, isMovable, runsOfVisit } from './blocks.ts';

/** A salon's request to move one of its visits; missing fields stay as they are. */
export interface SalonMove {
  readonly salonId: string;
  readonly bookingId: string;
  readonly start?: Date | undefined;
  /** Who is to do `part` of it. */
  readonly resourceId?: string | undefined;
  readonly part: number;
  /** Minutes of the whole visit. */
  readonly duration?: number | undefined;
  /** The start that the screen showed. */
  readonly expectedStart?: Date | undefined;
}

/** A visit as it will be after the move. */
export interface PlannedMove {
  readonly start: Date;
  /** As it was booked, with the length of the last service adjusted. */
  readonly visit: Visit;
  /** Who does which service, in order of the services. */
  readonly resourceIds: readonly string[];
  /** The changed values before and after; empty if nothing changes. */
  readonly changes: Readonly<Record<string, readonly [unknown, unknown]>>;
  /** Whether it needs time that it did not have. */
  readonly takesMore: boolean;
}

/**
 * @param was the current visit
 * @throws ApiError STATUS_REFUSED for a visit that is over; STATUS_CHANGED if it was moved meanwhile; SLOT_NOT_BOOKABLE
 *   and VALIDATION_FAILED for an impossible visit
 */
export const planMove = (was: CalendarVisit, booked: Visit, wish: SalonMove, now: Date): PlannedMove => {
  if (!isMovable(was, now)) throw new ApiError('STATUS_REFUSED', { message: whyNot(was) });
  const start = wish.start ?? was.start;
  const length = lengthOf(was);
  const visit = resized(booked, wish.duration ?? length, length);
  const runs = runsOfVisit(was);
  const former = runs[wish.part]?.resourceId;
  if (former === undefined) throw invalid('part', 'The visit has no such part.');
  const asked = wish.resourceId ?? former;
  const resourceIds = visit.services.map(({ id }) => {
    const run = runs.findIndex(({ services }) => services.some((service) => service.id === id));
    return (run === wish.part ? asked : runs[run]?.resourceId) ?? '';
  });
  const movesStart = start.getTime() !== was.start.getTime();
  const changes = {
    ...(movesStart && { start: [was.start, start] as const }),
    ...(visit.durationMinutes !== length && { duration: [length, visit.durationMinutes] as const }),
    ...(asked !== former && { resource: [former, asked] as const }),
  };
  const expected = wish.expectedStart?.getTime();
  if (Object.keys(changes).length > 0 && expected !== undefined && expected !== was.start.getTime()) {
    throw new ApiError('STATUS_CHANGED', { message: 'This visit was moved a moment ago.' });
  }
  if (movesStart) requireCalendarTime(start, now, was.source);
  return {
    start,
    visit,
    resourceIds,
    changes,
    takesMore: movesStart || visit.durationMinutes > length,
  };
};

/** The visit, with its last service resized so that the whole takes `minutes`, in steps of the calendar. */
const resized = (booked: Visit, minutes: number, length: number): Visit => {
  const last = booked.services.at(-1);
  if (!last) throw new Error(`A visit of the salon ${booked.salon.id} has no services.`);
  if (minutes === length) return booked;
  if (minutes % STEP_MINUTES !== 0) {
    throw invalid('duration', `A visit is made longer or shorter in steps of ${STEP_MINUTES} minutes.`);
  }
  const durationMinutes = last.durationMinutes + minutes - length;
  if (durationMinutes < STEP_MINUTES) {
    const message = `${last.name} cannot take less than ${STEP_MINUTES} minutes.`;
    throw new ApiError('SLOT_NOT_BOOKABLE', { message });
  }
  const services = [...booked.services.slice(0, -1), { ...last, durationMinutes }];
  return { ...booked, services, durationMinutes: minutes };
};

const lengthOf = ({ start, end }: CalendarVisit): number => (end.getTime() - start.getTime()) / 60_000;

const whyNot = ({ status }: CalendarVisit): string =>
  status === 'pending' || status === 'confirmed'
    ? 'The day of this visit is over, so it can no longer be moved.'
    : `A visit can only be moved while it is pending or confirmed; this one is ${status}.`;

const invalid = (path: string, message: string): ApiError =>
  new ApiError('VALIDATION_FAILED', { message, fields: [{ path, message }] });
