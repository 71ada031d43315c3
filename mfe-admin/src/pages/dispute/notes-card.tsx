import { type AdminDisputeDetail, NOTE_SIDES, type NoteSide, noteDispute } from '@sundara/contracts/api';
import { Card } from '@sundara/web/card';
import { Box, Button, Typography, useShell } from '@sundara/web/core';
import { Alert, TextField } from '@sundara/web/form';
import { ChoiceField } from '@sundara/web/table';
import { type SubmitEvent, useState } from 'react';
import { When } from '../../features/when/when.tsx';
import { Said } from './said.tsx';
import { useDisputeCall } from './use-dispute-call.ts';

const SIDES: Readonly<Record<NoteSide, string>> = {
  team: 'Our own note',
  customer: 'The customer said',
  salon: 'The salon said',
};

interface Props {
  readonly dispute: AdminDisputeDetail;
  readonly onChanged: (dispute: AdminDisputeDetail) => void;
}

/** Notes on phone calls and our own opinion; neither side reads them. */
export const NotesCard = ({ dispute, onChanged }: Props) => {
  const { http } = useShell();
  const { sending, trouble, send } = useDisputeCall(onChanged);
  const [side, setSide] = useState<NoteSide>('team');
  const [text, setText] = useState('');
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim() === '') return;
    const body = { side, text };
    const call = () => http.call(noteDispute, { params: { id: dispute.bookingId }, body });
    if (await send(call, 'Note kept')) setText('');
  };
  return (
    <Card title="Notes">
      <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
        Neither the customer nor the salon reads them.
      </Typography>
      {dispute.notes.map((note) => (
        <Said
          key={note.id}
          text={note.text}
          foot={
            <>
              {SIDES[note.side]} · {note.by} · <When at={note.at} />
            </>
          }
        />
      ))}
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1.5, mt: 2 }}>
        {trouble && <Alert severity="error">{trouble}</Alert>}
        <ChoiceField
          label="Whose words"
          options={NOTE_SIDES.map((one) => [one, SIDES[one]])}
          value={side}
          onChoose={(chosen) => setSide(NOTE_SIDES.find((one) => one === chosen) ?? 'team')}
        />
        <TextField
          label="Note"
          value={text}
          onChange={(event) => setText(event.target.value)}
          multiline
          minRows={2}
          maxRows={10}
          fullWidth
        />
        <Box>
          <Button type="submit" variant="outlined" aria-disabled={sending}>
            {sending ? 'Keeping…' : 'Keep note'}
          </Button>
        </Box>
      </Box>
    </Card>
  );
};
