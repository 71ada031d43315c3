import { toLocalIso } from '@sundara/contracts';
import type { CalendarBlock } from '@sundara/contracts/api';
import type { GridColumn, PlacedBlock } from './columns.ts';
import { isoAt, type Minute, type MinuteSpan, minuteOf, snapped } from './minutes.ts';

const MINUTE_MS = 60_000;

/** Where a picked-up block is now: its column, start and length. Minutes of the column's day. */
export interface BlockPosition {
  readonly column: number;
  readonly from: Minute;
  readonly length: Minute;
}

/** Where a lifted block may go. */
export interface Room {
  readonly columns: number;
  readonly axis: MinuteSpan;
  /** Minutes that starts and ends are snapped to. */
  readonly step: number;
}

const within = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** The block dragged to a start and a column: snapped, and kept inside the grid. */
export const draggedTo = (
  { length }: BlockPosition,
  from: Minute,
  column: number,
  room: Room,
): BlockPosition => ({
  column: within(column, 0, room.columns - 1),
  from: within(snapped(from, room.step), room.axis.from, Math.max(room.axis.from, room.axis.to - length)),
  length,
});

/** The block with its end dragged to a minute: one step at least, to the end of the grid at most. */
export const stretchedTo = (
  { column, from }: BlockPosition,
  to: Minute,
  { axis, step }: Room,
): BlockPosition => ({
  column,
  from,
  length: within(snapped(to - from, step), step, Math.max(step, axis.to - from)),
});

/** A change of a visit as the API takes it; unchanged values are left out. */
export interface Move {
  readonly bookingId: string;
  readonly part: number;
  /** Start of the whole visit: ISO with +05:30. */
  readonly start?: string;
  readonly resourceId?: string;
  /** Minutes of the whole visit. */
  readonly duration?: number;
  readonly expectedStart: string;
}

const spanOfVisit = (parts: readonly CalendarBlock[]) => ({
  start: Math.min(...parts.map(({ start }) => Date.parse(start))),
  end: Math.max(...parts.map(({ end }) => Date.parse(end))),
});

/**
 * The request to the server when a block is dropped; undefined if nothing changed. The other parts of the visit move
 * along with it.
 * @param parts all blocks of the visit
 */
export const moveOf = (
  { block, from }: Pick<PlacedBlock, 'block' | 'from'>,
  home: BlockPosition,
  now: BlockPosition,
  columns: readonly Pick<GridColumn, 'date' | 'resourceId'>[],
  parts: readonly CalendarBlock[],
): Move | undefined => {
  const [left, entered] = [columns[home.column], columns[now.column]];
  if (!left || !entered) return undefined;
  const visit = spanOfVisit(parts);
  const later = minuteOf(isoAt(entered.date, now.from), left.date) - from;
  const longer = now.length - home.length;
  const move = {
    ...(later !== 0 && {
      start: isoAt(left.date, minuteOf(new Date(visit.start).toISOString(), left.date) + later),
    }),
    ...(entered.resourceId !== left.resourceId && { resourceId: entered.resourceId }),
    ...(longer !== 0 && { duration: Math.round((visit.end - visit.start) / MINUTE_MS) + longer }),
  };
  if (Object.keys(move).length === 0) return undefined;
  return {
    bookingId: block.bookingId,
    part: block.part,
    ...move,
    expectedStart: toLocalIso(new Date(visit.start)),
  };
};

/** The blocks of a visit as they will be once the move is accepted. */
export const movedParts = (parts: readonly CalendarBlock[], move: Move): readonly CalendarBlock[] => {
  const visit = spanOfVisit(parts);
  const later = move.start === undefined ? 0 : Date.parse(move.start) - visit.start;
  const longer = move.duration === undefined ? 0 : move.duration * MINUTE_MS - (visit.end - visit.start);
  const shift = (iso: string, ms: number) => toLocalIso(new Date(Date.parse(iso) + ms));
  return parts.map((block) => {
    const last = block.part === block.parts - 1 ? longer : 0;
    return {
      ...block,
      start: shift(block.start, later),
      end: shift(block.end, later + last),
      busyUntil: shift(block.busyUntil, later + last),
      resourceId:
        block.part === move.part && move.resourceId !== undefined ? move.resourceId : block.resourceId,
    };
  });
};

/** The move that undoes another one. */
export const moveBack = (parts: readonly CalendarBlock[], move: Move): Move => {
  const { start, end } = spanOfVisit(parts);
  const home = parts.find(({ part }) => part === move.part)?.resourceId;
  return {
    bookingId: move.bookingId,
    part: move.part,
    ...(move.start !== undefined && { start: move.expectedStart }),
    ...(move.resourceId !== undefined && home && { resourceId: home }),
    ...(move.duration !== undefined && { duration: Math.round((end - start) / MINUTE_MS) }),
    expectedStart: move.start ?? move.expectedStart,
  };
};
