import { type adminReviews, MOST_COUNTED_REVIEWS } from '@sundara/contracts/api';
import { and, asc, desc, eq, ilike, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { inOrderOf } from '../admin/list/page-of-ids.ts';
import { countUpTo } from '../admin/list/search.ts';
import { users } from '../auth/auth.tables.ts';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { isUuid } from '../http/uuid.ts';
import { literal } from '../salons/salons.repository.ts';
import { salons } from '../salons/salons.tables.ts';
import type { ReviewRow } from './review.presenter.ts';
import { findPhotosOf } from './review-photos.repository.ts';
import { reviews } from './reviews.tables.ts';

type Query = z.output<(typeof adminReviews)['query']>;
type Filter = Pick<Query, 'state' | 'rating' | 'salonId' | 'q'>;

/** To the letter what the index reviews_letters holds. */
const letters = sql`(${reviews.author} || ' ' || ${reviews.title} || ' ' || ${reviews.comment})`;

/** One or two letters, which no trigram holds, have to begin a word. */
const saying = (words: string): SQL | undefined => {
  if (isUuid(words)) return eq(reviews.id, words.toLowerCase());
  const text = literal(words);
  return words.length < 3
    ? or(ilike(letters, `${text}%`), ilike(letters, `% ${text}%`))
    : ilike(letters, `%${text}%`);
};

const STATES = { shown: isNull(reviews.hiddenAt), hidden: isNotNull(reviews.hiddenAt) };

const conditionOf = ({ state, rating, salonId, q }: Filter): SQL | undefined =>
  and(
    state && STATES[state],
    rating ? eq(reviews.rating, rating) : undefined,
    salonId ? (isUuid(salonId) ? eq(reviews.salonId, salonId) : sql`false`) : undefined,
    q ? saying(q) : undefined,
  );

/** What reads the ids of one page: the newest first, hidden ones by when they were. */
export const reviewIdsQuery = (db: DatabaseHandle, { page, limit, ...filter }: Query) =>
  newestFirst(db, filter)
    .limit(limit)
    .offset((page - 1) * limit);

const newestFirst = (db: DatabaseHandle, filter: Filter) =>
  db
    .select({ id: reviews.id })
    .from(reviews)
    .where(conditionOf(filter))
    .orderBy(desc(filter.state === 'hidden' ? reviews.hiddenAt : reviews.createdAt), asc(reviews.id));

/** One page of reviews, and how many fit, to MOST_COUNTED_REVIEWS. */
export const findAdminReviews = async (db: DatabaseHandle, query: Query) => {
  if (query.q) {
    // Words are looked for once: what is counted is what is leafed through.
    const hits = await newestFirst(db, query).limit(MOST_COUNTED_REVIEWS);
    const from = (query.page - 1) * query.limit;
    const ids = hits.slice(from, from + query.limit).map(({ id }) => id);
    return { rows: inOrderOf(ids, await findByIds(db, ids)), total: hits.length };
  }
  const total = await countUpTo(db, reviews, conditionOf(query), MOST_COUNTED_REVIEWS);
  if ((query.page - 1) * query.limit >= total) return { rows: [], total };
  const ids = (await reviewIdsQuery(db, query)).map(({ id }) => id);
  return { rows: inOrderOf(ids, await findByIds(db, ids)), total };
};

/** One review as admins see it; undefined where there is none. */
export const findAdminReview = async (db: DatabaseHandle, id: string): Promise<AdminReviewRow | undefined> =>
  (await findByIds(db, [id]))[0];

export type AdminReviewRow = ReviewRow & {
  readonly salon: { readonly id: string; readonly name: string };
  /** Who hid it. */
  readonly by: string | null;
};

const findByIds = async (db: DatabaseHandle, ids: readonly string[]): Promise<AdminReviewRow[]> => {
  if (ids.length === 0) return [];
  const [rows, photos] = await Promise.all([
    db
      .select({ review: reviews, salon: { id: salons.id, name: salons.name }, by: users.name })
      .from(reviews)
      .innerJoin(salons, eq(salons.id, reviews.salonId))
      .leftJoin(users, eq(users.id, reviews.hiddenBy))
      .where(inArray(reviews.id, [...ids])),
    findPhotosOf(db, ids),
  ]);
  return rows.map(({ review, salon, by }) => ({
    ...{ ...review, salon, by },
    photos: photos.filter(({ reviewId }) => reviewId === review.id),
  }));
};

const KEPT_MS = 10_000;

/**
 * Counts how many are shown and hidden. Hidden ones are few; how many there are in all is added up from the salons' own
 * counts and kept for ten seconds, in which few are written. What is hidden or shown counts at once.
 */
export const reviewCounter = (db: DatabaseHandle, now: () => Date) => {
  let kept = { at: Number.POSITIVE_INFINITY, all: 0 };
  return async (): Promise<{ readonly shown: number; readonly hidden: number }> => {
    const at = now().getTime();
    if (at < kept.at || at - kept.at >= KEPT_MS) kept = { at, all: await countAll(db) };
    const hidden = await db.$count(reviews, STATES.hidden);
    return { shown: kept.all - hidden, hidden };
  };
};

const countAll = async (db: DatabaseHandle): Promise<number> => {
  const hidden = sql`(select count(*) from ${reviews} r where r.hidden_at is not null)`;
  const [row] = await db
    .select({ all: sql<number>`(coalesce(sum(${salons.reviewCount}), 0) + ${hidden})::int` })
    .from(salons);
  return row?.all ?? 0;
};
