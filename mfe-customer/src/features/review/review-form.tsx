import type { OwnReview } from '@sundara/contracts/api';
import { Box, Button, Typography } from '@sundara/web/core';
import { TextField } from '@sundara/web/form';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { troubleOf } from '../dialog/trouble.ts';
import { TroubleNote } from '../dialog/trouble-note.tsx';
import { PhotoField } from './photo-field.tsx';
import { StarChoice } from './star-choice.tsx';
import { useReviewForm } from './use-review-form.ts';

const LONGEST = { title: 100, comment: 2000 } as const;

interface Props {
  readonly bookingId: string;
  /** The review to edit; null for a new one. */
  readonly before: OwnReview | null;
  readonly onWritten: (review: OwnReview) => void;
  /** Cancels editing; missing for a new review. */
  readonly onCancel?: (() => void) | undefined;
}

/** The form for a visit's review: stars first, then optional text and photos. */
export const ReviewForm = ({ bookingId, before, onWritten, onCancel }: Props) => {
  const form = useReviewForm(bookingId, before, onWritten);
  const { stars, title, comment, photos, edit, fault, failure, sending, send } = form;
  const view = useRef<HTMLFormElement>(null);
  const isAnew = before !== null;
  useEffect(() => {
    if (isAnew) view.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [isAnew]);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    await send();
    if (!stars) view.current?.querySelector<HTMLElement>('input[type=radio]')?.focus();
  };
  return (
    <Box
      component="form"
      ref={view}
      noValidate
      onSubmit={submit}
      aria-label="Your review"
      sx={{ maxWidth: 640 }}
    >
      <StarChoice
        value={stars}
        onChoose={(chosen) => edit({ stars: chosen })}
        fault={fault?.of === 'stars' ? fault.text : undefined}
      />
      {stars && (
        <Box sx={{ display: 'grid', gap: 2.5, mt: 2.5 }}>
          <TextField
            label="Title"
            value={title}
            onChange={(event) => edit({ title: event.target.value })}
            fullWidth
            helperText="In a few words, if you like"
            slotProps={{ htmlInput: { maxLength: LONGEST.title } }}
          />
          <TextField
            label="Your words"
            value={comment}
            onChange={(event) => edit({ comment: event.target.value })}
            multiline
            minRows={4}
            maxRows={14}
            fullWidth
            helperText={
              <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
                <span>What should the next guest know?</span>
                <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
                  {comment.length} of {LONGEST.comment}
                </Box>
              </Box>
            }
            slotProps={{ htmlInput: { maxLength: LONGEST.comment }, formHelperText: { component: 'div' } }}
          />
          <PhotoField photos={photos} />
          <Box>
            <TroubleNote
              trouble={
                failure && troubleOf('Your review was not sent. What you wrote is still here.', failure)
              }
            />
            {fault?.of === 'photos' && (
              <Typography role="alert" sx={{ mb: 1.5, color: 'error.main' }}>
                {fault.text}
              </Typography>
            )}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
              <Button type="submit" variant="contained" loading={sending} loadingPosition="start">
                {sending ? 'Sending…' : failure ? 'Send again' : isAnew ? 'Save the changes' : 'Send review'}
              </Button>
              {onCancel && (
                <Button onClick={onCancel} disabled={sending}>
                  Keep it as it was
                </Button>
              )}
            </Box>
            <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
              Everyone can read it, with your first name and initial.
            </Typography>
          </Box>
        </Box>
      )}
    </Box>
  );
};
