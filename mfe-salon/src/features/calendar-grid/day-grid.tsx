import { localDateOf } from '@sundara/contracts';
import { visuallyHidden } from '@sundara/web/core';
import { Link } from '@sundara/web/router';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react';
import type { BlockPosition } from '../calendar-model/block-move.ts';
import type { GridColumn as Column, PlacedBlock } from '../calendar-model/columns.ts';
import { type MinuteSpan, snapped } from '../calendar-model/minutes.ts';
import { holdTabStop, keepTabStop, neighbourOf } from './block-navigation.ts';
import { Body, Columns, Corner, Head, Heads, Keys, PX, Scroller, Sheet } from './grid.parts.ts';
import { GridColumn } from './grid-column.tsx';
import { HourRuler } from './hour-ruler.tsx';
import { NowLine } from './now-line.tsx';
import { useDrag } from './use-drag.ts';
import { useFirstView } from './use-first-view.ts';

/** A column's header, and the page it links to. */
export interface ColumnHead {
  readonly title: string;
  readonly sub: string;
  readonly to: string;
  /** For screen readers: 'Asha Rao, Tuesday, 24 November'. */
  readonly label: string;
}

/** What a parent may call on the grid. */
export interface GridHandle {
  /** Picks a block up for moving by keyboard. */
  readonly pickUp: (key: string) => void;
  readonly focus: (key: string) => void;
}

/** An empty place that was pressed: a column, and the minute there. */
export interface Slot {
  readonly column: Column;
  readonly minute: number;
}

interface Props {
  readonly handle: Ref<GridHandle>;
  readonly columns: readonly Column[];
  readonly headOf: (column: Column) => ColumnHead;
  readonly axis: MinuteSpan;
  readonly step: number;
  readonly waiting: ReadonlySet<string>;
  readonly onDrop: (placed: PlacedBlock, home: BlockPosition, now: BlockPosition) => void;
  readonly onDragging: (dragging: boolean) => void;
  readonly onVisit: (bookingId: string, key: string) => void;
  readonly onTimeOff: (id: string) => void;
  readonly onSlot: (slot: Slot) => void;
}

const NONE: ReadonlySet<string> = new Set();

const isWaitingIn = ({ blocks }: Column, waiting: ReadonlySet<string>): boolean =>
  waiting.size > 0 && blocks.some(({ block }) => waiting.has(block.bookingId));

/** The columns of one or more days against the hours. Blocks are dragged, reached by arrow keys, and opened. */
export const DayGrid = (props: Props) => {
  const { columns, headOf, axis, step, waiting, onDrop, onDragging, onVisit, onTimeOff, onSlot } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const live = useRef<HTMLDivElement>(null);
  const say = (text: string) => {
    if (live.current) live.current.textContent = text;
  };
  const labelOf = (column: Column) => headOf(column).label;
  const drag = useDrag({ canvas, scroller, columns, labelOf, axis, step, onDrop, onDragging, say });
  const blockOf = (key: string) => canvas.current?.querySelector<HTMLElement>(`[data-block="${key}"]`);
  useImperativeHandle(props.handle, () => ({ pickUp: drag.pickUp, focus: (key) => blockOf(key)?.focus() }));
  useEffect(() => {
    if (canvas.current) keepTabStop(canvas.current);
  });
  useFirstView(scroller, columns, axis);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event;
    if (drag.onDragKey(event) || !canvas.current || !(target instanceof HTMLElement)) return;
    const { block } = target.dataset;
    if (block && event.key.toLowerCase() === 'm' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      drag.pickUp(block);
      return;
    }
    const next = neighbourOf(canvas.current, target, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const { target } = event;
    if (drag.isClickOfDrop() || !(target instanceof Element)) return;
    const block = target.closest<HTMLElement>('[data-block]')?.dataset.block;
    const off = target.closest<HTMLElement>('[data-off]')?.dataset.off;
    if (block) return onVisit(block.split(':')[0] ?? '', block);
    if (off) return onTimeOff(off);
    const box = target.closest<HTMLElement>('[data-column]');
    const column = columns[Number(box?.dataset.column)];
    if (!box || !column) return;
    const minute = axis.from + (event.clientY - box.getBoundingClientRect().top) / PX;
    onSlot({ column, minute: Math.floor(snapped(minute - 7, 5) / 15) * 15 });
  };

  const days = new Set(columns.map(({ date }) => date));
  const today = localDateOf(new Date());
  const style: CSSProperties & Record<'--columns', number> = { '--columns': columns.length };
  return (
    <Scroller ref={scroller}>
      <div ref={live} role="status" style={visuallyHidden} />
      <Sheet style={style}>
        <Heads>
          <Corner />
          {columns.map((column) => {
            const { title, sub, to } = headOf(column);
            return (
              <Head key={column.key} data-today={days.size > 1 && column.date === today}>
                <Link to={to} preventScrollReset>
                  {title}
                </Link>
                <small>{sub}</small>
              </Head>
            );
          })}
        </Heads>
        <Body>
          <HourRuler from={axis.from} to={axis.to} />
          {/* The buttons inside are the controls; the columns only handle their bubbling events. */}
          <Columns
            ref={canvas}
            role="presentation"
            onPointerDown={drag.onPointerDown}
            onKeyDown={onKeyDown}
            onClick={onClick}
            onFocus={({ target }) => canvas.current && holdTabStop(canvas.current, target)}
            onContextMenu={(event) => {
              // A long press on a phone picks a block up; it opens no menu.
              if (event.target instanceof Element && event.target.closest('[data-ghost], [data-lifted]'))
                event.preventDefault();
            }}
          >
            {columns.map((column, at) => (
              <GridColumn
                key={column.key}
                column={column}
                at={at}
                axis={axis}
                label={headOf(column).label}
                waiting={isWaitingIn(column, waiting) ? waiting : NONE}
              />
            ))}
            {days.size === 1 && columns[0] && <NowLine date={columns[0].date} axis={axis} />}
          </Columns>
        </Body>
      </Sheet>
      <Keys id="calendar-keys">Press M to move it by the keyboard.</Keys>
    </Scroller>
  );
};
