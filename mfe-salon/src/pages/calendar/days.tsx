import { formatDay, formatLongDay, instantAt } from '@sundara/contracts';
import { Box, EmptyFace } from '@sundara/web/core';
import { type Ref, useMemo, useRef } from 'react';
import { type ColumnHead, DayGrid, type GridHandle } from '../../features/calendar-grid/day-grid.tsx';
import { type Move, moveOf } from '../../features/calendar-model/block-move.ts';
import { addressOf, type Shown } from '../../features/calendar-model/calendar-address.ts';
import {
  axisOf,
  type Calendar,
  columnsOf,
  type GridColumn,
  reusedColumns,
} from '../../features/calendar-model/columns.ts';
import { Agenda } from './agenda.tsx';
import type { Opened } from './opened.ts';
import { useSwipe } from './use-swipe.ts';
import { WeekTable } from './week/week-table.tsx';

interface Props {
  readonly grid: Ref<GridHandle>;
  readonly calendar: Calendar;
  readonly shown: Shown;
  /** A phone: one person at a time, otherwise lists. */
  readonly narrow: boolean;
  readonly waiting: ReadonlySet<string>;
  readonly isDragging: () => boolean;
  readonly onDragging: (dragging: boolean) => void;
  readonly onMove: (move: Move) => void;
  readonly onOpen: (opened: Opened) => void;
  readonly onShow: (shown: Shown) => void;
}

const visitsIn = ({ blocks }: GridColumn): string =>
  blocks.length === 0 ? 'Nobody yet' : `${blocks.length} ${blocks.length === 1 ? 'visit' : 'visits'}`;

const headIn =
  (shown: Shown) =>
  (column: GridColumn): ColumnHead => {
    const now = new Date();
    const { date, resourceId, name, does } = column;
    if (shown.view === 'day') {
      const to = addressOf({ date, view: 'week', who: resourceId }, now);
      return { title: name, sub: [does, visitsIn(column)].filter(Boolean).join(' · '), to, label: name };
    }
    const noon = instantAt(date, '12:00');
    const to = addressOf({ date, view: 'day', who: resourceId }, now);
    return { title: formatDay(noon), sub: visitsIn(column), to, label: formatLongDay(noon) };
  };

/** The days in the layout that fits: a grid, a week of everyone, or lists on a phone. */
export const Days = (props: Props) => {
  const { calendar, shown, narrow, waiting, onDragging, onMove, onOpen, onShow } = props;
  const { view, who } = shown;
  const before = useRef<readonly GridColumn[]>([]);
  const columns = useMemo(() => {
    before.current = reusedColumns(before.current, columnsOf(calendar, who));
    return before.current;
  }, [calendar, who]);
  const axis = useMemo(() => axisOf(calendar, columns), [calendar, columns]);
  const everyone = ['', ...calendar.resources.map(({ id }) => id)];
  const swipe = useSwipe((direction) => {
    const next = everyone[everyone.indexOf(who) + direction];
    if (next !== undefined) onShow({ ...shown, who: next });
  }, props.isDragging);

  const openVisit = (bookingId: string, key: string) =>
    onOpen({ kind: 'visit', bookingId, part: Number(key.split(':')[1] ?? 0) });
  const openTimeOff = (id: string) => onOpen({ kind: 'off', id });

  if (columns.length === 0)
    return (
      <EmptyFace title={who ? 'Nobody here has that calendar' : 'Nobody is on the roster yet'}>
        {who ? 'Choose somebody else above.' : 'Add your specialists, and each gets a column here.'}
      </EmptyFace>
    );
  if (view === 'week' && who === '' && !narrow)
    return <WeekTable calendar={calendar} columns={columns} shown={shown} onVisit={openVisit} />;
  if (narrow && (view === 'week' || who === ''))
    return (
      <Box {...swipe}>
        <Agenda columns={columns} withNames={who === ''} onVisit={openVisit} onTimeOff={openTimeOff} />
      </Box>
    );
  return (
    <Box {...(narrow ? swipe : {})}>
      <DayGrid
        handle={props.grid}
        key={`${view} ${shown.date}`}
        columns={columns}
        headOf={headIn(shown)}
        axis={axis}
        step={calendar.step}
        waiting={waiting}
        onDrop={(placed, home, now) => {
          const parts = calendar.blocks.filter(({ bookingId }) => bookingId === placed.block.bookingId);
          const move = moveOf(placed, home, now, columns, parts);
          if (move) onMove(move);
        }}
        onDragging={onDragging}
        onVisit={openVisit}
        onTimeOff={openTimeOff}
        onSlot={({ column, minute }) =>
          onOpen({
            kind: 'walk-in',
            place: { date: column.date, minute, resourceId: column.resourceId },
          })
        }
      />
    </Box>
  );
};
