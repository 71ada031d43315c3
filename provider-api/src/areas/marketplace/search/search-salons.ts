import type { NextStart, salonFacets } from '@sundara/contracts/api';
import type * as z from 'zod/mini';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { findPlace } from '../places/localities.repository.ts';
import { type AskedSalon, findAskedServices, findWordBits } from './asked-services.ts';
import { findFacets } from './facets.repository.ts';
import { findSalons } from './find-salons.ts';
import { freeStarts } from './free-starts.ts';
import { readCards } from './salon-cards.repository.ts';
import { filterOf, isNarrow, type SalonQuery } from './salon-filter.ts';
import { bestForHits, findMostBooked, findNamedServices } from './service-hits.repository.ts';
import { anyFits, correctSpelling, parseForgiving } from './spelling-correction.ts';
import type { StartWindow } from './start-window.ts';
import { type Meaning, parseQuery } from './words/parse-query.ts';

/** Finds the first free starts of salons by the rules of booking, which this area doesn't know; by salon. */
export type FindNextStarts = (
  db: DatabaseHandle,
  salons: readonly AskedSalon[],
  window: StartWindow,
  now: Date,
) => Promise<ReadonlyMap<string, NextStart[]>>;

/** When visits may start, and who knows the starts. */
export interface TimesAsked {
  readonly window: StartWindow;
  readonly findNextStarts: FindNextStarts;
  readonly now: Date;
}

/**
 * Everything that one search returns: the page of salons, services, and the localities and specialties that the text
 * names. A text without matches is corrected and searched again; `corrected` is then the text that was searched.
 * @param times only salons that are free then, each with its next starts
 */
export const searchSalons = async (db: DatabaseHandle, query: SalonQuery, times?: TimesAsked) => {
  const { q, near, page, limit } = query;
  const filter = filterOf(query);
  const text = q?.trim();
  const [typed, from] = await Promise.all([
    text ? parseQuery(db, text) : undefined,
    near ? findPlace(db, near) : undefined,
  ]);
  const answer = async (meaning?: Meaning) => {
    const looked = bestForHits(filter, meaning, limit);
    const bits = times && meaning && (await findWordBits(db, meaning.terms));
    const { ids, best, ...counted } = await findSalons(db, {
      filter,
      sort: query.sort,
      offset: (page - 1) * limit,
      limit,
      best: looked,
      meaning,
      from,
      starts: times && freeStarts(times.window, bits),
    });
    const [salons, starts, services] = await Promise.all([
      readCards(db, ids, from),
      times &&
        findAskedServices(db, ids, bits).then((asked) =>
          times.findNextStarts(db, asked, times.window, times.now),
        ),
      meaning
        ? findNamedServices(db, best, meaning, limit)
        : findMostBooked(db, looked > 0 ? best : undefined, limit),
    ]);
    const { localities = [], specialties = [] } = meaning ?? {};
    return { salons, starts, services, localities, specialties, ...counted };
  };
  const found = await answer(typed);
  if (!text || !typed || found.total > 0 || ((isNarrow(filter) || times) && (await anyFits(db, typed))))
    return found;
  const forgiven = await correctSpelling(db, text, typed);
  return forgiven ? { ...(await answer(forgiven.meaning)), corrected: forgiven.corrected } : found;
};

/** Counts for each choice of each filter, over the results of the same search. */
export const countFacets = async (
  db: DatabaseHandle,
  query: z.output<(typeof salonFacets)['query']>,
  window?: StartWindow,
) => {
  const text = query.q?.trim();
  const meaning = text ? (await parseForgiving(db, text)).meaning : undefined;
  const bits = window && meaning && (await findWordBits(db, meaning.terms));
  const isFree = window && freeStarts(window, bits).fits;
  return findFacets(db, filterOf(query), { meaning, isFree });
};
