import type { LocalDate } from '@sundara/contracts';
import type { CalendarResource } from '@sundara/contracts/api';
import { Box, Button } from '@sundara/web/core';
import { SheetFrame } from '@sundara/web/dialog';
import { ChoiceRow, EntryField, PickField } from '@sundara/web/fields';
import { Checkbox, FormControlLabel } from '@sundara/web/form';
import type { Undoable } from '@sundara/web/undo';
import { useState } from 'react';
import { laterDay, wholeDays } from './time-off-text.ts';
import { type TimeOffDraft, useTimeOff } from './use-time-off.ts';
import { VisitsInTheWay } from './visits-in-the-way.tsx';

export interface TimeOffProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly date: LocalDate;
  /** Clock times like '13:00' if a slot was pressed; '' for the whole day. */
  readonly from: string;
  readonly to: string;
  readonly resourceId: string;
  readonly resources: readonly CalendarResource[];
  readonly onDone: (done: Undoable) => void;
}

/** A chair's id is its number; people have long ones. Chairs take no leave. */
const isChair = (id: string): boolean => /^\d+$/.test(id);

/** Blocks time of a resource, or adds leave of a person. */
export const TimeOffDialog = ({ open, onClose, resources, onDone, ...place }: TimeOffProps) => {
  const { close, sending, failure, forget } = useTimeOff(onDone);
  const [kind, setKind] = useState<'blocked' | 'leave'>('blocked');
  const [who, setWho] = useState(place.resourceId || (resources[0]?.id ?? ''));
  const [from, setFrom] = useState(place.date);
  const [to, setTo] = useState(place.date);
  const [clock, setClock] = useState({ from: place.from || '13:00', to: place.to || '14:00' });
  const [allDay, setAllDay] = useState(place.from === '');
  const [reason, setReason] = useState('');
  const [blank] = useState([kind, who, from, to, clock, allDay]);

  const isFilled =
    reason !== '' || JSON.stringify([kind, who, from, to, clock, allDay]) !== JSON.stringify(blank);
  const entering =
    <V,>(set: (value: V) => void) =>
    (value: V) => {
      forget();
      set(value);
    };
  const last = laterDay(from, to);
  const isOpenEnded = !allDay && (!clock.from || !clock.to);
  const isBackwards = !allDay && !isOpenEnded && clock.to <= clock.from;
  const draft: TimeOffDraft = {
    kind: isChair(who) ? 'blocked' : kind,
    resourceId: who,
    reason: reason.trim(),
    ...(allDay
      ? wholeDays(from, last)
      : { start: `${from}T${clock.from}:00+05:30`, end: `${from}T${clock.to}:00+05:30` }),
  };
  return (
    <SheetFrame
      open={open}
      onClose={onClose}
      waiting={sending}
      isChanged={isFilled}
      title={draft.kind === 'leave' ? 'Leave' : 'Block time'}
      lead="Nobody can be booked in it, here or online."
      foot={
        <Button
          variant="contained"
          size="large"
          loading={sending}
          disabled={!from || isOpenEnded || isBackwards}
          onClick={() => close(draft, false)}
        >
          {draft.kind === 'leave' ? 'Give leave' : 'Block this time'}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 0.5 }}>
        {!isChair(who) && (
          <ChoiceRow
            label="What it is"
            value={kind}
            options={[
              { value: 'blocked', label: 'Block time' },
              { value: 'leave', label: 'Leave' },
            ]}
            onPick={entering(setKind)}
          />
        )}
        <PickField
          label="Who"
          value={who}
          options={resources.map(({ id, name }) => ({ value: id, label: name }))}
          onPick={entering(setWho)}
        />
        <Box sx={{ display: 'grid', gap: 1.75, gridTemplateColumns: '1fr 1fr' }}>
          <EntryField
            label={allDay ? 'First day' : 'Day'}
            type="date"
            value={from}
            onEntry={entering(setFrom)}
          />
          {allDay ? (
            <EntryField label="Last day" type="date" value={last} onEntry={entering(setTo)} />
          ) : (
            <span />
          )}
          {!allDay && (
            <>
              <EntryField
                label="From"
                type="time"
                value={clock.from}
                onEntry={entering((entered: string) => setClock({ ...clock, from: entered }))}
              />
              <EntryField
                label="To"
                type="time"
                value={clock.to}
                error={isBackwards}
                hint={isBackwards ? 'The end comes after the start' : ''}
                onEntry={entering((entered: string) => setClock({ ...clock, to: entered }))}
              />
            </>
          )}
        </Box>
        <FormControlLabel
          control={<Checkbox checked={allDay} onChange={(_, checked) => entering(setAllDay)(checked)} />}
          label="Whole days"
        />
        <EntryField
          label="Reason"
          type="text"
          max={100}
          value={reason}
          hint="Only you and your team see it"
          onEntry={setReason}
        />
        <VisitsInTheWay
          failure={failure}
          draft={draft}
          sending={sending}
          onKeep={() => close(draft, true)}
          onDone={onDone}
        />
      </Box>
    </SheetFrame>
  );
};
