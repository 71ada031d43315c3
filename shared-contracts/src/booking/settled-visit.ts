import { localDateOf } from '../time/kolkata.ts';
import type { Assignment, VisitRequest } from './availability.ts';
import { isFree, workerOn, workersOf } from './free-time.ts';
import { salonDayOf } from './start-grid.ts';
import { runsOf } from './visit-runs.ts';

/** Why a resource can't do its part of a visit: it is unknown, can't do a service, does not work then, or is taken. */
export type Objection =
  | { readonly why: 'unknown' | 'off' | 'taken' }
  | { readonly why: 'unable'; readonly serviceId: string };

export interface JudgedRun {
  readonly run: Assignment;
  /** Undefined if there is no objection. */
  readonly objection: Objection | undefined;
}

/**
 * The same rules as `assign`, for a visit whose resources are already chosen: a salon drags it in its calendar. Grid,
 * lead time and horizon are not checked.
 * @param resourceIds the resource of each part, in the order of the parts
 * @returns the runs in order, each with its objection
 */
export const judgeRuns = (
  request: VisitRequest,
  start: Date,
  resourceIds: readonly string[],
): readonly JudgedRun[] => {
  const day = salonDayOf(request, localDateOf(start));
  const workers = new Map(workersOf(request).map((worker) => [worker.resource.id, worker]));
  const judge = ({ resourceId, serviceIds, ...run }: Assignment): Objection | undefined => {
    const worker = workers.get(resourceId);
    if (!worker) return { why: 'unknown' };
    const { does } = worker.resource;
    const serviceId = does && serviceIds.find((id) => !does.has(id));
    if (serviceId !== undefined) return { why: 'unable', serviceId };
    const [from, end] = [run.start.getTime(), run.end.getTime()];
    if (isFree(workerOn(worker, request, day), from, end, run.busyUntil.getTime())) return undefined;
    const idle = workerOn({ ...worker, busy: [] }, request, day);
    return { why: isFree(idle, from, end, end) ? 'taken' : 'off' };
  };
  return runsOf(request.parts, resourceIds, start.getTime()).map((run) => ({ run, objection: judge(run) }));
};
