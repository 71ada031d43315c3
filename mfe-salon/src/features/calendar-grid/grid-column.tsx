import { memo } from 'react';
import { spanText } from '../calendar-model/block-labels.ts';
import type { GridColumn as Column, PlacedTimeOff } from '../calendar-model/columns.ts';
import type { MinuteSpan } from '../calendar-model/minutes.ts';
import { ColumnBox } from './column.parts.ts';
import { PX } from './grid.parts.ts';
import { VisitBlock } from './visit-block.tsx';

const OFF_LABELS = { leave: 'Leave', blocked: 'Blocked', closure: 'Closed' } as const;

/** 'Closed: Diwali'. */
export const timeOffLabel = ({ kind, reason }: PlacedTimeOff['entry']): string =>
  reason ? `${OFF_LABELS[kind]}: ${reason}` : OFF_LABELS[kind];

const clipped = ({ from, to }: MinuteSpan, axis: MinuteSpan): MinuteSpan => ({
  from: Math.max(from, axis.from),
  to: Math.min(to, axis.to),
});

const placeOf = (span: MinuteSpan, axis: MinuteSpan) => {
  const { from, to } = clipped(span, axis);
  return { top: (from - axis.from) * PX, height: Math.max(0, to - from) * PX };
};

interface Props {
  readonly column: Column;
  readonly at: number;
  readonly axis: MinuteSpan;
  /** What the column is called: a person, or a day. */
  readonly label: string;
  /** Visits whose move is not confirmed yet. */
  readonly waiting: ReadonlySet<string>;
}

/** What one resource does on one day, drawn over its working hours. */
export const GridColumn = memo(({ column, at, axis, label, waiting }: Props) => (
  <ColumnBox role="group" aria-label={label} data-column={at} style={{ height: (axis.to - axis.from) * PX }}>
    {column.shut.map((span) => (
      <div key={span.from} data-shut="" style={placeOf(span, axis)} />
    ))}
    {column.timeOff.map((off) => (
      <button
        key={off.entry.id}
        type="button"
        tabIndex={-1}
        data-off={off.entry.id}
        aria-label={`${timeOffLabel(off.entry)}, ${spanText(off)}, ${label}`}
        style={placeOf(off, axis)}
      >
        <span>{timeOffLabel(off.entry)}</span>
      </button>
    ))}
    {column.blocks.map((placed) => (
      <VisitBlock
        key={placed.key}
        placed={placed}
        top={axis.from}
        who={column.name}
        waiting={waiting.has(placed.block.bookingId)}
      />
    ))}
  </ColumnBox>
));
