import type { Application } from '@sundara/contracts/api';
import { Box, Button } from '@sundara/web/core';
import { SheetFrame } from '@sundara/web/dialog';
import { Alert, TextField } from '@sundara/web/form';
import { useState } from 'react';
import { ApplicationFacts } from './application-facts.tsx';
import { useApplication } from './use-application.ts';

interface Props {
  readonly open: boolean;
  readonly application: Application;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** One application: what was written, and the decision on it; declining asks for the reason that is mailed. */
export const ApplicationSheet = ({ open, application, onClose, onChanged }: Props) => {
  const { doing, trouble, approve, decline } = useApplication(application, { onDecided: onClose, onChanged });
  const [declining, setDeclining] = useState(false);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const isMissing = reason.trim() === '';
  const send = () => {
    setTried(true);
    if (!isMissing) void decline(reason.trim());
  };
  const busy = doing !== undefined;
  const buttons = declining ? (
    <>
      <Button onClick={() => setDeclining(false)} aria-disabled={busy}>
        Don't decline
      </Button>
      <Button color="error" variant="contained" aria-disabled={busy} onClick={send}>
        {doing === 'decline' ? 'Declining…' : 'Decline and mail the reason'}
      </Button>
    </>
  ) : (
    <>
      <Button onClick={() => setDeclining(true)} aria-disabled={busy}>
        Decline…
      </Button>
      <Button variant="contained" aria-disabled={busy} onClick={() => void approve()}>
        {doing === 'approve' ? 'Approving…' : 'Approve'}
      </Button>
    </>
  );
  return (
    <SheetFrame
      open={open}
      title={application.salonName}
      isChanged={declining && !isMissing}
      waiting={busy}
      onClose={onClose}
      {...(application.can.approve && { foot: buttons })}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <ApplicationFacts application={application} />
        {declining && (
          <TextField
            autoFocus
            fullWidth
            multiline
            minRows={3}
            label="Why not?"
            value={reason}
            error={tried && isMissing}
            helperText={tried && isMissing ? 'Write a reason' : 'The applicant gets these words by mail.'}
            slotProps={{ htmlInput: { maxLength: 1_000 } }}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
        {trouble && <Alert severity="error">{trouble}</Alert>}
      </Box>
    </SheetFrame>
  );
};
