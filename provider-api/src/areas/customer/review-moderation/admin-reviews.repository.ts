import { MOST_COUNTED_REVIEWS, MOST_FOUND_REVIEWS } from '@sundara/contracts/api';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { findListCounts } from '../../../platform/list/list-counts.ts';
import { countUpTo } from '../../../platform/list/search.ts';
import { users } from '../../identity/index.ts';
import { salons } from '../../marketplace/index.ts';
import type { ReviewRow } from '../reviews/review.presenter.ts';
import { reviewPhotos, reviews } from '../reviews/reviews.tables.ts';
import {
  conditionOf,
  MOST_WALKED,
  newestFirst,
  type Query,
  reviewHits,
  reviewIdsQuery,
} from './admin-reviews.search.ts';

export type AdminReviewRow = ReviewRow & {
  readonly salon: { readonly id: string; readonly name: string };
  /** Who hid it. */
  readonly by: string | null;
};

/** One page of reviews, how many match (counted up to a limit), and how many are shown and hidden in all. */
export const findAdminReviews = async (db: DatabaseHandle, query: Query) => {
  const tallies = await findListCounts(db, 'reviews');
  const fits = query.salonId ? undefined : sumOf(tallies, query);
  // For common words, counting is faster than sorting, unless an index has just the requested reviews.
  const inOrder = query.q && (query.rating || query.salonId || (fits ?? 0) <= MOST_WALKED);
  const found = await (inOrder ? findHits(db, query, fits) : findCounted(db, query, fits));
  const of = (state: 'shown' | 'hidden') => sumOf(tallies, { state });
  return { ...found, counts: { shown: of('shown'), hidden: of('hidden') } };
};

/** The sum of the tallies that a query selects, each named '<shown or hidden> <stars>'. */
const sumOf = (
  tallies: ReadonlyMap<string, number>,
  { state, rating }: Pick<Query, 'state' | 'rating'>,
): number => {
  const fits = ([named, stars]: readonly string[]) =>
    (!state || named === state) && (!rating || stars === String(rating));
  return [...tallies].reduce((sum, [bucket, rows]) => sum + (fits(bucket.split(' ')) ? rows : 0), 0);
};

const findCounted = async (db: DatabaseHandle, query: Query, fits: number | undefined) => {
  const most = query.q ? MOST_FOUND_REVIEWS : MOST_COUNTED_REVIEWS;
  const total =
    query.q || fits === undefined
      ? await countUpTo(db, reviews, conditionOf(query), most)
      : Math.min(fits, most);
  if ((query.page - 1) * query.limit >= total) return { rows: [], total };
  const lines = await linesOf(db)
    .where(inArray(reviews.id, reviewIdsQuery(db, query, Boolean(query.q) && total < most)))
    .orderBy(...newestFirst(query), ...PHOTOS_IN_ORDER);
  return { rows: rowsOf(lines), total };
};

/** Searches once: the counted hits are also the ones that are paged through. */
const findHits = async (db: DatabaseHandle, query: Query, fits: number | undefined) => {
  const { hits, ids } = reviewHits(db, query, fits);
  const count = sql<number>`(select count(*)::int from ${hits})`;
  const lines = await linesOf(db.with(hits), count)
    .where(inArray(reviews.id, ids))
    .orderBy(...newestFirst(query), ...PHOTOS_IN_ORDER);
  if (lines.length > 0 || query.page === 1) return { rows: rowsOf(lines), total: lines[0]?.count ?? 0 };
  const [counted] = await db.with(hits).select({ count }).from(sql`(select) one`);
  return { rows: [], total: counted?.count ?? 0 };
};

/** One review as admins see it; undefined if there is none. */
export const findAdminReview = async (db: DatabaseHandle, id: string): Promise<AdminReviewRow | undefined> =>
  rowsOf(
    await linesOf(db)
      .where(eq(reviews.id, id))
      .orderBy(...PHOTOS_IN_ORDER),
  )[0];

/** One line for each photo of a review, or one line if it has none. */
const linesOf = (db: Pick<DatabaseHandle, 'select'>, count = sql<number>`1`) =>
  db
    .select({
      ...{ review: reviews, salon: { id: salons.id, name: salons.name }, by: users.name },
      ...{ photo: reviewPhotos, count },
    })
    .from(reviews)
    .innerJoin(salons, eq(salons.id, reviews.salonId))
    .leftJoin(users, eq(users.id, reviews.hiddenBy))
    .leftJoin(reviewPhotos, eq(reviewPhotos.reviewId, reviews.id));
const PHOTOS_IN_ORDER = [asc(reviewPhotos.position), asc(reviewPhotos.id)];
type Line = Awaited<ReturnType<typeof linesOf>>[number];

const rowsOf = (lines: readonly Line[]): readonly AdminReviewRow[] => {
  const first = new Map(lines.map((line) => [line.review.id, line]));
  return [...first.values()].map(({ review, salon, by }) => {
    const photos = lines.flatMap(({ photo }) => (photo?.reviewId === review.id ? photo : []));
    return { ...review, salon, by, photos };
  });
};
