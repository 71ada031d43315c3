import type { ownReviews } from '@sundara/contracts/api';
import { Box } from '@sundara/web/core';
import { type ListData, ListView } from '@sundara/web/list';
import { useLoaderData, useRevalidator } from '@sundara/web/router';
import { useListAddress } from '@sundara/web/table';
import { UndoBar } from '@sundara/web/undo';
import { SalonPage } from '../../features/frame/salon-page.tsx';
import { ReviewItem } from './review-item.tsx';
import { ReviewSummary } from './review-summary.tsx';
import { REVIEWS } from './reviews.look.tsx';
import { useTakeBack } from './use-take-back.ts';

/** Customers' reviews of the salon, unanswered ones first, and answering them. */
export const ReviewsPage = () => {
  const data = useLoaderData<ListData<typeof ownReviews>>();
  const address = useListAddress();
  const { revalidate } = useRevalidator();
  const reload = () => void revalidate();
  const { busy, takeBack, offered, dismiss } = useTakeBack(reload);
  return (
    <SalonPage title="Reviews" lead="An answer is read by everyone who reads the review.">
      <ListView
        look={REVIEWS}
        data={data}
        head={({ summary }) => (
          <ReviewSummary
            summary={summary}
            stars={data.query.rating}
            onChoose={(stars) => address.ask('rating', stars ? String(stars) : '')}
          />
        )}
      >
        {(reviews, isReading) => (
          <Box
            aria-busy={isReading}
            sx={{ display: 'grid', gap: 2, opacity: isReading ? 0.55 : 1, transition: 'opacity 150ms ease' }}
          >
            {reviews.map((review) => (
              <ReviewItem
                key={review.id}
                review={review}
                busy={busy === review.id}
                onPublished={reload}
                onTakeBack={() => void takeBack(review)}
              />
            ))}
          </Box>
        )}
      </ListView>
      <UndoBar offered={offered} onGone={dismiss} />
    </SalonPage>
  );
};
