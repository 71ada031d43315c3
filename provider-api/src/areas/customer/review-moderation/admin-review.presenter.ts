import type { AdminReview } from '@sundara/contracts/api';
import { presentHidden } from '../reviews/hidden.presenter.ts';
import { presentReview } from '../reviews/review.presenter.ts';
import type { AdminReviewRow } from './admin-reviews.repository.ts';

/** A review as admins see it: the public review with its salon and visit, why it is hidden and by whom. */
export const presentAdminReview = (row: AdminReviewRow): AdminReview => {
  const { salon, bookingId, by, hiddenAt, editedAt } = row;
  const hidden = presentHidden(row);
  return {
    ...presentReview(row),
    ...{ salon, bookingId },
    hidden: hidden && { ...hidden, by: by ?? '' },
    can: { hide: hiddenAt === null, show: hiddenAt !== null },
    changedSince: hiddenAt !== null && editedAt !== null && editedAt > hiddenAt,
  };
};
