import {
  type Assignment,
  type LocalDate,
  startsOn,
  type VisitPart,
  type VisitRequest,
} from '@sundara/contracts';

/** The person or chair that a visit takes, and when. */
export type Taken = Pick<Assignment, 'resourceId' | 'start' | 'busyUntil'>;

interface Day {
  readonly date: LocalDate;
  /** The salon's day without the holds in question; its parts are ignored. */
  readonly without: VisitRequest;
  /** The salon's services: each is checked separately, as a short visit can take the starts of a long one. */
  readonly services: readonly VisitPart[];
}

/**
 * Whether one more hold takes more of a day than its share: of the starts of any service that the salon sells, or of
 * the people and chairs that are free for it, summed over the starts. What active holds have taken counts too. A hold
 * that takes nothing from a service is not refused for what others took from it.
 * @param share 3 for a third
 */
export const takesTooMuch = (
  { date, without, services }: Day,
  held: readonly Taken[],
  wish: readonly Taken[],
  share: number,
): boolean => {
  const before = withTaken(without, held);
  const after = withTaken(before, wish);
  return differing(services, without).some((service) => {
    const freeIn = (day: VisitRequest) => freeOn({ ...day, parts: [service] }, date);
    const [all, now, next] = [freeIn(without), freeIn(before), freeIn(after)];
    return (['starts', 'places'] as const).some(
      (each) => next[each] < now[each] && (all[each] - next[each]) * share > all[each],
    );
  });
};

const freeOn = (request: VisitRequest, date: LocalDate) => {
  const free = startsOn(request, date).filter(({ capacity }) => capacity > 0);
  return { starts: free.length, places: free.reduce((sum, { capacity }) => sum + capacity, 0) };
};

const withTaken = (request: VisitRequest, taken: readonly Taken[]): VisitRequest => ({
  ...request,
  resources: request.resources.map((resource) => ({
    ...resource,
    busy: [
      ...resource.busy,
      ...taken
        .filter(({ resourceId }) => resourceId === resource.id)
        .map(({ start, busyUntil }) => ({ start, end: busyUntil })),
    ],
  })),
});

/** One service for each combination of duration, buffer and people: even a long menu has few combinations. */
const differing = (services: readonly VisitPart[], { resources }: VisitRequest): readonly VisitPart[] => {
  const byKind = new Map<string, VisitPart>();
  for (const service of services) {
    const able = resources.filter(({ does }) => !does || does.has(service.serviceId)).map(({ id }) => id);
    byKind.set([service.durationMinutes, service.bufferMinutes, ...able].join(' '), service);
  }
  return [...byKind.values()];
};
