import type { GridColumn } from '../../../features/calendar-model/columns.ts';
import { joinedSpans, type MinuteSpan } from '../../../features/calendar-model/minutes.ts';

/** How full a resource's day is. Minutes. */
export interface DayLoad {
  readonly visits: number;
  readonly booked: number;
  /** Working time that is not blocked. */
  readonly open: number;
  /** 0 to 1; 0 where they don't work. */
  readonly share: number;
  /** When somebody is being served, in order, in minutes of the day. */
  readonly busy: readonly MinuteSpan[];
}

const lengthOf = (spans: readonly { readonly from: number; readonly to: number }[]): number =>
  spans.reduce((sum, { from, to }) => sum + to - from, 0);

/** Counts of the columns: each visit once, whatever its parts. */
export const loadOf = (columns: readonly GridColumn[]): DayLoad => {
  const blocks = columns.flatMap((column) => column.blocks);
  const open = columns.reduce(
    (sum, { shut, timeOff }) => sum + 1440 - lengthOf(joinedSpans([...shut, ...timeOff])),
    0,
  );
  const booked = lengthOf(blocks);
  return {
    visits: new Set(blocks.map(({ block }) => block.bookingId)).size,
    booked,
    open,
    share: open > 0 ? Math.min(1, booked / open) : 0,
    busy: joinedSpans(blocks),
  };
};
