import { addMinutes, instantAt, localDateOf, toLocalIso, weekdayOf } from '../../time/kolkata.ts';
import type { Assignment, Period, VisitRequest } from '../availability.ts';
import type { OpeningHours } from '../opening-hours.ts';
import { SLOT_GRID } from '../start-grid.ts';
import { MONDAY } from './random-visit.ts';

/**
 * The results that the engine must return, found by brute force: the time from Sunday to Thursday is divided into
 * cells of five minutes, and every way to share a visit is tried.
 */
export class VisitModel {
  readonly #visit: VisitRequest;
  readonly #open: ReadonlySet<number>;
  readonly #people: readonly { works: ReadonlySet<number>; busy: ReadonlySet<number> }[];

  constructor(visit: VisitRequest) {
    this.#visit = visit;
    const closed = cellsThat((moment) => visit.closures.some((period) => isIn(period, moment)));
    this.#open = cellsThat((moment) => isOpen(visit.hours, moment) && !closed.has(cellOf(moment)));
    this.#people = visit.resources.map(({ hours, busy }) => ({
      works: cellsThat((moment) => isOpen(hours, moment)),
      busy: cellsThat((moment) => busy.some((period) => isIn(period, moment))),
    }));
  }

  starts(date: string): { start: Date; capacity: number }[] {
    const { parts, resources, now } = this.#visit;
    return this.#grid(date)
      .filter((start) => start >= addMinutes(now, 60) && this.#salonTakes(start))
      .map((start) => {
        const alone = resources.filter((_, who) =>
          this.#runs(
            parts.map(() => who),
            start,
          ),
        ).length;
        return { start, capacity: alone || (this.assign(start) ? 1 : 0) };
      });
  }

  /** The best of all ways: fewest runs, then least busy time of the chosen people, then first in the list. */
  assign(start: Date): Assignment[] | undefined {
    if (!this.#salonTakes(start)) return undefined;
    const day = cellsOf(instantAt(localDateOf(start), '00:00'), 1440);
    const loads = this.#people.map(({ busy }) => day.filter((cell) => busy.has(cell)).length);
    const ways = this.#orders().flatMap((order) => {
      const runs = this.#runs(order, start);
      const load = order.reduce((sum, who, no) => sum + (order[no - 1] === who ? 0 : (loads[who] ?? 0)), 0);
      return runs ? [{ runs, rank: [runs.length, load, ...order] }] : [];
    });
    return ways.sort((a, b) => compare(a.rank, b.rank))[0]?.runs;
  }

  #grid(date: string): Date[] {
    const { slotMinutes, hours } = this.#visit;
    if (slotMinutes === null) return SLOT_GRID.map((time) => instantAt(date, time));
    const { open, close, closed } = hours[weekdayOf(date)];
    const starts: Date[] = [];
    if (closed) return starts;
    const end = addMinutes(instantAt(date, '00:00'), Number(close.slice(0, 2)) * 60 + Number(close.slice(3)));
    for (let at = instantAt(date, open); at < end; at = addMinutes(at, slotMinutes)) starts.push(at);
    return starts;
  }

  #salonTakes(start: Date): boolean {
    const minutes = this.#visit.parts.reduce((sum, part) => sum + part.durationMinutes, 0);
    const lastMoment = addMinutes(start, minutes - 5);
    const sameDay = localDateOf(lastMoment) === localDateOf(start);
    return sameDay && cellsOf(start, minutes).every((cell) => this.#open.has(cell));
  }

  #orders(): number[][] {
    const { parts, resources } = this.#visit;
    return parts.reduce<number[][]>(
      (orders) => orders.flatMap((order) => resources.map((_, who) => [...order, who])),
      [[]],
    );
  }

  /** The visit done in that order; undefined if somebody can't do their part. */
  #runs(order: readonly number[], start: Date): Assignment[] | undefined {
    const runs: (Assignment & { who: number })[] = [];
    let from = start;
    for (const [no, { serviceId, durationMinutes, bufferMinutes }] of this.#visit.parts.entries()) {
      const who = order[no] ?? -1;
      const [resource, person] = [this.#visit.resources[who], this.#people[who]];
      if (!resource || !person || resource.does?.has(serviceId) === false) return undefined;
      const work = cellsOf(from, durationMinutes);
      if (!work.every((cell) => person.works.has(cell) && !person.busy.has(cell))) return undefined;
      const end = addMinutes(from, durationMinutes);
      const tidying = order[no + 1] === who ? [] : cellsOf(end, bufferMinutes);
      if (tidying.some((cell) => person.busy.has(cell))) return undefined;
      const last = runs.at(-1);
      const begun = last?.who === who ? runs.pop() : undefined;
      runs.push({
        who,
        resourceId: resource.id,
        serviceIds: [...(begun?.serviceIds ?? []), serviceId],
        start: begun?.start ?? from,
        end,
        busyUntil: addMinutes(end, bufferMinutes),
      });
      from = end;
    }
    return runs.map(({ who, ...run }, at) => {
      const again = runs.find((later, no) => no > at && later.who === who);
      return again && again.start < run.busyUntil ? { ...run, busyUntil: again.start } : run;
    });
  }
}

const CELL = 5 * 60_000;
const SUNDAY = instantAt(MONDAY, '00:00').getTime() - 24 * 60 * 60_000;

const cellOf = (moment: Date): number => (moment.getTime() - SUNDAY) / CELL;
const cellsOf = (start: Date, minutes: number): number[] =>
  Array.from({ length: minutes / 5 }, (_, no) => cellOf(start) + no);
const cellsThat = (holds: (moment: Date) => boolean): ReadonlySet<number> =>
  new Set(cellsOf(new Date(SUNDAY), 4 * 1440).filter((cell) => holds(new Date(SUNDAY + cell * CELL))));

const isIn = ({ start, end }: Period, moment: Date): boolean => start <= moment && moment < end;
const isOpen = (hours: OpeningHours, moment: Date): boolean => {
  const time = toLocalIso(moment).slice(11, 16);
  const { closed, open, close, breaks } = hours[weekdayOf(localDateOf(moment))];
  const inBreak = breaks.some((pause) => pause.open <= time && time < pause.close);
  return !closed && open <= time && time < close && !inBreak;
};
const compare = (a: readonly number[], b: readonly number[]): number =>
  a.map((value, no) => value - (b[no] ?? 0)).find((difference) => difference !== 0) ?? 0;
