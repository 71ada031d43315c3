import { formatDayAndClock } from '@sundara/contracts';
import { Box, Button, Typography } from '@sundara/web/core';
import { DialogFrame } from '@sundara/web/dialog';
import { TextField } from '@sundara/web/form';
import { type SubmitEvent, useId, useRef } from 'react';
import { troubleOf } from '../dialog/trouble.ts';
import { TroubleNote } from '../dialog/trouble-note.tsx';
import { LONGEST_REASON, SHORTEST_REASON } from './dispute-reason.ts';
import type { Dispute } from './use-dispute.ts';

interface Props {
  readonly dispute: Dispute;
  readonly open: boolean;
  readonly onClose: () => void;
  /** ISO instant until which it can be sent; null if unknown. */
  readonly until: string | null;
}

/** Reports a problem with a visit; the text is kept until the server has received it. */
export const DisputeDialog = ({ dispute, open, onClose, until }: Props) => {
  const { text, write, fault, failure, sending, send } = dispute;
  const field = useRef<HTMLTextAreaElement>(null);
  const formId = useId();
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (await send()) onClose();
    else field.current?.focus();
  };
  return (
    <DialogFrame
      open={open}
      title="Report a problem"
      waiting={sending}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={sending}>
            Not now
          </Button>
          <Button type="submit" form={formId} variant="contained" loading={sending} loadingPosition="start">
            {sending ? 'Sending…' : failure ? 'Send again' : 'Send report'}
          </Button>
        </>
      }
    >
      <Typography sx={{ color: 'text.secondary', mb: 2.5, lineHeight: 1.6 }}>
        Tell us what was not as it should have been. The salon reads it and tells us its side; then we write
        to you what comes of it.
        {until && ` You can send this until ${formatDayAndClock(new Date(until))}.`}
      </Typography>
      <TroubleNote
        trouble={failure && troubleOf('Your report was not sent. What you wrote is still here.', failure)}
      />
      <form id={formId} noValidate onSubmit={submit}>
        <TextField
          label="What went wrong?"
          value={text}
          onChange={(event) => write(event.target.value)}
          inputRef={field}
          autoFocus
          multiline
          minRows={6}
          maxRows={14}
          fullWidth
          required
          error={fault !== undefined}
          helperText={
            <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
              <span>{fault ?? `${SHORTEST_REASON} characters or more`}</span>
              <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
                {text.trim().length} of {LONGEST_REASON}
              </Box>
            </Box>
          }
          slotProps={{ formHelperText: { component: 'div' } }}
        />
      </form>
    </DialogFrame>
  );
};
