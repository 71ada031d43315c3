import { localDateOf, localTimeOf, toLocalIso } from '@sundara/contracts';
import type { CalendarBlock } from '@sundara/contracts/api';
import type { Move } from '../calendar-model/block-move.ts';
import { isoAt, minuteOfClock } from '../calendar-model/minutes.ts';

/** The values of the fields, as text. */
export interface MoveEntry {
  readonly date: string;
  readonly clock: string;
  readonly resourceId: string;
  readonly duration: string;
}

const spanOf = (parts: readonly CalendarBlock[]) => {
  const start = Math.min(...parts.map((each) => Date.parse(each.start)));
  const end = Math.max(...parts.map((each) => Date.parse(each.end)));
  return { start: new Date(start), minutes: Math.round((end - start) / 60_000) };
};

/** The field values of a visit as it is. */
export const moveEntryOf = (parts: readonly CalendarBlock[], part: number): MoveEntry => {
  const { start, minutes } = spanOf(parts);
  return {
    date: localDateOf(start),
    clock: localTimeOf(start),
    resourceId: parts.find((each) => each.part === part)?.resourceId ?? '',
    duration: String(minutes),
  };
};

/** Lengths to choose from: in steps of five minutes around the current one, which is included. */
export const lengthsFor = (minutes: number): readonly number[] => {
  const first = Math.max(5, Math.floor(minutes / 5) * 5 - 60);
  const choices = Array.from({ length: 37 }, (_, no) => first + no * 5).filter((each) => each <= 720);
  return [...new Set([...choices, minutes])].sort((a, b) => a - b);
};

/** The move that the fields ask for; undefined if nothing changed, or a field is empty. */
export const formMove = (
  parts: readonly CalendarBlock[],
  part: number,
  was: MoveEntry,
  now: MoveEntry,
): Move | undefined => {
  const [first] = parts;
  if (!first || !now.date || !now.clock) return undefined;
  const change = {
    ...((now.date !== was.date || now.clock !== was.clock) && {
      start: isoAt(now.date, minuteOfClock(now.clock)),
    }),
    ...(now.resourceId !== was.resourceId && { resourceId: now.resourceId }),
    ...(now.duration !== was.duration && { duration: Number(now.duration) }),
  };
  if (Object.keys(change).length === 0) return undefined;
  return { bookingId: first.bookingId, part, ...change, expectedStart: toLocalIso(spanOf(parts).start) };
};
