import type { LocalDate } from '../time/kolkata.ts';
import type { Period, Resource } from './availability.ts';
import { workerOn } from './free-time.ts';
import { daySpan, openedOn, spansOf } from './opened-time.ts';
import type { OpeningHours } from './opening-hours.ts';
import { without } from './spans.ts';

interface Schedule {
  /** The salon's own hours, which bind everybody. */
  readonly hours: OpeningHours;
  readonly closures: readonly Period[];
  readonly resources: readonly Resource[];
}

/** When each resource works on that day and has nothing to do, in order, by the resource's id. */
export const freePeriodsOn = (
  { hours, closures, resources }: Schedule,
  date: LocalDate,
): ReadonlyMap<string, readonly Period[]> => {
  const day = { date, whole: daySpan(date), open: without(openedOn(hours, date), spansOf(closures)) };
  return new Map(
    resources.map((resource) => {
      const { free } = workerOn({ resource, busy: spansOf(resource.busy) }, { hours }, day);
      return [resource.id, free.map(({ start, end }) => ({ start: new Date(start), end: new Date(end) }))];
    }),
  );
};
