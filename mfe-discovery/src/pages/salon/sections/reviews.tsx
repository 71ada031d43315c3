import { formatDay } from '@sundara/contracts';
import type { SalonDetail } from '@sundara/contracts/api';
import { Box, Button, Stack, Typography, visuallyHidden } from '@sundara/web/core';
import { useState } from 'react';
import { RatingBadge } from '../../../features/rating/rating-badge.tsx';
import { Section } from './section.tsx';

/** Reviews on a page (specification 1, section 9). */
const PER_PAGE = 3;

interface Props {
  readonly reviews: SalonDetail['reviewList'];
  readonly rating: number;
  readonly count: number;
}

/** What customers said after their visits, three at a time. */
export const Reviews = ({ reviews, rating, count }: Props) => {
  const [page, setPage] = useState(1);
  const pages = Math.ceil(reviews.length / PER_PAGE);
  return (
    <Section id="reviews" title="Reviews">
      <Box sx={{ mb: 2, fontSize: '1.2rem' }}>
        <RatingBadge rating={rating} reviews={count} />
        {count === 0 && ' on Sundara: nobody has reviewed this salon yet.'}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}>
        {reviews.slice((page - 1) * PER_PAGE, page * PER_PAGE).map((review) => (
          <li key={review.id}>
            <Typography variant="h5" component="h3">
              {review.title}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              <span aria-hidden>{'★'.repeat(review.rating)}</span>
              <Box component="span" sx={visuallyHidden}>
                {review.rating} of 5
              </Box>{' '}
              · {review.author} · {formatDay(new Date(review.date))}
            </Typography>
            <Typography sx={{ mt: 0.5, maxWidth: '65ch' }}>{review.comment}</Typography>
          </li>
        ))}
      </Box>
      {pages > 1 && (
        <Stack
          component="nav"
          aria-label="Pages of reviews"
          direction="row"
          spacing={2}
          sx={{ mt: 2, alignItems: 'center' }}
        >
          <Button variant="outlined" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Previous
          </Button>
          <span aria-live="polite">
            Page {page} of {pages}
          </span>
          <Button variant="outlined" disabled={page === pages} onClick={() => setPage(page + 1)}>
            Next
          </Button>
        </Stack>
      )}
    </Section>
  );
};
