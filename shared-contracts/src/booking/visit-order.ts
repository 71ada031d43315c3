import type { VisitPart } from './availability.ts';
import { isFree, type WorkerDay } from './free-time.ts';
import { MINUTE } from './opened-time.ts';

/** The best way to do the rest of a visit if a certain worker does the current part. */
interface Rest {
  readonly changes: number;
  /** The busy time that day of the workers who follow this one. */
  readonly load: number;
  /** The index of the worker for the next part; undefined after the last one. */
  readonly next: number | undefined;
}

/** Whether each part on its own has a free worker: a cheap check that avoids most of the expensive ones. */
export const isEachPartFree = (
  parts: readonly VisitPart[],
  days: readonly WorkerDay[],
  start: number,
): boolean => {
  let from = start;
  for (const part of parts) {
    const end = from + part.durationMinutes * MINUTE;
    if (!days.some((day) => does(day, part) && isFree(day, from, end, end))) return false;
    from = end;
  }
  return true;
};

/** For each part the index of its worker in `days`; undefined if the visit can't be done. */
export const orderOf = (
  parts: readonly VisitPart[],
  days: readonly WorkerDay[],
  start: number,
): readonly number[] | undefined => {
  const table: (readonly (Rest | undefined)[])[] = [];
  let end = start + parts.reduce((sum, part) => sum + part.durationMinutes, 0) * MINUTE;
  let after: readonly (Rest | undefined)[] | undefined;
  for (const part of [...parts].reverse()) {
    const from = end - part.durationMinutes * MINUTE;
    after = restsOf(part, days, { from, end, after });
    table.unshift(after);
    end = from;
  }
  let who = bestOf(days, after ?? [])?.next;
  const order: number[] = [];
  for (const rests of table) {
    if (who === undefined) return undefined;
    order.push(who);
    who = rests[who]?.next;
  }
  return order;
};

interface PartTime {
  readonly from: number;
  readonly end: number;
  /** The rests of the next part; undefined for the last one. */
  readonly after: readonly (Rest | undefined)[] | undefined;
}

export const does = ({ resource }: WorkerDay, { serviceId }: VisitPart): boolean =>
  resource.does === undefined || resource.does.has(serviceId);

const restsOf = (
  part: VisitPart,
  days: readonly WorkerDay[],
  { from, end, after }: PartTime,
): readonly (Rest | undefined)[] => {
  const tidied = end + part.bufferMinutes * MINUTE;
  const leave = after && bestOf(days, after);
  return days.map((day, who) => {
    if (!does(day, part) || !isFree(day, from, end, end)) return undefined;
    const mayLeave = isFree(day, from, end, tidied);
    if (!after) return mayLeave ? { changes: 0, load: 0, next: undefined } : undefined;
    const staying = after[who];
    const stay = staying && { ...staying, next: who };
    if (!mayLeave) return stay;
    return stay && leave ? better(stay, leave) : (stay ?? leave);
  });
};

const changeTo = (who: number, days: readonly WorkerDay[], after: readonly (Rest | undefined)[]) => {
  const rest = after[who];
  return rest && { changes: rest.changes + 1, load: rest.load + (days[who]?.load ?? 0), next: who };
};

/** The change to the best worker for a part if anybody may do it. */
const bestOf = (days: readonly WorkerDay[], rests: readonly (Rest | undefined)[]): Rest | undefined => {
  let best: Rest | undefined;
  for (const who of days.keys()) {
    const rest = changeTo(who, days, rests);
    if (rest) best = best ? better(best, rest) : rest;
  }
  return best;
};

const better = (a: Rest, b: Rest): Rest =>
  (b.changes - a.changes || b.load - a.load || (b.next ?? 0) - (a.next ?? 0)) < 0 ? b : a;
