import { replyToReview, type SalonReview } from '@sundara/contracts/api';
import { Box, Button, useShell } from '@sundara/web/core';
import { TextField } from '@sundara/web/form';
import { useState } from 'react';
import { keepDraft, readDraft } from './reply-draft.ts';

interface Props {
  readonly review: SalonReview;
  readonly onPublished: () => void;
  readonly onClose: () => void;
}

const LONGEST = 1000;
const SHORTEST = 2;

/** Writes or edits an answer. Typed text is stored until it is published, also across a reload. */
export const ReplyEditor = ({ review, onPublished, onClose }: Props) => {
  const { http, notify } = useShell();
  const published = review.reply?.text ?? '';
  const [text, setText] = useState(() => readDraft(review.id) || published);
  const [trouble, setTrouble] = useState<string>();
  const [sending, setSending] = useState(false);
  const publish = async () => {
    if (text.trim().length < SHORTEST) {
      setTrouble('Please write an answer');
      return;
    }
    setSending(true);
    const sent = await http.call(replyToReview, { params: { id: review.id }, body: { text } });
    setSending(false);
    if (!sent.ok) {
      setTrouble(`${sent.failure.message} What you wrote is kept.`);
      return;
    }
    keepDraft(review.id, '');
    notify.success(sent.data.message);
    onPublished();
    onClose();
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, mt: 1.5, maxWidth: '65ch' }}>
      <TextField
        autoFocus
        fullWidth
        multiline
        minRows={3}
        maxRows={12}
        label={`Your answer to ${review.author}`}
        value={text}
        error={trouble !== undefined}
        helperText={trouble ?? `${text.length} of ${LONGEST} · Everyone can read it`}
        onChange={(event) => {
          setText(event.target.value);
          setTrouble(undefined);
          keepDraft(review.id, event.target.value === published ? '' : event.target.value);
        }}
        slotProps={{ htmlInput: { maxLength: LONGEST } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" loading={sending} onClick={() => void publish()}>
          Publish answer
        </Button>
        <Button onClick={onClose} disabled={sending}>
          {text === published ? 'Cancel' : 'Keep as a draft'}
        </Button>
      </Box>
    </Box>
  );
};
