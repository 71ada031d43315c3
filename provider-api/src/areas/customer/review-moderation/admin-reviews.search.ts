import { type adminReviews, MOST_FOUND_REVIEWS } from '@sundara/contracts/api';
import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { literal } from '../../../platform/database/like-pattern.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import { reviews } from '../reviews/reviews.tables.ts';

export type Query = z.output<(typeof adminReviews)['query']>;
type Filter = Pick<Query, 'state' | 'rating' | 'salonId' | 'q'>;

/** Author, title and comment in small letters, a space before each: kept by the table, and by reviews_letters. */
const letters = sql`"letters"`;

/** One or two letters, which no trigram holds, have to begin a word. */
const saying = (words: string): SQL =>
  isUuid(words)
    ? eq(reviews.id, words.toLowerCase())
    : sql`${letters} like lower(${`${words.length < 3 ? '% ' : '%'}${literal(words)}%`}::text)`;

const STATES = { shown: isNull(reviews.hiddenAt), hidden: isNotNull(reviews.hiddenAt) };

/** What a list is narrowed to, but for its words. */
const narrowed = ({ state, rating, salonId }: Filter): SQL | undefined =>
  and(
    state && STATES[state],
    rating ? eq(reviews.rating, rating) : undefined,
    salonId ? (isUuid(salonId) ? eq(reviews.salonId, salonId) : sql`false`) : undefined,
  );

/** All that a list is narrowed to. */
export const conditionOf = (filter: Filter): SQL | undefined =>
  and(narrowed(filter), filter.q ? saying(filter.q) : undefined);

const listedAt = ({ state }: Filter) => (state === 'hidden' ? reviews.hiddenAt : reviews.createdAt);

/** The newest first, hidden ones by when they were. */
export const newestFirst = (filter: Filter): readonly [SQL, SQL] => [desc(listedAt(filter)), asc(reviews.id)];

/**
 * What reads the ids of one page.
 * @param few that so few fit that they are sorted, as by an order which no index has, sooner than met on the way
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

/** So few are read in their order sooner than the hits of a word that many say are sorted. */
export const MOST_WALKED = 15_000;

/**
 * The newest that say the words, as far as they are counted, and the ids of one page of them.
 * @param fits how many there are to look through; undefined where nobody counted them
 */
export const reviewHits = (db: DatabaseHandle, query: Query, fits: number | undefined) => {
  const { page, limit, q = '' } = query;
  const columns = { id: reviews.id, at: sql<Date>`${listedAt(query)}`.as('at') };
  const order = newestFirst(query);
  // Its own limit keeps the walk by itself: words are looked for on the way, and it ends with the last hit counted.
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
