import type { Resource, VisitRequest } from './availability.ts';
import { openedOn, spansOf } from './opened-time.ts';
import { firstEndingAfter, type Span, shared, without } from './spans.ts';
import type { SalonDay } from './start-grid.ts';

/** A resource with its busy time sorted, so that each day finds its part quickly. */
export interface Worker {
  readonly resource: Resource;
  readonly busy: readonly Span[];
}

/** Time in which a resource can work. Tidying up may continue after it, but only until `nextBusy`. */
export interface FreeSpan extends Span {
  readonly nextBusy: number;
}

/** A resource on one day. */
export interface WorkerDay {
  readonly resource: Resource;
  readonly free: readonly FreeSpan[];
  /** Busy milliseconds of the day: the resource with the fewest is preferred. */
  readonly load: number;
}

export const workersOf = ({ resources }: VisitRequest): readonly Worker[] =>
  resources.map((resource) => ({ resource, busy: spansOf(resource.busy) }));

export const workerOn = (
  { resource, busy }: Worker,
  { hours }: Pick<VisitRequest, 'hours'>,
  { date, whole, open }: SalonDay,
): WorkerDay => {
  // Most people work whenever the salon is open.
  const working = resource.hours === hours ? open : shared(open, openedOn(resource.hours, date));
  const free = without(working, busy).map(({ start, end }) => ({
    start,
    end,
    nextBusy: busy[firstEndingAfter(busy, start)]?.start ?? Number.POSITIVE_INFINITY,
  }));
  return { resource, free, load: busyWithin(busy, whole) };
};

/** Whether the resource is free for work from `start` to `end` and for tidying up until `busyUntil`. */
export const isFree = ({ free }: WorkerDay, start: number, end: number, busyUntil: number): boolean => {
  const span = free[firstEndingAfter(free, start)];
  return span !== undefined && span.start <= start && end <= span.end && busyUntil <= span.nextBusy;
};

const busyWithin = (busy: readonly Span[], { start, end }: Span): number => {
  let sum = 0;
  let at = firstEndingAfter(busy, start);
  for (let span = busy[at]; span && span.start < end; span = busy[at]) {
    sum += Math.min(span.end, end) - Math.max(span.start, start);
    at += 1;
  }
  return sum;
};
