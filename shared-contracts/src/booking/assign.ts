import { localDateOf } from '../time/kolkata.ts';
import type { Assignment, VisitRequest } from './availability.ts';
import { workerOn, workersOf } from './free-time.ts';
import { salonDayOf } from './start-grid.ts';
import { orderOf } from './visit-order.ts';
import { runsOf } from './visit-runs.ts';

/**
 * Chooses who does a visit that starts then: one resource for all of it if any is free, else as few changes as
 * possible; on a tie the resource with the least busy time that day, then the first in the list. Grid, lead time and
 * horizon are not checked here (`refusalOf` does it), so that a visit agreed on earlier can be assigned again.
 * @returns the runs in order, each with the services of one resource; undefined when nobody can do it
 */
export const assign = (request: VisitRequest, start: Date): readonly Assignment[] | undefined => {
  const day = salonDayOf(request, localDateOf(start));
  const days = workersOf(request).map((worker) => workerOn(worker, request, day));
  const order = orderOf(request.parts, days, start.getTime());
  const resourceIds = order?.map((who) => days[who]?.resource.id ?? '');
  return resourceIds && runsOf(request.parts, resourceIds, start.getTime());
};
