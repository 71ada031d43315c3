import { localDateOf, ZONE } from '@sundara/contracts';
import type { Review } from '@sundara/contracts/api';
import { Box, Typography } from '@sundara/web/core';
import { Stars } from './stars.tsx';

const day = new Intl.DateTimeFormat('en-IN', {
  timeZone: ZONE,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** '24 November 2026' at the salon; empty for what is no date. */
const dayInWords = (date: string): string => {
  const instant = new Date(date);
  return Number.isNaN(instant.getTime()) ? '' : day.format(instant);
};

/** What one customer said after a visit. */
export const ReviewItem = ({ review }: { review: Review }) => {
  const when = dayInWords(review.date);
  return (
    <Box component="article" sx={{ py: 2.5, minHeight: { xs: 172, sm: 148 } }}>
      <Stars rating={review.rating} />
      <Typography variant="h5" component="h3" sx={{ mt: 0.75, fontSize: '1.1rem' }}>
        {review.title}
      </Typography>
      <Typography sx={{ mt: 0.5, maxWidth: '65ch', overflowWrap: 'anywhere' }}>{review.comment}</Typography>
      <Typography variant="body2" sx={{ mt: 0.75, color: 'text.secondary' }}>
        {review.author}
        {when && (
          <>
            {' · '}
            <time dateTime={localDateOf(new Date(review.date))}>{when}</time>
          </>
        )}
      </Typography>
    </Box>
  );
};
