import { toLocalIso } from '@sundara/contracts';
import type { CalendarBlock, Reply, salonToday } from '@sundara/contracts/api';

export type Today = Reply<typeof salonToday>;
type Person = Today['people'][number];

/** Somebody who is with a customer now. */
export interface InTheChair {
  readonly person: string;
  readonly block: CalendarBlock;
}

/** The next time in which somebody has nothing to do; instants as ISO. */
export interface FreeRun {
  readonly person: Person;
  readonly start: string;
  readonly end: string;
  /** Whether it has begun. */
  readonly isNow: boolean;
}

export interface NowNextFree {
  readonly now: readonly InTheChair[];
  readonly next: readonly CalendarBlock[];
  readonly free: readonly FreeRun[];
  /** How many visits the day has, and how many of them have not begun. */
  readonly visits: number;
  readonly toCome: number;
}

/** More would push what is free out of a phone's screen. */
const MOST_NEXT = 3;
/** A gap that is shorter fits nothing that a salon sells. */
const SHORTEST_FREE_MS = 15 * 60_000;

const isExpected = ({ status }: CalendarBlock): boolean => status === 'pending' || status === 'confirmed';

/** What of the day is now, next and still free; visits that are completed leave the chair. */
export const nowNextFree = ({ people, blocks, step }: Today, now: Date): NowNextFree => {
  const at = now.getTime();
  const expected = blocks.filter(isExpected);
  const toCome = expected.filter(({ part, start }) => part === 0 && Date.parse(start) > at);
  const nameOf = (id: string | null) =>
    people.find((person) => person.id === id)?.name ?? 'Former specialist';
  return {
    now: expected
      .filter(({ start, end }) => Date.parse(start) <= at && at < Date.parse(end))
      .map((block) => ({ person: nameOf(block.resourceId), block })),
    next: toCome.slice(0, MOST_NEXT),
    free: people.flatMap((person) => nextRunOf(person, now, step) ?? []),
    // A visit in several parts counts once.
    visits: new Set(blocks.map(({ bookingId }) => bookingId)).size,
    toCome: toCome.length,
  };
};

const nextRunOf = (person: Person, now: Date, step: number): FreeRun | undefined => {
  const stepMs = step * 60_000;
  const soonest = Math.ceil(now.getTime() / stepMs) * stepMs;
  for (const { start, end } of person.free) {
    const from = Math.max(Date.parse(start), soonest);
    if (Date.parse(end) - from < SHORTEST_FREE_MS) continue;
    const isNow = Date.parse(start) <= now.getTime();
    return { person, start: toLocalIso(new Date(from)), end, isNow };
  }
  return undefined;
};
