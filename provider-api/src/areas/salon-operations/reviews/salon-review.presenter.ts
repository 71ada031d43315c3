import type { SalonReview } from '@sundara/contracts/api';
import { presentHidden, presentReview } from '../../customer/index.ts';
import type { SalonReviewRow } from './salon-reviews.repository.ts';

/** A review as the salon reads it: the public review with a reference to its visit. */
export const presentSalonReview = (row: SalonReviewRow): SalonReview => ({
  ...presentReview(row),
  bookingId: row.bookingId,
  services: [...row.services],
  hidden: presentHidden(row),
  can: { reply: row.hiddenAt === null },
});
