import { formatDuration } from '@sundara/contracts';
import type { CalendarBlock, CalendarResource } from '@sundara/contracts/api';
import { Box, Button } from '@sundara/web/core';
import { EntryField, PickField } from '@sundara/web/fields';
import { Alert } from '@sundara/web/form';
import { useState } from 'react';
import { firstNameOf, isTold } from '../calendar-model/block-labels.ts';
import type { Move } from '../calendar-model/block-move.ts';
import { formMove, lengthsFor, type MoveEntry, moveEntryOf } from './move-entry.ts';

interface Props {
  /** All blocks of the visit. */
  readonly parts: readonly CalendarBlock[];
  /** The part that was opened; a change of the person applies to it. */
  readonly part: number;
  readonly resources: readonly CalendarResource[];
  /** Returns the reason if the move is refused. */
  readonly onMove: (move: Move) => Promise<string | undefined>;
  readonly onDone: () => void;
}

/**
 * Moves a visit by fields instead of by dragging it. Entered values are stored apart from the visit: they survive a
 * refusal, and untouched fields follow the visit.
 */
export const MoveForm = ({ parts, part, resources, onMove, onDone }: Props) => {
  const [first] = parts;
  const was = moveEntryOf(parts, part);
  const [entered, setEntered] = useState<Partial<MoveEntry>>({});
  const entry: MoveEntry = { ...was, ...entered };
  const [sending, setSending] = useState(false);
  const [reason, setReason] = useState<string>();
  const change = (changed: Partial<MoveEntry>) => {
    setReason(undefined);
    setEntered({ ...entered, ...changed });
  };
  const move = formMove(parts, part, was, entry);
  const send = async () => {
    if (!move) return;
    setSending(true);
    const refused = await onMove(move);
    setSending(false);
    setReason(refused);
    if (!refused) onDone();
  };
  const minutes = Number(was.duration);
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      sx={{ display: 'grid', gap: 1.75 }}
    >
      <Box sx={{ display: 'grid', gap: 1.75, gridTemplateColumns: '1fr 1fr' }}>
        <EntryField label="Day" type="date" value={entry.date} onEntry={(date) => change({ date })} />
        <EntryField
          label="Starts at"
          type="time"
          value={entry.clock}
          onEntry={(clock) => change({ clock })}
        />
        <PickField
          label={parts.length > 1 ? `Who, for part ${part + 1}` : 'Who'}
          value={entry.resourceId}
          options={resources.map(({ id, name }) => ({ value: id, label: name }))}
          onPick={(resourceId) => change({ resourceId })}
        />
        <PickField
          label="Takes"
          value={entry.duration}
          options={lengthsFor(minutes).map((each) => ({ value: String(each), label: formatDuration(each) }))}
          onPick={(duration) => change({ duration })}
        />
      </Box>
      {reason && <Alert severity="error">{reason}</Alert>}
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
        <Button type="submit" variant="contained" loading={sending} disabled={!move}>
          {move ? 'Move the visit' : 'Choose what changes'}
        </Button>
        {move?.start && first && isTold(first) && (
          <Box role="status" sx={{ fontSize: '0.9rem', color: 'text.secondary' }}>
            {firstNameOf(first)} will be told by mail.
          </Box>
        )}
      </Box>
    </Box>
  );
};
