import { REVIEWS_PER_PAGE, type salonReviews } from '@sundara/contracts/api';
import { and, asc, count, desc, eq, isNull, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { findPhotosOf } from './photos/review-photos.repository.ts';
import type { ReviewRow } from './review.presenter.ts';
import { reviews } from './reviews.tables.ts';

type ReviewQuery = z.output<(typeof salonReviews)['query']>;

const newestFirst = [desc(reviews.createdAt), asc(reviews.id)];
/** Among reviews with equal stars, the newest describes the salon best as it is now. */
const ORDERS: Record<ReviewQuery['sort'], readonly SQL[]> = {
  newest: newestFirst,
  highest: [desc(reviews.rating), ...newestFirst],
  lowest: [asc(reviews.rating), ...newestFirst],
};

/** The public reviews of a salon, without hidden ones. */
const shownOf = (salonId: string): SQL | undefined =>
  and(eq(reviews.salonId, salonId), isNull(reviews.hiddenAt));

/** One page of a salon's reviews, and how many there are. */
export const findReviews = async (
  db: DatabaseHandle,
  salonId: string,
  { page, limit, rating, sort }: ReviewQuery,
): Promise<{ readonly rows: ReviewRow[]; readonly total: number }> => {
  const condition = and(shownOf(salonId), rating ? eq(reviews.rating, rating) : undefined);
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(reviews)
      .where(condition)
      .orderBy(...ORDERS[sort])
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: count() }).from(reviews).where(condition),
  ]);
  return { rows: await withPhotos(db, rows), total: counted?.total ?? 0 };
};

const withPhotos = async (
  db: DatabaseHandle,
  rows: readonly (typeof reviews.$inferSelect)[],
): Promise<ReviewRow[]> => {
  const photos = await findPhotosOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, photos: photos.filter(({ reviewId }) => reviewId === row.id) }));
};

/** The first page of the newest reviews, which the salon's page shows at once. */
export const findFirstReviews = async (db: DatabaseHandle, salonId: string): Promise<ReviewRow[]> =>
  withPhotos(
    db,
    await db
      .select()
      .from(reviews)
      .where(shownOf(salonId))
      .orderBy(...newestFirst)
      .limit(REVIEWS_PER_PAGE),
  );

/** The number of shown reviews of the salon for each number of stars; stars that nobody gave are missing. */
export const countByStars = (
  db: DatabaseHandle,
  salonId: string,
): Promise<{ readonly stars: number; readonly count: number }[]> =>
  db
    .select({ stars: reviews.rating, count: count() })
    .from(reviews)
    .where(shownOf(salonId))
    .groupBy(reviews.rating);
