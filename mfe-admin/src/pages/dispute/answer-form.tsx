import { type AdminDisputeDetail, answerDispute } from '@sundara/contracts/api';
import { Card } from '@sundara/web/card';
import { Box, Button, useShell } from '@sundara/web/core';
import { Alert } from '@sundara/web/form';
import { type SubmitEvent, useState } from 'react';
import { MessageField, messageFault } from './message-field.tsx';
import { useDisputeCall } from './use-dispute-call.ts';

interface Props {
  readonly dispute: AdminDisputeDetail;
  readonly onChanged: (dispute: AdminDisputeDetail) => void;
}

/** The first answer to the customer, which stops the clock of 48 hours. */
export const AnswerForm = ({ dispute, onChanged }: Props) => {
  const { http } = useShell();
  const { sending, trouble, send } = useDisputeCall(onChanged);
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const fault = messageFault(text);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (fault !== undefined) return;
    const call = () => http.call(answerDispute, { params: { id: dispute.bookingId }, body: { text } });
    await send(call, 'The customer is told by mail');
  };
  return (
    <Card title="First answer">
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2, pt: 1 }}>
        {trouble && <Alert severity="error">{trouble}</Alert>}
        <MessageField
          label="What the customer reads first"
          help="It is mailed at once, and stands with their booking."
          value={text}
          onChange={setText}
          fault={tried ? fault : undefined}
        />
        <Box>
          <Button type="submit" variant="outlined" aria-disabled={sending}>
            {sending ? 'Sending…' : 'Send first answer'}
          </Button>
        </Box>
      </Box>
    </Card>
  );
};
