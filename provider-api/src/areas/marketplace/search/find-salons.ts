import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { BY_STANDING, type Order, orderOf, type PlanePoint } from '../salons/orders.ts';
import { salons } from '../salons/salons.tables.ts';
import { countOfKind } from './facets.repository.ts';
import type { FreeStarts } from './free-starts.ts';
import { type Few, type Found, findFew, findPart, MOST_COUNTED, type Part } from './ordered-scan.ts';
import { byRelevance, closerWays, type Way } from './relevance.ts';
import {
  fitting,
  having,
  isNarrow,
  leastStanding,
  partHaving,
  type SalonFilter,
  type SalonQuery,
} from './salon-filter.ts';
import type { Meaning } from './words/parse-query.ts';
import { wordFrequencies } from './words/word-frequencies.ts';

export interface SalonsAsked extends Part {
  readonly filter: SalonFilter;
  readonly sort?: SalonQuery['sort'];
  readonly meaning?: Meaning | undefined;
  readonly from?: PlanePoint | undefined;
  /** Only salons with such a start. */
  readonly starts?: FreeStarts | undefined;
  /** How many of the highest standing to return in addition to the page. */
  readonly best: number;
}

export type SalonsFound = Found & { readonly best: readonly string[] };

const NONE: SalonsFound = { ids: [], best: [], total: 0, capped: false };
/** An estimate is trusted when it is this many times the number that is counted. */
const SURELY = 5;

interface Search {
  readonly filter: SalonFilter;
  /** The condition without the text. */
  readonly fits: SQL | undefined;
  readonly whole: SQL | undefined;
  readonly part: Part;
  /** The fraction of all salons that match the filter. */
  readonly share: number;
}

/**
 * The ids of matching salons: one page in the requested order, and the best of all pages. At most a thousand are
 * counted and can be paged through.
 */
export const findSalons = async (db: DatabaseHandle, asked: SalonsAsked): Promise<SalonsFound> => {
  const { filter, meaning, offset, best, starts } = asked;
  if (meaning?.terms.length === 0) return NONE;
  const [frequencies, kind] = await Promise.all([
    wordFrequencies(db),
    meaning && !isNarrow(filter) ? undefined : countOfKind(db, filter),
  ]);
  const about = meaning && having(meaning.terms, 'words', frequencies);
  const fits = and(fitting(filter), starts?.fits);
  const search: Search = {
    ...{ filter, fits },
    whole: and(fits, about),
    part: { offset, limit: Math.max(0, Math.min(asked.limit, MOST_COUNTED - offset)) },
    share: isNarrow(filter) ? (kind ?? 0) / Math.max(frequencies.salons, 1) : 1,
  };
  const sort = asked.sort ?? (meaning ? 'relevance' : 'rating_desc');
  // Nobody knows how many are free before they are read.
  const areMany = starts
    ? false
    : meaning
      ? areSurelyMany(frequencies.salons * partHaving(meaning.terms, 'words', frequencies) * search.share)
      : (kind ?? 0) > MOST_COUNTED;
  const found =
    sort === 'relevance' && about
      ? await findRelevant(db, search, closerWays(meaning, frequencies), about, areMany)
      : await findOrdered(
          db,
          search,
          orderOf(sort, { from: asked.from, firstStart: starts?.first }),
          areMany,
        );
  if (found.best || best === 0) return { ...found, best: (found.best ?? []).slice(0, best) };
  const { ids } = await findOrdered(db, { ...search, part: { offset: 0, limit: best } }, BY_STANDING, true);
  return { ...found, best: ids };
};

const areSurelyMany = (estimate: number): boolean => estimate > SURELY * MOST_COUNTED;

const findOrdered = (db: DatabaseHandle, { filter, whole, part }: Search, order: Order, areMany: boolean) =>
  findPart(db, { whole, among: amongOf(order, filter) }, order, part, areMany);

/** Locality and minimum rating bound the scan of the standing's index; a scan by distance may reach a locality late. */
const amongOf = (order: Order, filter: SalonFilter): SQL | undefined => {
  const { sublocality } = filter;
  if (sublocality && !order.isWhole) return undefined;
  const narrower =
    order.by === BY_STANDING.by
      ? [sublocality ? eq(salons.sublocality, sublocality) : undefined, leastStanding(filter)]
      : [];
  return and(sql`${salons.isActive}`, ...narrower);
};

/**
 * The best of each way to match, until the page is full. Ways may contain each other, so each is read up to the end of
 * the page and no further.
 */
const findRelevant = async (
  db: DatabaseHandle,
  { filter, fits, whole, part, share }: Search,
  ways: readonly Way[],
  about: SQL,
  areMany: boolean,
): Promise<Found & Partial<Few>> => {
  const end = part.offset + part.limit;
  const few = () => findFew(db, { whole }, byRelevance(ways), part);
  const first = areMany ? undefined : await few();
  if (first && !first.capped) return first;
  const ids = new Set<string>();
  for (const way of [...ways, { fits: about, salons: Number.POSITIVE_INFINITY, place: undefined }]) {
    if (ids.size >= end) break;
    const found = await findPart(
      db,
      {
        whole: and(fits, way.fits),
        among: amongOf(BY_STANDING, { ...filter, sublocality: filter.sublocality ?? way.place }),
      },
      BY_STANDING,
      { offset: 0, limit: end },
      areSurelyMany(way.salons * share),
    );
    for (const id of found.ids) ids.add(id);
  }
  // The statistics were wrong.
  if (!first && ids.size < end) return few();
  return { ids: [...ids].slice(part.offset, end), total: MOST_COUNTED, capped: true };
};
