import { addDays, type LocalDate, localTimeOf } from '../time/kolkata.ts';
import type { DayAvailability, VisitRequest, VisitStart } from './availability.ts';
import { isFree, type Worker, type WorkerDay, workerOn, workersOf } from './free-time.ts';
import { MINUTE } from './opened-time.ts';
import { durationOf, salonDayOf, startTimesOn } from './start-grid.ts';
import { does, isEachPartFree, orderOf } from './visit-order.ts';

/** All starts of the day in order, taken ones with capacity 0; starts that the salon itself refuses are left out. */
export const startsOn = (request: VisitRequest, date: LocalDate): readonly VisitStart[] =>
  dayOf(request, workersOf(request), date).map(({ start, capacity }) => {
    const from = new Date(start);
    const end = new Date(start + durationOf(request));
    return { time: localTimeOf(from), start: from, end, capacity };
  });

/** How many starts of each day are free, `from` and `to` included; days that can't be booked have 0. */
export const freeStartsPerDay = (
  request: VisitRequest,
  from: LocalDate,
  to: LocalDate,
): readonly DayAvailability[] => {
  const workers = workersOf(request);
  const days: DayAvailability[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const free = dayOf(request, workers, date).filter(({ capacity }) => capacity > 0).length;
    days.push({ date, free });
  }
  return days;
};

const dayOf = (request: VisitRequest, workers: readonly Worker[], date: LocalDate) => {
  const day = salonDayOf(request, date);
  const starts = startTimesOn(request, day);
  if (starts.length === 0) return [];
  const days = workers.map((worker) => workerOn(worker, request, day));
  const able = days.filter((worker) => request.parts.every((part) => does(worker, part)));
  const duration = durationOf(request);
  const tidying = (request.parts.at(-1)?.bufferMinutes ?? 0) * MINUTE;
  return starts.map((start) => {
    const end = start + duration;
    const alone = countFree(able, start, end, end + tidying);
    const capacity = alone > 0 || !isShareable(request, days, start) ? alone : 1;
    return { start, capacity };
  });
};

const countFree = (days: readonly WorkerDay[], start: number, end: number, busyUntil: number): number => {
  let count = 0;
  for (const day of days) if (isFree(day, start, end, busyUntil)) count += 1;
  return count;
};

/** Whether several resources can share the visit. */
const isShareable = ({ parts }: VisitRequest, days: readonly WorkerDay[], start: number): boolean =>
  parts.length > 1 && isEachPartFree(parts, days, start) && orderOf(parts, days, start) !== undefined;
