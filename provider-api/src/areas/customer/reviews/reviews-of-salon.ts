import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import type { ReviewsOfSalon } from '../../marketplace/index.ts';
import { presentRatingCounts, presentReview } from './review.presenter.ts';
import { countByStars, findFirstReviews } from './reviews.repository.ts';

/** The first page of a salon's reviews and their stars, for the salon's own page. */
export const findReviewsOfSalon = async (db: DatabaseHandle, salonId: string): Promise<ReviewsOfSalon> => {
  const [reviews, stars] = await Promise.all([findFirstReviews(db, salonId), countByStars(db, salonId)]);
  return { reviewList: reviews.map(presentReview), ratingCounts: presentRatingCounts(stars) };
};
