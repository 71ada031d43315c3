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

/** How many days ahead a salon card looks. */
const DAYS_AHEAD = 7;
const DAY_MINUTES = 24 * 60;

/** The period whose bookings must be read: up to the midnight that no visit of the last day passes, plus tidying up. */
export const periodAhead = (now: Date): Period => ({
  start: now,
  end: instantAt(addDays(localDateOf(now), DAYS_AHEAD + 1), '02:00'),
});

/**
 * The next free start of the visit, from the same slots as booking (resolutions T2); undefined when it has none within
 * seven days.
 * @param request with the time taken in `periodAhead`
 */
export const nextStartOf = (request: VisitRequest): Date | undefined => {
  const until = addMinutes(request.now, DAYS_AHEAD * DAY_MINUTES);
  const free = nextFreeStart(request, DAYS_AHEAD);
  return free && free.start <= until ? free.start : undefined;
};

/** The first start for which somebody is free, today or within the given number of days after it. */
export const nextFreeStart = (request: VisitRequest, daysAhead: number): VisitStart | undefined => {
  const today = localDateOf(request.now);
  for (let day = 0; day <= daysAhead; day += 1) {
    const free = startsOn(request, addDays(today, day)).find(({ capacity }) => capacity > 0);
    if (free) return free;
  }
  return undefined;
};
