import type { salonFacets } from '@sundara/contracts/api';
import type * as z from 'zod/mini';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { findPlace } from '../places/localities.repository.ts';
import { findFacets } from './facets.repository.ts';
import { findSalons } from './find-salons.ts';
import { readCards } from './salon-cards.repository.ts';
import { isNarrow, type SalonFilter, type SalonQuery } from './salon-filter.ts';
import { bestForHits, findMostBooked, findNamedServices } from './service-hits.repository.ts';
import { anyFits, correctSpelling, parseForgiving } from './spelling-correction.ts';
import { type Meaning, parseQuery } from './words/parse-query.ts';

/**
 * Everything that one search returns: the page of salons, services, and the localities and specialties that the text
 * names. A text without matches is corrected and searched again; `corrected` is then the text that was searched.
 */
export const searchSalons = async (db: DatabaseHandle, query: SalonQuery) => {
  const { q, near, page, limit, sublocality, specialty, priceRange, rating } = query;
  const filter: SalonFilter = { sublocality, specialty, priceRange, rating };
  const text = q?.trim();
  const [typed, from] = await Promise.all([
    text ? parseQuery(db, text) : undefined,
    near ? findPlace(db, near) : undefined,
  ]);
  const answer = async (meaning?: Meaning) => {
    const looked = bestForHits(filter, meaning, limit);
    const { ids, best, ...counted } = await findSalons(db, {
      filter,
      sort: query.sort,
      offset: (page - 1) * limit,
      limit,
      best: looked,
      meaning,
      from,
    });
    const [salons, services] = await Promise.all([
      readCards(db, ids, from),
      meaning
        ? findNamedServices(db, best, meaning, limit)
        : findMostBooked(db, looked > 0 ? best : undefined, limit),
    ]);
    const { localities = [], specialties = [] } = meaning ?? {};
    return { salons, services, localities, specialties, ...counted };
  };
  const found = await answer(typed);
  if (!text || !typed || found.total > 0 || (isNarrow(filter) && (await anyFits(db, typed)))) return found;
  const forgiven = await correctSpelling(db, text, typed);
  return forgiven ? { ...(await answer(forgiven.meaning)), corrected: forgiven.corrected } : found;
};

/** Counts for each choice of each filter, over the results of the same search. */
export const countFacets = async (db: DatabaseHandle, query: z.output<(typeof salonFacets)['query']>) => {
  const { q, ...filter } = query;
  const text = q?.trim();
  const asked = text ? await parseForgiving(db, text) : undefined;
  return findFacets(db, filter, asked?.meaning);
};
