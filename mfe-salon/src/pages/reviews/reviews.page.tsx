import { Box, Button, EmptyFace } from '@sundara/web/core';
import { useLoaderData, useRevalidator } from '@sundara/web/router';
import { FailedFace, Pager, Tab, Tabs, useListAddress } from '@sundara/web/table';
import { UndoBar } from '@sundara/web/undo';
import { MessageSquareHeart } from 'lucide-react';
import { SalonPage } from '../../features/frame/salon-page.tsx';
import { StaleNote } from '../../features/last-known/stale-note.tsx';
import { useLastKnown } from '../../features/last-known/use-last-known.ts';
import { ReviewItem } from './review-item.tsx';
import { ReviewSummary } from './review-summary.tsx';
import type { ReviewsData, Shown } from './reviews.loader.ts';
import { useTakeBack } from './use-take-back.ts';

const FAILED = 'Failed to fetch reviews';
const EMPTY: Readonly<Record<Shown, string>> = {
  unanswered: 'Every review is answered.',
  answered: 'No review is answered yet.',
  all: 'No reviews found.',
};

/** Customers' reviews of the salon, unanswered ones first, and answering them. */
export const ReviewsPage = () => {
  const { shown, stars, list } = useLoaderData<ReviewsData>();
  const address = useListAddress();
  const { revalidate } = useRevalidator();
  const reload = () => void revalidate();
  const { busy, takeBack, offered, dismiss } = useTakeBack(reload);
  const { known, failure } = useLastKnown(list, `${shown} ${stars}`);
  const count = known?.summary;
  const labels: Readonly<Record<Shown, string>> = {
    unanswered: count ? `Unanswered (${count.unanswered})` : 'Unanswered',
    answered: count ? `Answered (${count.reviews - count.unanswered})` : 'Answered',
    all: count ? `All (${count.reviews + count.hidden})` : 'All',
  };
  return (
    <SalonPage title="Reviews" lead="An answer is read by everyone who reads the review." width="md">
      {known && (
        <ReviewSummary
          summary={known.summary}
          stars={stars}
          onChoose={(each) => address.ask('rating', each ? String(each) : '')}
        />
      )}
      <Tabs
        value={shown}
        onChange={(_, tab: Shown) => address.ask('show', tab === 'unanswered' ? '' : tab)}
        variant="scrollable"
        aria-label="Which reviews"
        sx={{ mb: 2 }}
      >
        {(['unanswered', 'answered', 'all'] as const).map((tab) => (
          <Tab key={tab} value={tab} label={labels[tab]} id={`reviews-${tab}`} aria-controls="reviews-list" />
        ))}
      </Tabs>
      {failure && known && <StaleNote failure={failure} title={FAILED} />}
      {failure && !known && <FailedFace title={FAILED} failure={failure} />}
      <Box
        role="tabpanel"
        id="reviews-list"
        aria-labelledby={`reviews-${shown}`}
        aria-busy={address.busy}
        sx={{ display: 'grid', gap: 2, opacity: address.busy ? 0.55 : 1, transition: 'opacity 150ms ease' }}
      >
        {known?.reviews.map((review) => (
          <ReviewItem
            key={review.id}
            review={review}
            busy={busy === review.id}
            onPublished={reload}
            onTakeBack={() => void takeBack(review)}
          />
        ))}
        {known?.reviews.length === 0 && (
          <EmptyFace
            icon={<MessageSquareHeart size={40} strokeWidth={1.25} aria-hidden />}
            title={known.summary.reviews === 0 ? 'No reviews yet.' : EMPTY[shown]}
          >
            {known.summary.reviews === 0 ? (
              'Customers are asked for one a day after their visit.'
            ) : (
              <Button
                variant="contained"
                onClick={() => (stars ? address.ask('rating', '') : address.ask('show', 'all'))}
              >
                {stars ? 'Show any number of stars' : 'Show all reviews'}
              </Button>
            )}
          </EmptyFace>
        )}
        {known && known.reviews.length > 0 && (
          <Pager
            page={known.pagination.page}
            pages={known.pagination.pages}
            onPage={address.toPage}
            label="Pages of reviews"
          />
        )}
      </Box>
      <UndoBar offered={offered} onGone={dismiss} />
    </SalonPage>
  );
};
