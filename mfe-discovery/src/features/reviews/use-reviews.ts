import { REVIEWS_PER_PAGE, type Review, type SalonDetail, salonReviews } from '@sundara/contracts/api';
import { useShell } from '@sundara/web/core';
import { useEffect, useState } from 'react';

export interface ReviewsQuery {
  readonly page: number;
  readonly sort: 'newest' | 'highest' | 'lowest';
  /** Only those with this many stars. */
  readonly stars: number | undefined;
}

export const FIRST_REVIEWS: ReviewsQuery = { page: 1, sort: 'newest', stars: undefined };

export interface ReviewsPage {
  readonly reviews: readonly Review[];
  readonly pages: number;
}

export interface ShownReviews extends ReviewsPage {
  readonly step: 'here' | 'loading' | 'failed';
  /** The last request, shown or not. */
  readonly query: ReviewsQuery;
  readonly ask: (change: Partial<ReviewsQuery>) => void;
  readonly retry: () => void;
}

type Salon = Pick<SalonDetail, 'id' | 'reviews' | 'reviewList'>;

const isFirst = ({ page, sort, stars }: ReviewsQuery) =>
  page === 1 && sort === 'newest' && stars === undefined;

/** The first page comes with the salon; every other is fetched, and until it is there the previous one stays. */
export const useReviews = (salon: Salon): ShownReviews => {
  const { http } = useShell();
  const first: ReviewsPage = {
    reviews: salon.reviewList.slice(0, REVIEWS_PER_PAGE),
    pages: Math.max(1, Math.ceil(salon.reviews / REVIEWS_PER_PAGE)),
  };
  const [query, setQuery] = useState(FIRST_REVIEWS);
  const [attempt, setAttempt] = useState(0);
  const [fetched, setFetched] = useState<ReviewsPage>();
  const [step, setStep] = useState<ShownReviews['step']>('here');

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what asks again.
  useEffect(() => {
    if (isFirst(query)) {
      setFetched(undefined);
      return setStep('here');
    }
    const given = new AbortController();
    setStep('loading');
    const { page, sort, stars: rating } = query;
    http
      .call(
        salonReviews,
        { params: { id: salon.id }, query: { page, sort, rating } },
        { signal: given.signal },
      )
      .then((result) => {
        if (given.signal.aborted) return;
        setStep(result.ok ? 'here' : 'failed');
        if (result.ok) setFetched({ reviews: result.data.reviews, pages: result.data.pagination.totalPages });
      });
    return () => given.abort();
  }, [http, salon.id, query, attempt]);

  return {
    ...(fetched ?? first),
    step,
    query,
    ask: (change) => setQuery({ ...query, page: 1, ...change }),
    retry: () => setAttempt(attempt + 1),
  };
};
