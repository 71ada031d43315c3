import type { Assignment, VisitPart } from './availability.ts';
import { MINUTE } from './opened-time.ts';

/**
 * The runs of a visit in order, each with all that one resource does without a break.
 * @param resourceIds who does which part, in the order of the parts
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
    // Who comes back to the same visit before the tidying up is done goes on with the visit.
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
