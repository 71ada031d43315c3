import { toLocalIso } from '@sundara/contracts';
import type { Review, SalonDetail } from '@sundara/contracts/api';
import { type PhotoRow, presentPhoto } from './photos/review-photo.presenter.ts';
import type { reviews } from './reviews.tables.ts';

/** A review with its photos, in their order. */
export type ReviewRow = typeof reviews.$inferSelect & { readonly photos: readonly PhotoRow[] };

/** A review as the public reads it: the author only by the first name and initial stored with it. */
export const presentReview = (review: ReviewRow): Review => ({
  id: review.id,
  rating: review.rating,
  title: review.title,
  comment: review.comment,
  author: review.author,
  date: toLocalIso(review.createdAt),
  photos: review.photos.map((photo) => presentPhoto(photo, review.author)),
  verified: review.bookingId !== null,
  edited: review.editedAt !== null,
  reply:
    review.reply === null
      ? null
      : { text: review.reply, date: toLocalIso(review.repliedAt ?? review.createdAt) },
});

/** From 5 stars to 1, with a zero where there is none. */
export const presentRatingCounts = (
  counts: readonly { readonly stars: number; readonly count: number }[],
): SalonDetail['ratingCounts'] =>
  [5, 4, 3, 2, 1].map((stars) => ({
    stars,
    count: counts.find((each) => each.stars === stars)?.count ?? 0,
  }));
