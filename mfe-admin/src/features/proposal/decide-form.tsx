import { LEAST_REFUND_NOTE } from '@sundara/contracts';
import { Box, Button } from '@sundara/web/core';
import { Alert, TextField } from '@sundara/web/form';
import { useState } from 'react';
import type { Deciding } from './use-decide.ts';

interface Props {
  readonly deciding: Deciding;
  /** What is decided about, as it follows a verb: '₹3,000.00'. */
  readonly what: string;
  readonly canApprove: boolean;
}

/** Approves or rejects a colleague's proposal; a rejection needs a reason. */
export const DecideForm = ({ deciding: { doing, trouble, approve, reject }, what, canApprove }: Props) => {
  const [rejecting, setRejecting] = useState(false);
  const [note, setNote] = useState('');
  const isShort = note.trim().length < LEAST_REFUND_NOTE;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mt: 2 }}>
      {trouble && <Alert severity="error">{trouble}</Alert>}
      {rejecting && (
        <TextField
          autoFocus
          fullWidth
          multiline
          minRows={2}
          label="Why not?"
          value={note}
          helperText={`At least ${LEAST_REFUND_NOTE} letters. Other admins read it.`}
          slotProps={{ htmlInput: { maxLength: 1_000 } }}
          onChange={(event) => setNote(event.target.value)}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
        {rejecting ? (
          <>
            <Button onClick={() => setRejecting(false)} aria-disabled={doing !== undefined}>
              Don't reject
            </Button>
            <Button
              color="error"
              variant="contained"
              aria-disabled={isShort || doing !== undefined}
              onClick={() => !isShort && void reject(note)}
            >
              {doing === 'reject' ? 'Rejecting…' : `Reject ${what}`}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={() => setRejecting(true)} aria-disabled={doing !== undefined}>
              Reject…
            </Button>
            {canApprove && (
              <Button variant="contained" aria-disabled={doing !== undefined} onClick={() => void approve()}>
                {doing === 'approve' ? 'Approving…' : `Approve ${what}`}
              </Button>
            )}
          </>
        )}
      </Box>
    </Box>
  );
};
