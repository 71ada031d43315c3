import { type AdminReview, MOST_COUNTED_REVIEWS, MOST_FOUND_REVIEWS } from '@sundara/contracts/api';
import { Box, Button, EmptyFace, Typography } from '@sundara/web/core';
import { useLoaderData, useRevalidator } from '@sundara/web/router';
import { FailedFace, Pager, useListAddress } from '@sundara/web/table';
import { useState } from 'react';
import { AdminPage } from '../../features/frame/admin-page.tsx';
import { tabId } from '../../features/list/state-tabs.tsx';
import { HideDialog } from './hide-dialog.tsx';
import { NoReviews } from './no-reviews.tsx';
import { ReviewCard } from './review-card.tsx';
import { ReviewTabs } from './review-tabs.tsx';
import type { ReviewsData } from './reviews.loader.ts';
import { ReviewsFilters } from './reviews-filters.tsx';
import { FILTERS } from './reviews-query.ts';
import { useShowAgain } from './use-show-again.ts';

/** The reviews of all salons; unacceptable ones are hidden, with a reason, and can be shown again. */
export const ReviewsPage = () => {
  const { query, list } = useLoaderData<ReviewsData>();
  const address = useListAddress();
  const { revalidate } = useRevalidator();
  const reload = () => void revalidate();
  const [hiding, setHiding] = useState<AdminReview>();
  const [asking, setAsking] = useState(false);
  const { showing, showAgain } = useShowAgain(reload);
  const found = list.ok ? list.data : undefined;
  const reviews = found?.reviews ?? [];
  const most = query.q ? MOST_FOUND_REVIEWS : MOST_COUNTED_REVIEWS;
  return (
    <AdminPage title="Reviews" lead="Whoever wrote a review is told why it is hidden, and reads it still.">
      <ReviewTabs
        state={query.state}
        counts={found?.counts}
        onChoose={(state) => address.ask('state', state ?? '')}
      />
      <Box role="tabpanel" id="reviews-panel" aria-labelledby={tabId('reviews', query.state)}>
        <ReviewsFilters query={query} salonName={reviews[0]?.salon.name} address={address} />
        {!list.ok && <FailedFace title="Failed to fetch the reviews" failure={list.failure} />}
        <Box
          aria-busy={address.busy}
          sx={{ display: 'grid', gap: 2, opacity: address.busy ? 0.55 : 1, transition: 'opacity 150ms ease' }}
        >
          {reviews.map((review) => (
            <ReviewCard
              key={review.id}
              review={review}
              showing={showing === review.id}
              onHide={() => {
                setHiding(review);
                setAsking(true);
              }}
              onShow={() => void showAgain(review)}
              onSalon={query.salonId ? undefined : () => address.ask('salonId', review.salon.id)}
            />
          ))}
        </Box>
        {found && reviews.length === 0 && found.pagination.total > 0 && (
          <EmptyFace title={`There is no page ${found.pagination.page}`}>
            <Button variant="contained" onClick={() => address.toPage(1)}>
              Go to the first page
            </Button>
          </EmptyFace>
        )}
        {found?.pagination.total === 0 && <NoReviews query={query} onClear={() => address.clear(FILTERS)} />}
        {found && reviews.length > 0 && (
          <Pager
            page={found.pagination.page}
            pages={found.pagination.pages}
            onPage={address.toPage}
            label="Pages of reviews"
          />
        )}
        {found && found.pagination.total >= most && (
          <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
            These are the newest {most.toLocaleString('en-IN')}. Search or narrow the list for older ones.
          </Typography>
        )}
      </Box>
      <HideDialog open={asking} review={hiding} onClose={() => setAsking(false)} onChanged={reload} />
    </AdminPage>
  );
};
