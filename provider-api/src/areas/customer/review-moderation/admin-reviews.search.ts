import { type adminReviews, MOST_FOUND_REVIEWS } from '@sundara/contracts/api';
import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { literal } from '../../../platform/database/like-pattern.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import { reviews } from '../reviews/reviews.tables.ts';

export type Query = z.output<(typeof adminReviews)['query']>;
type Filter = Pick<Query, 'state' | 'rating' | 'salonId' | 'q'>;

/** Author, title and comment in lower case, a space before each: a stored column, indexed by reviews_letters. */
const letters = sql`"letters"`;

/** A search of one or two letters, too short for a trigram, matches only at the start of a word. */
const saying = (words: string): SQL =>
  isUuid(words)
    ? eq(reviews.id, words.toLowerCase())
    : sql`${letters} like lower(${`${words.length < 3 ? '% ' : '%'}${literal(words)}%`}::text)`;

const STATES = { shown: isNull(reviews.hiddenAt), hidden: isNotNull(reviews.hiddenAt) };

/** The filters of a list, without its words. */
const narrowed = ({ state, rating, salonId }: Filter): SQL | undefined =>
  and(
    state && STATES[state],
    rating ? eq(reviews.rating, rating) : undefined,
    salonId ? (isUuid(salonId) ? eq(reviews.salonId, salonId) : sql`false`) : undefined,
  );

/** All filters of a list. */
export const conditionOf = (filter: Filter): SQL | undefined =>
  and(narrowed(filter), filter.q ? saying(filter.q) : undefined);

const listedAt = ({ state }: Filter) => (state === 'hidden' ? reviews.hiddenAt : reviews.createdAt);

/** Newest first; hidden reviews by when they were hidden. */
export const newestFirst = (filter: Filter): readonly [SQL, SQL] => [desc(listedAt(filter)), asc(reviews.id)];

/**
 * The query for the ids of one page.
 * @param few whether so few reviews match that sorting them, by an expression without an index, is faster than scanning
 */
export const reviewIdsQuery = (db: DatabaseHandle, { page, limit, ...filter }: Query, few = false) =>
  db
    .select({ id: reviews.id })
    .from(reviews)
    .where(conditionOf(filter))
    .orderBy(
      few ? desc(sql`coalesce(${listedAt(filter)}, 'epoch')`) : newestFirst(filter)[0],
      asc(reviews.id),
    )
    .limit(limit)
    .offset((page - 1) * limit);

/** Up to this many reviews, scanning them in order is faster than sorting the hits of a common word. */
export const MOST_WALKED = 15_000;

/**
 * The newest reviews that contain the words, up to the counting limit, and the ids of one page of them.
 * @param fits how many reviews there are to search; undefined if not counted
 */
export const reviewHits = (db: DatabaseHandle, query: Query, fits: number | undefined) => {
  const { page, limit, q = '' } = query;
  const columns = { id: reviews.id, at: sql<Date>`${listedAt(query)}`.as('at') };
  const order = newestFirst(query);
  // Its own limit keeps this scan a separate subquery: it matches words row by row and stops at the last counted hit.
  const walk = db
    .select({ ...columns, letters: letters.as('letters') })
    .from(reviews)
    .where(narrowed(query))
    .orderBy(...order)
    .limit(2 * MOST_WALKED)
    .as('walk');
  const named = db.$with('hits');
  const hits =
    fits !== undefined && fits <= MOST_WALKED && !isUuid(q)
      ? named.as(
          db.select({ id: walk.id, at: walk.at }).from(walk).where(saying(q)).limit(MOST_FOUND_REVIEWS),
        )
      : named.as(
          db
            .select(columns)
            .from(reviews)
            .where(conditionOf(query))
            .orderBy(...order)
            .limit(MOST_FOUND_REVIEWS),
        );
  const ids = db
    .select({ id: hits.id })
    .from(hits)
    .orderBy(desc(hits.at), asc(hits.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { hits, ids };
};
