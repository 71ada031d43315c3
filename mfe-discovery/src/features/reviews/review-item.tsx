import type { Review } from '@sundara/contracts/api';
import { Box, Typography } from '@sundara/web/core';
import { Stars } from '@sundara/web/rating';
import { BadgeCheck } from 'lucide-react';
import { ReviewDay } from './review-day.tsx';
import { ReviewPhotos } from './review-photos.tsx';

interface Props {
  readonly review: Review;
  /** The salon, which answers reviews. */
  readonly salonName: string;
  /** Opens one of its photos large. */
  readonly onOpenPhoto: (at: number) => void;
}

/** The visit was booked and completed here: the author was really there. */
const BookedHere = () => (
  <Box
    component="span"
    sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'success.main', fontWeight: 600 }}
  >
    <BadgeCheck size={16} aria-hidden />
    Booked here
  </Box>
);

const Reply = ({ reply, salonName }: { reply: NonNullable<Review['reply']>; salonName: string }) => (
  <Box
    sx={{
      mt: 1.5,
      pl: 2,
      borderLeft: 3,
      borderColor: 'primary.light',
      maxWidth: '65ch',
      overflowWrap: 'anywhere',
    }}
  >
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      <Box component="strong" sx={{ color: 'text.primary' }}>
        {salonName} answered
      </Box>
      <ReviewDay date={reply.date} />
    </Typography>
    <Typography sx={{ mt: 0.25, whiteSpace: 'pre-line' }}>{reply.text}</Typography>
  </Box>
);

/** One customer's review of a visit, with photos, and the salon's answer. */
export const ReviewItem = ({ review, salonName, onOpenPhoto }: Props) => {
  const { rating, title, comment, author, date, photos = [], verified, edited, reply } = review;
  return (
    <Box component="article" sx={{ py: 2.5, minHeight: { xs: 172, sm: 148 } }}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, fontSize: '0.9rem' }}
      >
        <Stars rating={rating} />
        {verified && <BookedHere />}
      </Box>
      {title && (
        <Typography variant="h5" component="h3" sx={{ mt: 0.75, fontSize: '1.1rem' }}>
          {title}
        </Typography>
      )}
      {comment && (
        <Typography sx={{ mt: 0.5, maxWidth: '65ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {comment}
        </Typography>
      )}
      {photos.length > 0 && <ReviewPhotos photos={photos} author={author} onOpen={onOpenPhoto} />}
      <Typography variant="body2" sx={{ mt: 0.75, color: 'text.secondary' }}>
        {author}
        <ReviewDay date={date} />
        {edited && ' · edited'}
      </Typography>
      {reply && <Reply reply={reply} salonName={salonName} />}
    </Box>
  );
};
