import {
  type AdminReview,
  type adminReviews,
  MOST_COUNTED_REVIEWS,
  MOST_FOUND_REVIEWS,
} from '@sundara/contracts/api';
import { Box, Typography } from '@sundara/web/core';
import { type ListData, ListView } from '@sundara/web/list';
import { useLoaderData, useRevalidator } from '@sundara/web/router';
import { ChoiceField, useListAddress } from '@sundara/web/table';
import { useState } from 'react';
import { AdminPage } from '../../features/frame/admin-page.tsx';
import { HideDialog } from './hide-dialog.tsx';
import { ReviewCard } from './review-card.tsx';
import { REVIEWS } from './reviews.look.tsx';
import { useShowAgain } from './use-show-again.ts';

/** The reviews of all salons; unacceptable ones are hidden, with a reason, and can be shown again. */
export const ReviewsPage = () => {
  const data = useLoaderData<ListData<typeof adminReviews>>();
  const { query, list } = data;
  const address = useListAddress();
  const { revalidate } = useRevalidator();
  const reload = () => void revalidate();
  const [hiding, setHiding] = useState<AdminReview>();
  const [asking, setAsking] = useState(false);
  const { showing, showAgain } = useShowAgain(reload);
  const salonName = list.ok ? list.data.reviews[0]?.salon.name : undefined;
  const most = query.q ? MOST_FOUND_REVIEWS : MOST_COUNTED_REVIEWS;
  return (
    <AdminPage title="Reviews" lead="Whoever wrote a review is told why it is hidden, and reads it still.">
      <ListView
        look={REVIEWS}
        data={data}
        fields={
          query.salonId && (
            <ChoiceField
              label="Salon"
              options={[
                ['', 'Any salon'],
                [query.salonId, salonName ?? 'One salon'],
              ]}
              value={query.salonId}
              onChoose={(id) => address.ask('salonId', id)}
            />
          )
        }
        chips={query.salonId ? [{ label: salonName ?? 'One salon', names: ['salonId'] }] : []}
        below={({ pagination }) =>
          pagination.total >= most && (
            <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
              These are the newest {most.toLocaleString('en-IN')}. Search or narrow the list for older ones.
            </Typography>
          )
        }
      >
        {(reviews, busy) => (
          <Box
            aria-busy={busy}
            sx={{ display: 'grid', gap: 2, opacity: busy ? 0.55 : 1, transition: 'opacity 150ms ease' }}
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
        )}
      </ListView>
      <HideDialog open={asking} review={hiding} onClose={() => setAsking(false)} onChanged={reload} />
    </AdminPage>
  );
};
