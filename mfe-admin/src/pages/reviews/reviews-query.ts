import { REVIEW_STATES } from '@sundara/contracts/api';
import { pageOf } from '@sundara/web/table';

/** The list's filters apart from its state, as the address names them. */
export const FILTERS = ['q', 'rating', 'salonId'] as const;

/** The list query in an address; anything unknown is left out. */
export const reviewsQuery = (params: URLSearchParams) => {
  const page = pageOf(params);
  return {
    page: page > 1 ? page : undefined,
    limit: 20,
    state: REVIEW_STATES.find((each) => each === params.get('state')),
    rating: [1, 2, 3, 4, 5].find((stars) => String(stars) === params.get('rating')),
    salonId: params.get('salonId')?.slice(0, 64) || undefined,
    q: params.get('q')?.trim().slice(0, 100) || undefined,
  };
};
export type ReviewsQuery = ReturnType<typeof reviewsQuery>;

export const isNarrowed = ({ q, rating, salonId }: ReviewsQuery): boolean =>
  q !== undefined || rating !== undefined || salonId !== undefined;
