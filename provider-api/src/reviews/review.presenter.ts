import { toLocalIso } from '@sundara/contracts';
import type { Review, SalonDetail } from '@sundara/contracts/api';
import type { ReviewRow } from './reviews.repository.ts';

export const presentReview = ({ id, rating, title, comment, author, createdAt }: ReviewRow): Review => ({
  id,
  rating,
  title,
  comment,
  author,
  date: toLocalIso(createdAt),
});

/** From 5 stars to 1, with a zero where there is none. */
export const presentRatingCounts = (
  counts: readonly { readonly stars: number; readonly count: number }[],
): SalonDetail['ratingCounts'] =>
  [5, 4, 3, 2, 1].map((stars) => ({
    stars,
    count: counts.find((each) => each.stars === stars)?.count ?? 0,
  }));
