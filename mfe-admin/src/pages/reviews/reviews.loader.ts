import { adminReviews, type Reply } from '@sundara/contracts/api';
import type { RemoteLoaderArgs, Result } from '@sundara/contracts/federation';
import { type ReviewsQuery, reviewsQuery } from './reviews-query.ts';

export type ReviewList = Reply<typeof adminReviews>;
export interface ReviewsData {
  readonly query: ReviewsQuery;
  readonly list: Result<ReviewList>;
}

/** Fetches the reviews that the address asks for: `state`, `rating`, `salonId`, `q` and `page`. */
export const loadReviews = async ({ shell, request }: RemoteLoaderArgs): Promise<ReviewsData> => {
  const query = reviewsQuery(new URL(request.url).searchParams);
  return { query, list: await shell.http.call(adminReviews, { query }, { signal: request.signal }) };
};
