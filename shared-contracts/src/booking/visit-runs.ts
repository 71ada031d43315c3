import type { Assignment, VisitPart } from './availability.ts';
import { MINUTE } from './opened-time.ts';

/**
 * The runs of a visit in order, each with the consecutive parts that one resource does.
 * @param resourceIds the resource of each part, in the order of the parts
 * @param start in milliseconds since 1970
 */
export const runsOf = (
  parts: readonly VisitPart[],
  resourceIds: readonly string[],
  start: number,
): readonly Assignment[] => {
  const runs: { who: string; serviceIds: string[]; start: number; end: number; busyUntil: number }[] = [];
  let from = start;
  for (const [no, part] of parts.entries()) {
    const end = from + part.durationMinutes * MINUTE;
    const busyUntil = end + part.bufferMinutes * MINUTE;
    const who = resourceIds[no] ?? '';
    const last = runs.at(-1);
    if (last?.who === who) {
      last.serviceIds.push(part.serviceId);
      Object.assign(last, { end, busyUntil });
    } else runs.push({ who, serviceIds: [part.serviceId], start: from, end, busyUntil });
    from = end;
  }
  return runs.map((run, no) => {
    // If a resource has a later run before its tidying up is done, the tidying up ends there.
    const again = runs.find((later, at) => at > no && later.who === run.who);
    return {
      resourceId: run.who,
      serviceIds: run.serviceIds,
      start: new Date(run.start),
      end: new Date(run.end),
      busyUntil: new Date(Math.min(run.busyUntil, again?.start ?? run.busyUntil)),
    };
  });
};
