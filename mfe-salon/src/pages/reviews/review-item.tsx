import { formatDate } from '@sundara/contracts';
import type { SalonReview } from '@sundara/contracts/api';
import { AppLink, Box, Button, Paper, Typography } from '@sundara/web/core';
import { Stars } from '@sundara/web/rating';
import { BlurredPhotos, HiddenNote } from '@sundara/web/review';
import { CornerDownRight, MessageSquareReply, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { readDraft } from './reply-draft.ts';
import { ReplyEditor } from './reply-editor.tsx';
import { ReviewPhotos } from './review-photos.tsx';

interface Props {
  readonly review: SalonReview;
  /** A request about it is being sent. */
  readonly busy: boolean;
  readonly onPublished: () => void;
  readonly onTakeBack: () => void;
}

const Reply = ({ reply }: { readonly reply: NonNullable<SalonReview['reply']> }) => (
  <Box sx={{ mt: 1.5, pl: 2, borderLeft: 3, borderColor: 'primary.light', maxWidth: '65ch' }}>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      <Box component="strong" sx={{ color: 'text.primary' }}>
        You answered
      </Box>
      {` · ${formatDate(new Date(reply.date))}`}
    </Typography>
    <Typography sx={{ mt: 0.25, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{reply.text}</Typography>
  </Box>
);

/** The author, the date, the services, and a link to the visit. */
const Whereabouts = ({ review }: { readonly review: SalonReview }) => {
  const { author, date, edited, services, bookingId } = review;
  return (
    <Typography variant="body2" sx={{ mt: 0.75, color: 'text.secondary' }}>
      {[author, formatDate(new Date(date)), edited && 'edited', services.join(', ')]
        .filter(Boolean)
        .join(' · ')}
      {bookingId && (
        <>
          {' · '}
          <AppLink to={`/salon/bookings/${bookingId}`}>See the visit</AppLink>
        </>
      )}
    </Typography>
  );
};

/** One review, and the salon's answer to it. */
export const ReviewItem = ({ review, busy, onPublished, onTakeBack }: Props) => {
  const [writing, setWriting] = useState(false);
  const { rating, title, comment, photos = [], reply, hidden, can } = review;
  const hasDraft = !writing && !reply && readDraft(review.id) !== '';
  return (
    <Paper
      component="article"
      sx={{ p: { xs: 2, sm: 2.5 }, border: 1, borderColor: 'divider', borderRadius: 1.5 }}
    >
      <Stars rating={rating} />
      {title && (
        <Typography
          variant="h5"
          component="h2"
          sx={{ mt: 0.5, fontSize: '1.1rem', overflowWrap: 'anywhere' }}
        >
          {title}
        </Typography>
      )}
      {comment && (
        <Typography sx={{ mt: 0.5, maxWidth: '65ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {comment}
        </Typography>
      )}
      {photos.length > 0 && (hidden ? <BlurredPhotos photos={photos} /> : <ReviewPhotos photos={photos} />)}
      <Whereabouts review={review} />
      {reply && !writing && <Reply reply={reply} />}
      {hidden && (
        <HiddenNote hidden={hidden}>
          Only you, its author and we see it: its stars don't count, and nobody would read an answer.
        </HiddenNote>
      )}
      {!can.reply ? null : writing ? (
        <ReplyEditor review={review} onPublished={onPublished} onClose={() => setWriting(false)} />
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          <Button
            variant={reply ? 'text' : 'outlined'}
            disabled={busy}
            data-takes-focus
            startIcon={
              reply ? <Pencil size={18} aria-hidden /> : <MessageSquareReply size={18} aria-hidden />
            }
            aria-label={`${reply ? 'Edit the answer' : hasDraft ? 'Go on with your draft' : 'Answer'} to ${review.author}`}
            onClick={() => setWriting(true)}
          >
            {reply ? 'Edit' : hasDraft ? 'Go on with your draft' : 'Answer'}
          </Button>
          {reply && (
            <Button
              color="error"
              loading={busy}
              startIcon={<Trash2 size={18} aria-hidden />}
              aria-label={`Remove the answer to ${review.author}`}
              onClick={onTakeBack}
            >
              Remove
            </Button>
          )}
          {hasDraft && (
            <Box
              component="span"
              sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'text.secondary' }}
            >
              <CornerDownRight size={16} aria-hidden />
              Not published yet
            </Box>
          )}
        </Box>
      )}
    </Paper>
  );
};
