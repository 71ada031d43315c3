import type { Review } from '@sundara/contracts/api';
import { Box, Button, NEEDS_SCRIPT, Typography } from '@sundara/web/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { ReviewItem } from './review-item.tsx';
import type { ShownReviews } from './use-reviews.ts';

/**
 * Reserves the height of the tallest page so far, so that nothing below moves and the buttons stay under the finger.
 */
const useTallest = (content: unknown) => {
  const list = useRef<HTMLUListElement>(null);
  const [tallest, setTallest] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other reviews have another height.
  useLayoutEffect(() => {
    const height = list.current?.scrollHeight ?? 0;
    setTallest((before) => Math.max(before, height));
  }, [content]);
  return { list, tallest };
};

interface Props {
  readonly shown: ShownReviews;
  readonly salonName: string;
  readonly onOpenPhoto: (review: Review, at: number) => void;
}

/** A page of reviews with buttons to the others. */
export const ReviewList = ({ shown, salonName, onOpenPhoto }: Props) => {
  const { reviews, pages, step, query, ask, retry } = shown;
  const { list, tallest } = useTallest(reviews);
  const turn = (page: number) => () => ask({ page });
  return (
    <>
      <Box
        component="ul"
        ref={list}
        aria-label="Reviews"
        aria-busy={step === 'loading'}
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          opacity: step === 'loading' ? 0.55 : 1,
          transition: 'opacity 150ms ease',
          '& > li + li': { borderTop: 1, borderColor: 'divider' },
        }}
        {...(tallest > 0 && { style: { minHeight: tallest } })}
      >
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewItem review={review} salonName={salonName} onOpenPhoto={(at) => onOpenPhoto(review, at)} />
          </li>
        ))}
        {reviews.length === 0 && <li>No review fits this choice.</li>}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, minHeight: 52 }}>
        {pages > 1 && (
          <Box
            component="nav"
            aria-label="Pages of reviews"
            sx={[{ display: 'flex', alignItems: 'center', gap: 2 }, NEEDS_SCRIPT]}
          >
            <Button variant="outlined" disabled={query.page <= 1} onClick={turn(query.page - 1)}>
              Previous
            </Button>
            <Typography component="span" role="status" variant="body2">
              Page {query.page} of {pages}
            </Typography>
            <Button variant="outlined" disabled={query.page >= pages} onClick={turn(query.page + 1)}>
              Next
            </Button>
          </Box>
        )}
        {step === 'failed' && (
          <Box role="alert" sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'error.main' }}>
            These reviews could not be loaded.
            <Button onClick={retry}>Retry</Button>
          </Box>
        )}
      </Box>
    </>
  );
};
