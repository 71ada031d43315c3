import {
  type AdminReview,
  HIDE_REASON_WORDS,
  HIDE_REASONS,
  hideReview,
  isHideReason,
} from '@sundara/contracts/api';
import { Box, Button, Typography, useShell } from '@sundara/web/core';
import { SheetFrame } from '@sundara/web/dialog';
import { Alert, TextField } from '@sundara/web/form';
import { MenuItem } from '@sundara/web/table';
import { useState } from 'react';
import { type HideDraft, hideFault, LONGEST_WORDS, NO_DRAFT } from './hide-draft.ts';

interface Props {
  readonly open: boolean;
  /** The review that was chosen last. */
  readonly review: AdminReview | undefined;
  readonly onClose: () => void;
  /** It is hidden, or somebody else was quicker: the list must be reloaded. */
  readonly onChanged: () => void;
}

const FOLLOWS =
  'Nobody but its author, the salon and we see it any more, its stars count no longer, and the author is mailed why.';

/** Asks why a review is to be hidden, and states the consequences. */
export const HideDialog = ({ open, review, onClose, onChanged }: Props) => {
  const { http, notify } = useShell();
  const [draft, setDraft] = useState<HideDraft>(NO_DRAFT);
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const fault = tried ? hideFault(draft) : undefined;
  const reset = () => {
    setDraft(NO_DRAFT);
    setTried(false);
    setTrouble(undefined);
  };
  const hide = async () => {
    setTried(true);
    const { reason, words } = draft;
    if (sending || !review || hideFault(draft) || !isHideReason(reason)) return;
    setSending(true);
    setTrouble(undefined);
    const body = { reason, words: words.trim() };
    const done = await http.call(hideReview, { params: { id: review.id }, body });
    setSending(false);
    if (!done.ok) {
      setTrouble(done.failure.message);
      if (done.failure.kind === 'rejected') onChanged();
      return;
    }
    notify.success(done.data.message);
    onClose();
    onChanged();
  };
  return (
    <SheetFrame
      open={open}
      title="Hide this review?"
      lead={review && `${review.author} of ${review.salon.name}: ${review.title || 'no title'}`}
      isChanged={draft.reason !== '' || draft.words !== ''}
      waiting={sending}
      onClose={onClose}
      onGone={reset}
      foot={
        <>
          <Button onClick={onClose} aria-disabled={sending}>
            Cancel
          </Button>
          <Button variant="contained" color="error" aria-disabled={sending} onClick={() => void hide()}>
            {sending ? 'Hiding…' : 'Hide review'}
          </Button>
        </>
      }
    >
      <Typography>{FOLLOWS}</Typography>
      <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
        <TextField
          select
          fullWidth
          required
          label="Reason"
          value={draft.reason}
          error={fault?.reason !== undefined}
          helperText={fault?.reason ?? 'Its author and the salon read it.'}
          onChange={({ target }) => setDraft({ ...draft, reason: target.value })}
        >
          {HIDE_REASONS.map((reason) => (
            <MenuItem key={reason} value={reason} sx={{ minHeight: 44, whiteSpace: 'normal' }}>
              {HIDE_REASON_WORDS[reason]}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          fullWidth
          multiline
          minRows={3}
          maxRows={8}
          label="In your words"
          value={draft.words}
          error={fault?.words !== undefined}
          helperText={fault?.words ?? "What exactly can't stay. Both read it too."}
          slotProps={{ htmlInput: { maxLength: LONGEST_WORDS } }}
          onChange={({ target }) => setDraft({ ...draft, words: target.value })}
        />
        {trouble && <Alert severity="error">{trouble}</Alert>}
      </Box>
    </SheetFrame>
  );
};
