import { ownReviews, type Reply } from '@sundara/contracts/api';
import type { RemoteLoaderArgs, Result } from '@sundara/contracts/federation';
import { pageOf } from '@sundara/web/table';

export type ReviewList = Result<Reply<typeof ownReviews>>;

/** The tabs: unanswered reviews first. */
export const SHOWN = ['unanswered', 'answered', 'all'] as const;
export type Shown = (typeof SHOWN)[number];
const ANSWERED = { unanswered: 'no', answered: 'yes', all: undefined } as const;

export interface ReviewsData {
  readonly shown: Shown;
  /** The number of stars to filter by, if any. */
  readonly stars: number | undefined;
  readonly list: ReviewList;
}

/** Fetches the reviews that the address asks for: `show`, `rating` and `page`. */
export const loadReviews = async ({ shell, request }: RemoteLoaderArgs): Promise<ReviewsData> => {
  const { searchParams } = new URL(request.url);
  const shown = SHOWN.find((each) => each === searchParams.get('show')) ?? 'unanswered';
  const stars = [1, 2, 3, 4, 5].find((each) => String(each) === searchParams.get('rating'));
  const page = pageOf(searchParams);
  const query = { answered: ANSWERED[shown], rating: stars, page: page > 1 ? page : undefined };
  return {
    shown,
    stars,
    list: await shell.http.call(ownReviews, { query }, { signal: request.signal }),
  };
};
