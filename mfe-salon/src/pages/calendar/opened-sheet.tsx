import { Button } from '@sundara/web/core';
import { SheetFrame } from '@sundara/web/dialog';
import type { Undoable } from '@sundara/web/undo';
import {
  ClosuresSheet,
  LateSheet,
  OffSheet,
  TimeOffSheet,
  VisitSheet,
  WalkInSheet,
} from '../../features/calendar-dialog/lazy-sheets.tsx';
import type { Move } from '../../features/calendar-model/block-move.ts';
import type { Shown } from '../../features/calendar-model/calendar-address.ts';
import type { Calendar } from '../../features/calendar-model/columns.ts';
import { fieldClockOf } from '../../features/calendar-model/minutes.ts';
import { walkInDay } from '../../features/walk-in/walk-in-when.ts';
import type { Opened } from './opened.ts';

interface Props {
  readonly opened: Opened | undefined;
  readonly calendar: Calendar;
  readonly shown: Shown;
  readonly onOpen: (next: Opened | undefined) => void;
  readonly onMove: (move: Move) => Promise<string | undefined>;
  /** Picks a visit up on the grid; undefined where there is no grid. */
  readonly onPickUp: ((key: string) => void) | undefined;
  /** Something was saved: announce it, and reload the days. */
  readonly onDone: (done: Undoable) => void;
  readonly onChanged: () => void;
}

/** The dialog that is open over the calendar, if any. */
export const OpenedSheet = ({
  opened,
  calendar,
  shown,
  onOpen,
  onMove,
  onPickUp,
  onDone,
  onChanged,
}: Props) => {
  if (!opened) return null;
  const { resources } = calendar;
  const onClose = () => onOpen(undefined);
  const closing = (done: Undoable) => {
    onClose();
    onDone(done);
  };
  const common = { open: true, onClose, resources } as const;
  if (opened.kind === 'visit') {
    const parts = calendar.blocks.filter(({ bookingId }) => bookingId === opened.bookingId);
    const pickUp =
      onPickUp &&
      (() => {
        onClose();
        onPickUp(`${opened.bookingId}:${opened.part}`);
      });
    return (
      <VisitSheet
        {...common}
        parts={parts}
        part={opened.part}
        onMove={onMove}
        onPickUp={pickUp}
        onChanged={onChanged}
      />
    );
  }
  if (opened.kind === 'walk-in') {
    const { place } = opened;
    return (
      <WalkInSheet
        {...common}
        date={place?.date ?? walkInDay(shown.date, new Date())}
        clock={place ? fieldClockOf(place.minute) : ''}
        resourceId={place?.resourceId ?? ''}
        onDone={closing}
        onBlock={place && (() => onOpen({ kind: 'time-off', place }))}
      />
    );
  }
  if (opened.kind === 'time-off') {
    const { place } = opened;
    return (
      <TimeOffSheet
        {...common}
        date={place?.date ?? shown.date}
        from={place ? fieldClockOf(place.minute) : ''}
        to={place ? fieldClockOf(Math.min(place.minute + 60, 1435)) : ''}
        resourceId={place?.resourceId ?? shown.who}
        onDone={closing}
      />
    );
  }
  if (opened.kind === 'closures')
    return <ClosuresSheet open onClose={onClose} date={shown.date} onDone={closing} />;
  if (opened.kind === 'late') return <LateSheet {...common} resourceId={shown.who} onDone={closing} />;
  if (opened.kind === 'off') {
    const entry = calendar.timeOff.find(({ id }) => id === opened.id);
    if (!entry) return null;
    const name = resources.find(({ id }) => id === entry.resourceId)?.name ?? '';
    return <OffSheet open onClose={onClose} entry={entry} name={name} onDone={closing} />;
  }
  return (
    <SheetFrame open onClose={onClose} title="More">
      {MORE.map(({ label, next }) => (
        <Button
          key={label}
          fullWidth
          size="large"
          variant="outlined"
          sx={{ mb: 1.5 }}
          onClick={() => onOpen(next)}
        >
          {label}
        </Button>
      ))}
    </SheetFrame>
  );
};

/** The actions other than a walk-in. */
export const MORE: readonly { readonly label: string; readonly next: Opened }[] = [
  { label: 'Running late', next: { kind: 'late' } },
  { label: 'Block time', next: { kind: 'time-off', place: undefined } },
  { label: 'Closed days', next: { kind: 'closures' } },
];
