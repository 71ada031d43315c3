import { Box, Button } from '@sundara/web/core';
import { EntryField } from '@sundara/web/fields';
import { Alert } from '@sundara/web/form';
import type { Undoable } from '@sundara/web/undo';
import { useState } from 'react';
import { clearLabel, inTheWayLead, standingOf, visitsText } from './over-visits-text.ts';
import { useOverVisits } from './use-over-visits.ts';
import type { TimeOffDraft } from './use-time-off.ts';
import { VisitInTheWayRow } from './visit-in-the-way-row.tsx';

interface Props {
  readonly draft: TimeOffDraft;
  readonly sending: boolean;
  readonly onKeep: () => void;
  readonly onDone: (done: Undoable) => void;
}

/** The visits in a time that is to be closed, each with its actions, and one button that cancels all and closes. */
export const OverVisits = ({ draft, sending, onKeep, onDone }: Props) => {
  const { visits, failure, busy, isClosed, cancelOne, clear } = useOverVisits(draft, onDone);
  const [message, setMessage] = useState('');
  const words = message.trim();
  const keep = (label: string) => (
    <Button variant="outlined" color="inherit" loading={sending} disabled={busy} onClick={onKeep}>
      {label}
    </Button>
  );
  if (!visits)
    return failure ? (
      <>
        <Alert severity="error">{failure.message}</Alert>
        {keep('Keep all visits, block the rest')}
      </>
    ) : (
      <Alert severity="info">Looking which visits stand in that time …</Alert>
    );
  const standing = standingOf(visits);
  return (
    <Box component="section" aria-label="Visits in that time" sx={{ display: 'grid', gap: 1.5 }}>
      <Alert severity="warning">
        {isClosed
          ? `The time is closed. ${visitsText(visits.length)} could not be cancelled.`
          : inTheWayLead(visits)}
      </Alert>
      {failure && <Alert severity="error">{failure.message}</Alert>}
      <Box component="ul" aria-label="Visits in that time" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {visits.map((visit) => (
          <VisitInTheWayRow
            key={visit.bookingId}
            visit={visit}
            busy={busy}
            onCancel={() => void cancelOne(visit, words)}
          />
        ))}
      </Box>
      {standing.length > 0 && (
        <>
          <EntryField
            label="What to tell the customers"
            type="text"
            max={500}
            value={message}
            hint="They read it in the mail about the cancellation"
            onEntry={setMessage}
          />
          <Button
            variant="contained"
            color="error"
            loading={busy}
            disabled={words === ''}
            onClick={() => void clear(words)}
          >
            {clearLabel(standing)}
          </Button>
        </>
      )}
      {visits.length > 0 &&
        !isClosed &&
        keep(visits.length === 1 ? 'Keep the visit, block the rest' : 'Keep the visits, block the rest')}
    </Box>
  );
};
