import type { Review } from '@sundara/contracts/api';
import type { Photo } from '../lightbox/photo.ts';
import { dayInWords } from './review-dates.ts';

/** The name of a review's photo set in the lightbox. */
export const photoSetOf = ({ id }: Pick<Review, 'id'>): string => `review ${id}`;

/** The photos of the shown reviews, one set for each review, with who took them. */
export const photoSetsOf = (reviews: readonly Review[]): Readonly<Record<string, readonly Photo[]>> =>
  Object.fromEntries(
    reviews.map((review) => {
      const caption = [review.author, dayInWords(review.date)].filter(Boolean).join(', ');
      return [
        photoSetOf(review),
        (review.photos ?? []).map((image) => ({ image, caption, ratio: image.ratio })),
      ];
    }),
  );
