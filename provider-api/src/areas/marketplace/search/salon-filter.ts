import type { listSalons } from '@sundara/contracts/api';
import { and, arrayContains, eq, gt, gte, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { MEAN, salons } from '../salons/salons.tables.ts';
import { factsAsked, havingFacts } from './salon-facts.ts';
import { prefixQuery, type Term } from './words/prefix-query.ts';
import type { Column, WordFrequencies } from './words/word-frequencies.ts';

export type SalonQuery = z.output<(typeof listSalons)['query']>;
export type SalonFilter = Pick<SalonQuery, 'sublocality' | 'specialty' | 'priceRange' | 'rating'> & {
  /** All of them are asked for. */
  readonly facts?: readonly string[] | undefined;
};

/** The filters of a query beside its text and its day. */
export const filterOf = (query: Omit<SalonQuery, 'page' | 'limit'>): SalonFilter => {
  const { sublocality, specialty, priceRange, rating } = query;
  return { sublocality, specialty, priceRange, rating, facts: factsAsked(query) };
};

/** Whether any filter is set. */
export const isNarrow = (filter: SalonFilter): boolean =>
  Object.values(filter).some((value) => value !== undefined);

/** Active salons that match the filters; a rating counts only if there are reviews. */
export const fitting = ({
  sublocality,
  specialty,
  priceRange,
  rating,
  facts,
}: SalonFilter): SQL | undefined =>
  and(
    sql`${salons.isActive}`,
    sublocality ? eq(salons.sublocality, sublocality) : undefined,
    specialty ? and(arrayContains(salons.specialties, [specialty]), isOffered(specialty)) : undefined,
    priceRange ? eq(salons.priceTier, priceRange) : undefined,
    rating ? and(gte(salons.rating, rating), gt(salons.reviewCount, 0)) : undefined,
    facts && havingFacts(facts),
  );

/** The lowest standing that the rating allows; it bounds the scan of the standing's index. */
export const leastStanding = ({ rating }: SalonFilter): SQL | undefined => {
  if (!rating) return undefined;
  const ofOne = (rating + MEAN.rating * MEAN.reviews) / (1 + MEAN.reviews);
  return sql`${salons.standing} >= ${Math.min(rating, ofOne) - 1e-9}`;
};

/** Checked once, so that a specialty without salons does not cause a scan of all salons. */
const isOffered = (specialty: string): SQL =>
  sql`(select exists (select from salon_counts where specialty = ${specialty} and salons > 0))`;

/** Words in at most this fraction of salons use the index; more frequent ones are checked in the rows it found. */
const RARE = 0.02;

/**
 * Salons that have every term in a column; none for no terms. Only rare terms, or else the rarest, use the index: for a
 * frequent one it would collect half of all salons, however few have the others.
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
  // `is true` keeps this condition off the index.
  return sql`(${found} and (${words} @@ ${prefixQuery(others)}::tsquery) is true)`;
};

/** The fraction of salons that have every term, assuming that words occur independently of each other. */
export const partHaving = (terms: readonly Term[], column: Column, frequencies: WordFrequencies): number =>
  terms.reduce((part, term) => part * frequencies.of(term, column), 1);
