import { Box, Button } from '@sundara/web/core';
import { TextField } from '@sundara/web/form';
import { type FormEvent, useState } from 'react';

interface Props {
  /** @returns whether it was sent */
  readonly reply: (text: string) => Promise<boolean>;
  readonly waiting: boolean;
  readonly onChanged: (isChanged: boolean) => void;
}

/** Answers a message by mail. */
export const ReplyForm = ({ reply, waiting, onChanged }: Props) => {
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const isEmpty = text.trim() === '';
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isEmpty || waiting || !(await reply(text.trim()))) return;
    setText('');
    setTried(false);
    onChanged(false);
  };
  return (
    <Box
      component="form"
      noValidate
      aria-label="Answer"
      onSubmit={(event: FormEvent) => void send(event)}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      <TextField
        fullWidth
        multiline
        minRows={3}
        label="Your answer"
        value={text}
        error={tried && isEmpty}
        helperText={
          tried && isEmpty ? 'Write an answer' : 'It is mailed to them with the ticket in its subject.'
        }
        slotProps={{ htmlInput: { maxLength: 5_000 } }}
        onChange={({ target }) => {
          setText(target.value);
          onChanged(target.value.trim() !== '');
        }}
      />
      <Button
        type="submit"
        variant="contained"
        aria-disabled={waiting}
        sx={{ minHeight: 44, justifySelf: 'end' }}
      >
        {waiting ? 'Sending…' : 'Send answer'}
      </Button>
    </Box>
  );
};
