import type { SalonReview } from '@sundara/contracts/api';
import { presentHidden } from '../../customer/reviews/hidden.presenter.ts';
import { presentReview } from '../../customer/reviews/review.presenter.ts';
import type { SalonReviewRow } from './salon-reviews.repository.ts';

/** A review as the salon reads it: as everyone does, and with the way to the visit. */
export const presentSalonReview = (row: SalonReviewRow): SalonReview => ({
  ...presentReview(row),
  bookingId: row.bookingId,
  services: [...row.services],
  hidden: presentHidden(row),
});
