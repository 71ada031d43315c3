import type { listSalons } from '@sundara/contracts/api';
import { and, arrayContains, eq, gt, gte, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { MEAN, salons } from '../salons/salons.tables.ts';
import { prefixQuery, type Term } from './words/prefix-query.ts';
import type { Column, WordFrequencies } from './words/word-frequencies.ts';

export type SalonQuery = z.output<(typeof listSalons)['query']>;
export type SalonFilter = Pick<SalonQuery, 'sublocality' | 'specialty' | 'priceRange' | 'rating'>;

/** Whether anything is asked for but a text. */
export const isNarrow = (filter: SalonFilter): boolean =>
  Object.values(filter).some((value) => value !== undefined);

/** Active salons that fit the filters; a rating counts once somebody gave one. */
export const fitting = ({ sublocality, specialty, priceRange, rating }: SalonFilter): SQL | undefined =>
  and(
    sql`${salons.isActive}`,
    sublocality ? eq(salons.sublocality, sublocality) : undefined,
    specialty ? and(arrayContains(salons.specialties, [specialty]), isOffered(specialty)) : undefined,
    priceRange ? eq(salons.priceTier, priceRange) : undefined,
    rating ? and(gte(salons.rating, rating), gt(salons.reviewCount, 0)) : undefined,
  );

/** The least standing that a rating can have; the index of the standing begins there. */
export const leastStanding = ({ rating }: SalonFilter): SQL | undefined => {
  if (!rating) return undefined;
  const ofOne = (rating + MEAN.rating * MEAN.reviews) / (1 + MEAN.reviews);
  return sql`${salons.standing} >= ${Math.min(rating, ofOne) - 1e-9}`;
};

/** Asked once, so that nobody reads every salon for a specialty that none has. */
const isOffered = (specialty: string): SQL =>
  sql`(select exists (select from salon_counts where specialty = ${specialty} and salons > 0))`;

/** Of so many of the salons, the index finds those with a word at once; more frequent words are looked for in what it found. */
const RARE = 0.02;

/**
 * Salons that have every term in a column; none for no terms. Only rare terms are asked of the index, or the rarest:
 * of a frequent one it would gather half of all salons, however few have the others.
 */
export const having = (terms: readonly Term[], column: Column, frequencies: WordFrequencies): SQL => {
  if (terms.length === 0) return sql`false`;
  const words = column === 'words' ? salons.words : salons.nameWords;
  const sorted = terms.toSorted((a, b) => frequencies.of(a, column) - frequencies.of(b, column));
  const isIndexed = (term: Term, at: number) => at === 0 || frequencies.of(term, column) <= RARE;
  const indexed = sorted.filter(isIndexed);
  const others = sorted.filter((term, at) => !isIndexed(term, at));
  const found = sql`${words} @@ ${prefixQuery(indexed)}::tsquery`;
  if (others.length === 0) return found;
  // No index serves what is asked to be true.
  return sql`(${found} and (${words} @@ ${prefixQuery(others)}::tsquery) is true)`;
};

/** The part of all salons that has every term, as if words came independently of each other. */
export const partHaving = (terms: readonly Term[], column: Column, frequencies: WordFrequencies): number =>
  terms.reduce((part, term) => part * frequencies.of(term, column), 1);
