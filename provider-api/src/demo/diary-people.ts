import { type Assignment, assign, type Period, type Resource } from '@sundara/contracts';
import type { SalonBefore } from './salon-before.ts';
import type { DemoService } from './services.ts';

/** Keeps the demo salon's free specialists in memory and finds them as the engine does. */
export interface DemoDiary {
  /** The specialists who could do the services then; undefined if nobody is free. */
  find(sold: readonly DemoService[], start: Date): readonly Assignment[] | undefined;
  take(assignments: readonly Assignment[]): void;
}

/** This many specialists, from the first, are left free for people who try a booking. */
const LEFT_FREE = 2;

/** The diary of a demo salon that already has some assignments. */
export const openDiary = (
  { salon, specialists, does, timeOff }: SalonBefore,
  taken: readonly Assignment[],
  now: Date,
): DemoDiary => {
  const busy = new Map<string, Period[]>(specialists.map(({ id }) => [id, []]));
  const take = (assignments: readonly Assignment[]) => {
    for (const { resourceId, start, busyUntil } of assignments)
      busy.get(resourceId)?.push({ start, end: busyUntil });
  };
  take(taken);
  for (const { specialistId, during } of timeOff) {
    const [start = '', end = ''] = during.slice(1, -1).split(',');
    if (specialistId) busy.get(specialistId)?.push({ start: new Date(start), end: new Date(end) });
  }
  const team = specialists.map(({ id, hours }): Resource => {
    const own = does.filter(({ specialistId }) => specialistId === id).map(({ serviceId }) => serviceId);
    return {
      id,
      hours: hours ?? salon.openingHours,
      does: own.length > 0 ? new Set(own) : undefined,
      busy: busy.get(id) ?? [],
    };
  });
  return {
    find: (sold, start) =>
      assign(
        {
          parts: sold.map(({ id, durationMinutes }) => ({
            serviceId: id,
            durationMinutes,
            bufferMinutes: 0,
          })),
          ...{ hours: salon.openingHours, closures: [], slotMinutes: null, now },
          resources: start > now ? team.slice(LEFT_FREE) : team,
        },
        start,
      ),
    take,
  };
};
