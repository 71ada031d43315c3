import { LEAST_REFUND_NOTE } from '@sundara/contracts';
import type { RefundProposal } from '@sundara/contracts/api';
import { Box, Button } from '@sundara/web/core';
import { Alert, TextField } from '@sundara/web/form';
import { useState } from 'react';
import { money } from './proposal-words.ts';
import { useDecide } from './use-decide.ts';

interface Props {
  readonly proposal: RefundProposal;
  readonly onDecided: () => void;
  readonly onBusy: (isBusy: boolean) => void;
}

/** Approving or rejecting another admin's refund; a rejection says why. */
export const DecideForm = ({ proposal, onDecided, onBusy }: Props) => {
  const [rejecting, setRejecting] = useState(false);
  const [note, setNote] = useState('');
  const { doing, trouble, approve, reject } = useDecide(proposal.id, { onDecided, onBusy });
  const isShort = note.trim().length < LEAST_REFUND_NOTE;
  const amount = money(proposal.amountPaise);
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
              {doing === 'reject' ? 'Rejecting…' : `Reject ${amount}`}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={() => setRejecting(true)} aria-disabled={doing !== undefined}>
              Reject…
            </Button>
            {proposal.can.approve && (
              <Button variant="contained" aria-disabled={doing !== undefined} onClick={() => void approve()}>
                {doing === 'approve' ? 'Approving…' : `Approve ${amount}`}
              </Button>
            )}
          </>
        )}
      </Box>
    </Box>
  );
};
