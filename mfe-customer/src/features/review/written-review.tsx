import type { OwnReview } from '@sundara/contracts/api';
import { Box, Button, Typography } from '@sundara/web/core';
import { BlurredPhotos, HiddenNote } from '@sundara/web/review';
import { Pencil } from 'lucide-react';
import { ReviewHistory } from './review-history.tsx';
import { StarRow } from './star-row.tsx';
import { Day, Photos, Quiet, Words } from './written-review.parts.tsx';

interface Props {
  readonly review: OwnReview;
  readonly salonName: string;
  /** Missing if it can't be changed any more. */
  readonly onEdit?: (() => void) | undefined;
}

/** The customer's review, public or hidden, with the salon's answer. */
export const WrittenReview = ({ review, salonName, onEdit }: Props) => {
  const { rating, title, comment, photos, createdAt, updatedAt, history, reply, hidden } = review;
  return (
    <Box>
      {hidden && (
        <HiddenNote hidden={hidden}>
          {onEdit
            ? 'Only you, the salon and we see it. You can change it; it stays hidden until we have looked at it again.'
            : 'Only you, the salon and we see it.'}
        </HiddenNote>
      )}
      <Box sx={{ mt: hidden ? 1.5 : 0 }}>
        <StarRow rating={rating} />
      </Box>
      <Words title={title} comment={comment} />
      {photos.length > 0 && (hidden ? <BlurredPhotos photos={photos} /> : <Photos photos={photos} />)}
      <Quiet>
        Written on <Day at={createdAt} />
        {updatedAt !== createdAt && (
          <>
            , changed on <Day at={updatedAt} />
          </>
        )}
      </Quiet>
      {reply && (
        <Box sx={{ mt: 2, p: 2, borderRadius: 1.5, bgcolor: 'secondary.main', maxWidth: '65ch' }}>
          <Typography sx={{ fontWeight: 600 }}>{salonName} answered</Typography>
          <Typography sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere', lineHeight: 1.6 }}>
            {reply.text}
          </Typography>
        </Box>
      )}
      {history.length > 0 && <ReviewHistory history={history} />}
      {onEdit && (
        <Button
          variant="outlined"
          startIcon={<Pencil size={18} aria-hidden />}
          aria-label="Edit your review"
          onClick={onEdit}
          sx={{ mt: 1.5 }}
        >
          Edit
        </Button>
      )}
    </Box>
  );
};
