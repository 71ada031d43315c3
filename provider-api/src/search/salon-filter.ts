import type { listSalons } from '@sundara/contracts/api';
import { and, arrayContains, eq, gt, gte, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { salons } from '../salons/salons.tables.ts';
import { prefixQuery } from './prefix-query.ts';
import type { Meaning } from './understand.ts';

export type SalonQuery = z.output<(typeof listSalons)['query']>;
export type SalonFilter = Pick<SalonQuery, 'sublocality' | 'specialty' | 'priceRange' | 'rating'>;

/** Active salons that fit the filters; a rating counts once somebody gave one. */
export const fitting = ({ sublocality, specialty, priceRange, rating }: SalonFilter): SQL | undefined =>
  and(
    sql`${salons.isActive}`,
    sublocality ? eq(salons.sublocality, sublocality) : undefined,
    specialty ? and(arrayContains(salons.specialties, [specialty]), isOffered(specialty)) : undefined,
    priceRange ? eq(salons.priceTier, priceRange) : undefined,
    rating ? and(gte(salons.rating, rating), gt(salons.reviewCount, 0)) : undefined,
  );

/** Asked once, so that nobody reads every salon for a specialty that none has. */
const isOffered = (specialty: string): SQL =>
  sql`(select exists (select from salon_counts where specialty = ${specialty} and salons > 0))`;

/** Salons that have every word of a text somewhere; none for a text without words. */
export const about = ({ terms }: Meaning): SQL =>
  terms.length > 0 ? sql`${salons.words} @@ ${prefixQuery(terms)}::tsquery` : sql`false`;
