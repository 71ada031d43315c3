import type { OpeningHours } from '@sundara/contracts';
import { type DayHours, localDateOf, localTimeOf, type VisitPart, weekdayOf } from '@sundara/contracts';

/** The day is split into cells of five minutes, which are checked one by one: slow, but too simple to be wrong. */
const CELL_MS = 5 * 60_000;
const cellOf = (instant: Date): number => instant.getTime() / CELL_MS;
const cells = (minutes: number): number => minutes / 5;

export interface NaiveResource {
  readonly id: string;
  readonly hours: OpeningHours;
  /** Undefined for everything. */
  readonly does: readonly string[] | undefined;
}

/** Who is occupied from when to when, as text: '<resource> <start> <end>', in cells. */
export type Occupation = string;
export const occupationOf = (resourceId: string, start: Date, end: Date): Occupation =>
  `${resourceId} ${cellOf(start)} ${cellOf(end)}`;

/** A salon's diary that tries every way to do a visit. */
export class NaiveDiary {
  readonly #hours: OpeningHours;
  readonly #resources: readonly NaiveResource[];
  /** By booking. */
  readonly #occupations = new Map<string, readonly Occupation[]>();
  readonly #taken = new Map<string, Set<number>>();
  /** Whether somebody works in a cell, cached because it is needed so often. */
  readonly #working = new Map<string, boolean>();

  constructor(hours: OpeningHours, resources: readonly NaiveResource[]) {
    this.#hours = hours;
    this.#resources = resources;
    for (const { id } of resources) this.#taken.set(id, new Set());
  }

  get bookings(): ReadonlyMap<string, readonly Occupation[]> {
    return this.#occupations;
  }

  /** Every way to do the visit with the fewest changes of resource; empty when it can't be done. */
  waysToDo(parts: readonly VisitPart[], start: Date, only?: string): readonly (readonly Occupation[])[] {
    const ways = this.#orders(parts.length, only).flatMap((order) => this.#wayOf(parts, start, order) ?? []);
    const fewest = Math.min(...ways.map(({ length }) => length));
    return ways.filter(({ length }) => length === fewest);
  }

  /** How these resources do the parts, in the given order; undefined when one of them can't. */
  wayBy(
    resourceIds: readonly string[],
    parts: readonly VisitPart[],
    start: Date,
  ): readonly Occupation[] | undefined {
    const order = resourceIds.flatMap((asked) => this.#resources.find(({ id }) => id === asked) ?? []);
    return order.length < parts.length ? undefined : this.#wayOf(parts, start, order)?.[0];
  }

  put(bookingId: string, occupations: readonly Occupation[]): void {
    for (const { id, from, until } of occupations.map(spanOf)) {
      for (let cell = from; cell < until; cell += 1) {
        if (this.#taken.get(id)?.has(cell)) throw new Error(`Two visits occupy ${id} at a time.`);
        this.#taken.get(id)?.add(cell);
      }
    }
    this.#occupations.set(bookingId, occupations);
  }

  remove(bookingId: string): readonly Occupation[] {
    const occupations = this.#occupations.get(bookingId) ?? [];
    for (const { id, from, until } of occupations.map(spanOf)) {
      for (let cell = from; cell < until; cell += 1) this.#taken.get(id)?.delete(cell);
    }
    this.#occupations.delete(bookingId);
    return occupations;
  }

  /** Every list of resources, one for each part. */
  #orders(parts: number, only?: string): readonly (readonly NaiveResource[])[] {
    if (parts === 0) return [[]];
    const able = this.#resources.filter(({ id }) => only === undefined || id === only);
    return this.#orders(parts - 1, only).flatMap((order) => able.map((resource) => [...order, resource]));
  }

  #wayOf(
    parts: readonly VisitPart[],
    start: Date,
    order: readonly NaiveResource[],
  ): readonly (readonly Occupation[])[] | undefined {
    const runs: { resource: NaiveResource; from: number; end: number; until: number }[] = [];
    let at = cellOf(start);
    for (const [no, part] of parts.entries()) {
      const resource = order[no];
      if (!resource || resource.does?.includes(part.serviceId) === false) return undefined;
      const end = at + cells(part.durationMinutes);
      const until = end + cells(part.bufferMinutes);
      const last = runs.at(-1);
      if (last?.resource === resource) Object.assign(last, { end, until });
      else runs.push({ resource, from: at, end, until });
      at = end;
    }
    for (const [no, run] of runs.entries()) {
      const again = runs.slice(no + 1).find(({ resource }) => resource === run.resource);
      run.until = Math.min(run.until, again?.from ?? run.until);
      const taken = this.#taken.get(run.resource.id);
      for (let cell = run.from; cell < run.until; cell += 1) {
        if (taken?.has(cell)) return undefined;
        if (cell < run.end && !this.#works(run.resource, cell)) return undefined;
      }
    }
    return [runs.map(({ resource, from, until }) => `${resource.id} ${from} ${until}`)];
  }

  #works({ id, hours }: NaiveResource, cell: number): boolean {
    const key = `${id} ${cell}`;
    const known = this.#working.get(key);
    if (known !== undefined) return known;
    const instant = new Date(cell * CELL_MS);
    const works = isOpen(this.#hours, instant) && isOpen(hours, instant);
    this.#working.set(key, works);
    return works;
  }
}

const isOpen = (hours: OpeningHours, instant: Date): boolean => {
  const day: DayHours = hours[weekdayOf(localDateOf(instant))];
  const time = localTimeOf(instant);
  const within = ({ open, close }: { open: string; close: string }) => open <= time && time < close;
  return !day.closed && within(day) && !day.breaks.some(within);
};

const spanOf = (occupation: Occupation) => {
  const [id = '', from, until] = occupation.split(' ');
  return { id, from: Number(from), until: Number(until) };
};
