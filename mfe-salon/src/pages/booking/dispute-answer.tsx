import { answerAsSalon, LONGEST_DISPUTE_WORDS, type SalonBookingDetail } from '@sundara/contracts/api';
import { wordsOf } from '@sundara/contracts/federation';
import { Quote } from '@sundara/web/card';
import { Box, Button, Typography, useShell } from '@sundara/web/core';
import { Alert, TextField } from '@sundara/web/form';
import { type SubmitEvent, useState } from 'react';
import { momentText } from './booking-labels.ts';

interface Props {
  readonly booking: SalonBookingDetail;
  readonly now: Date;
  readonly onChanged: (booking: SalonBookingDetail) => void;
}

const SHORTEST = 10;

/** The salon's side of an open dispute: what it has written, and the form to write it or to write it anew. */
export const DisputeAnswer = ({ booking: { id, dispute }, now, onChanged }: Props) => {
  const { http, notify } = useShell();
  const answer = dispute?.answer;
  const [isWriting, setWriting] = useState(!answer);
  const [text, setText] = useState(answer?.text ?? '');
  const [fault, setFault] = useState<string>();
  const [trouble, setTrouble] = useState<string>();
  const [sending, setSending] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const isTooShort = text.trim().length < SHORTEST;
    setFault(isTooShort ? `Please write at least ${SHORTEST} characters` : undefined);
    if (isTooShort) return;
    setSending(true);
    setTrouble(undefined);
    const sent = await http.call(answerAsSalon, { params: { id }, body: { text } });
    setSending(false);
    if (!sent.ok) return setTrouble(wordsOf(sent.failure, 'It was not sent. What you wrote is still here.'));
    notify.success('Your answer is with us');
    onChanged(sent.data.data);
    setWriting(false);
  };
  if (answer && !isWriting)
    return (
      <>
        <Quote text={answer.text} foot={`You, ${momentText(answer.at, now)}`} />
        <Box>
          <Button variant="outlined" onClick={() => setWriting(true)}>
            Change your answer
          </Button>
        </Box>
      </>
    );
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography>
        {dispute?.answerBy
          ? `Tell us your side by ${momentText(dispute.answerBy, now)}. Then we decide, and write to you and to the customer.`
          : 'We look into it, and write to you what comes of it.'}
      </Typography>
      {trouble && <Alert severity="error">{trouble}</Alert>}
      <TextField
        label="Your side of it"
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={fault !== undefined}
        helperText={fault ?? 'We read it, the customer does not.'}
        multiline
        minRows={3}
        maxRows={12}
        fullWidth
        required
        slotProps={{ htmlInput: { maxLength: LONGEST_DISPUTE_WORDS } }}
      />
      <Box>
        <Button type="submit" variant="contained" loading={sending}>
          Send your answer
        </Button>
      </Box>
    </Box>
  );
};
