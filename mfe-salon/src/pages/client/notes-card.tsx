import { formatClock, formatNearDay } from '@sundara/contracts';
import type { SalonClientDetail } from '@sundara/contracts/api';
import { Card } from '@sundara/web/card';
import { Box, Button, IconButton, Typography } from '@sundara/web/core';
import { TextField } from '@sundara/web/form';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Noting } from './use-noting.ts';

const LONGEST = 1000;

interface Props {
  readonly notes: SalonClientDetail['notes'];
  readonly now: Date;
  readonly noting: Noting;
}

/** The salon's notes, the latest first, each with its day and writer. */
export const NotesCard = ({ notes, now, noting: { busy, addNote, removeNote } }: Props) => {
  const [text, setText] = useState('');
  const whenOf = (at: string) => `${formatNearDay(new Date(at), now)}, ${formatClock(new Date(at))}`;
  return (
    <Card id="notes" title="Notes">
      <Box
        component="form"
        onSubmit={async (event) => {
          event.preventDefault();
          if (text.trim() && (await addNote(text))) setText('');
        }}
        sx={{ display: 'grid', gap: 1, mt: 1.5, justifyItems: 'start' }}
      >
        <TextField
          fullWidth
          multiline
          minRows={2}
          maxRows={10}
          label="New note"
          helperText="For your salon. A client who asks gets to read it."
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ htmlInput: { maxLength: LONGEST } }}
        />
        <Button type="submit" variant="outlined" loading={busy}>
          Add note
        </Button>
      </Box>
      {notes.length > 0 && (
        <Box component="ul" aria-label="Notes" sx={{ m: 0, mt: 2, p: 0, listStyle: 'none' }}>
          {notes.map(({ id, text: note, at, by }) => (
            <Box
              component="li"
              key={id}
              sx={{ display: 'flex', gap: 1, py: 1, borderTop: 1, borderColor: 'divider' }}
            >
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {whenOf(at)}, {by}
                </Typography>
              </Box>
              <IconButton
                aria-label={`Remove the note of ${whenOf(at)}`}
                disabled={busy}
                onClick={() => void removeNote(id)}
              >
                <Trash2 size={18} aria-hidden />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
    </Card>
  );
};
