import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Order } from '../salons/orders.ts';
import { salons } from '../salons/salons.tables.ts';
import { having, partHaving } from './salon-filter.ts';
import type { Meaning } from './words/parse-query.ts';
import type { WordFrequencies } from './words/word-frequencies.ts';

/** A way to match a text. */
export interface Way {
  readonly fits: SQL;
  /** The approximate number of matches. */
  readonly salons: number;
  /** The locality of all of them. */
  readonly place?: string;
}

/** Ways to match a text more closely than by its words anywhere, the best first. */
export const closerWays = (
  { key, terms, localities, specialties }: Meaning,
  frequencies: WordFrequencies,
): readonly Way[] => {
  const places = localities.filter(({ whole }) => whole);
  const names = places.map(({ name }) => name);
  const trade = specialties.find(({ whole }) => whole);
  return [
    {
      fits: sql`(${salons.nameKey} collate "C" >= ${key} and ${salons.nameKey} collate "C" < ${`${key}{`})`,
      salons: 0,
    },
    {
      fits: having(terms, 'name_words', frequencies),
      salons: frequencies.salons * partHaving(terms, 'name_words', frequencies),
    },
    ...places.slice(0, 1).map(({ name }) => ({
      fits: inArray(salons.sublocality, names),
      salons: places.reduce((sum, place) => sum + place.salons, 0),
      ...(places.length === 1 && { place: name }),
    })),
    ...(trade
      ? [{ fits: sql`${salons.specialties} @> array[${trade.name}]::text[]`, salons: trade.salons }]
      : []),
  ];
};

/** By the closest match, then by standing. */
export const byRelevance = (ways: readonly Way[]): Order => {
  const cases = ways.map(({ fits }, at) => sql`when ${fits} then ${sql.raw(String(at))}`);
  const by = sql`(case ${sql.join(cases, sql` `)} else ${sql.raw(String(ways.length))} end, -${salons.standing})`;
  return { by, falls: false, idFalls: false, isWhole: false };
};
