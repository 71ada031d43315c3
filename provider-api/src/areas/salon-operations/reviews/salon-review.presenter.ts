import type { SalonReview } from '@sundara/contracts/api';
import { presentHidden, presentReview } from '../../customer/index.ts';
import type { SalonReviewRow } from './salon-reviews.repository.ts';

/** A review as the salon reads it: as everyone does, and with the way to the visit. */
export const presentSalonReview = (row: SalonReviewRow): SalonReview => ({
  ...presentReview(row),
  bookingId: row.bookingId,
  services: [...row.services],
  hidden: presentHidden(row),
});
