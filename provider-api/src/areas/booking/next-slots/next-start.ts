import {
  addDays,
  addMinutes,
  instantAt,
  localDateOf,
  type Period,
  startsOn,
  type VisitRequest,
  type VisitStart,
} from '@sundara/contracts';

/** How far ahead a card looks. */
const DAYS_AHEAD = 7;
const DAY_MINUTES = 24 * 60;

/** What has to be known of the bookings: up to the midnight that no visit of the last day passes, and tidying up. */
export const periodAhead = (now: Date): Period => ({
  start: now,
  end: instantAt(addDays(localDateOf(now), DAYS_AHEAD + 1), '02:00'),
});

/**
 * The next free start of the visit, by the slots of booking itself (resolutions T2); undefined when it has none
 * within seven days.
 * @param request with what is taken in `periodAhead`
 */
export const nextStartOf = (request: VisitRequest): Date | undefined => {
  const until = addMinutes(request.now, DAYS_AHEAD * DAY_MINUTES);
  const free = nextFreeStart(request, DAYS_AHEAD);
  return free && free.start <= until ? free.start : undefined;
};

/** The first start that somebody is free for, today or on one of so many days after it. */
export const nextFreeStart = (request: VisitRequest, daysAhead: number): VisitStart | undefined => {
  const today = localDateOf(request.now);
  for (let day = 0; day <= daysAhead; day += 1) {
    const free = startsOn(request, addDays(today, day)).find(({ capacity }) => capacity > 0);
    if (free) return free;
  }
  return undefined;
};
