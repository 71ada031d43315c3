import type { listSalons, SalonSort } from '@sundara/contracts/api';
import {
  and,
  arrayContains,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  like,
  type SQL,
  sql,
} from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { countByStars, findFirstReviews } from '../reviews/reviews.repository.ts';
import { salons, services, specialists } from './salons.tables.ts';

export type SalonFilter = z.output<(typeof listSalons)['query']>;

const { search: _search, searchWords: _words, ...shown } = getTableColumns(salons);
const lowestPrice = sql<number>`(select coalesce(min(${discounted()}), 0)::int from services where services.salon_id = salons.id and services.is_active)`;
const highestPrice = sql<number>`(select coalesce(max(${discounted()}), 0)::int from services where services.salon_id = salons.id and services.is_active)`;
/** The columns of a card: the salon's own, and its cheapest and dearest service in paise. */
export const cardColumns = { ...shown, fromPaise: lowestPrice, toPaise: highestPrice };

function discounted(): SQL {
  return sql.raw('round(services.price_paise * (100 - services.discount_percent) / 100.0)');
}

const ORDERS: Record<SalonSort, readonly SQL[]> = {
  relevance: [desc(salons.rating), asc(salons.id)],
  distance: [desc(salons.rating), asc(salons.id)],
  rating_desc: [desc(salons.rating), asc(salons.id)],
  rating_asc: [asc(salons.rating), asc(salons.id)],
  name_asc: [asc(salons.name), asc(salons.id)],
  name_desc: [desc(salons.name), asc(salons.id)],
  newest: [desc(salons.createdAt), asc(salons.id)],
  oldest: [asc(salons.createdAt), asc(salons.id)],
};

/** Text as LIKE takes it to the letter. */
export const literal = (text: string): string => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

/**
 * One or two letters are the beginning of a word, more may stand anywhere: in two letters there is no trigram, so
 * the whole table would be read.
 */
const matching = (text: string): SQL => {
  const wanted = text.trim().toLowerCase();
  if (wanted.length > 2) return like(salons.search, `%${literal(wanted)}%`);
  const word = wanted.replaceAll(/[^\p{L}\p{N}]/gu, '');
  return word ? sql`${salons.searchWords} @@ ${`${word}:*`}::tsquery` : sql`false`;
};

const conditionOf = ({ q, sublocality, specialty, priceRange, rating }: SalonFilter): SQL | undefined =>
  and(
    eq(salons.isActive, true),
    q?.trim() ? matching(q) : undefined,
    sublocality ? eq(salons.sublocality, sublocality) : undefined,
    specialty ? arrayContains(salons.specialties, [specialty]) : undefined,
    priceRange ? eq(salons.priceTier, priceRange) : undefined,
    rating ? and(gte(salons.rating, rating), gt(salons.reviewCount, 0)) : undefined,
  );

/** One page of the active salons that fit, and how many there are. */
export const findSalons = async (db: DatabaseHandle, filter: SalonFilter) => {
  const condition = conditionOf(filter);
  const { page, limit, sort = 'rating_desc' } = filter;
  const [rows, [total]] = await Promise.all([
    db
      .select(cardColumns)
      .from(salons)
      .where(condition)
      .orderBy(...ORDERS[sort])
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: count() }).from(salons).where(condition),
  ]);
  return { rows, total: total?.total ?? 0 };
};

/** Services whose name fits the text, at active salons, most booked first; none without a text. */
export const findServices = async (db: DatabaseHandle, { q, limit }: SalonFilter) => {
  const wanted = q?.trim().toLowerCase() ?? '';
  if (wanted.length < 2) return [];
  const pattern = wanted.length > 2 ? `%${literal(wanted)}%` : `${literal(wanted)}%`;
  return db
    .select({
      service: services,
      salon: {
        name: salons.name,
        sublocality: salons.sublocality,
        rating: salons.rating,
        reviewCount: salons.reviewCount,
      },
    })
    .from(services)
    .innerJoin(salons, eq(salons.id, services.salonId))
    .where(
      and(
        eq(services.isActive, true),
        eq(salons.isActive, true),
        like(sql`lower(${services.name})`, pattern),
      ),
    )
    .orderBy(desc(services.bookingCount), asc(services.id))
    .limit(limit);
};

export const findSublocalities = (db: DatabaseHandle) => {
  return db
    .select({
      name: salons.sublocality,
      salons: sql<number>`count(*)::int`,
      latitude: sql<number>`avg(${salons.latitude})`,
      longitude: sql<number>`avg(${salons.longitude})`,
    })
    .from(salons)
    .where(eq(salons.isActive, true))
    .groupBy(salons.sublocality)
    .orderBy(asc(salons.sublocality));
};

/** An active salon with its active services, team and first reviews; undefined when there is none. */
export const findSalonDetail = async (db: DatabaseHandle, id: string) => {
  const [salon] = await db
    .select(cardColumns)
    .from(salons)
    .where(and(eq(salons.id, id), eq(salons.isActive, true)))
    .limit(1);
  if (!salon) return undefined;
  const [offered, team, said, counts] = await Promise.all([
    findActiveServices(db, id),
    db.select().from(specialists).where(eq(specialists.salonId, id)).orderBy(asc(specialists.name)),
    findFirstReviews(db, id),
    countByStars(db, id),
  ]);
  return { salon, services: offered, specialists: team, reviews: said, ratingCounts: counts };
};

/** A salon's active services by category and name, or only those named by id. */
export const findActiveServices = (db: DatabaseHandle, salonId: string, ids?: readonly string[]) =>
  db
    .select()
    .from(services)
    .where(
      and(
        eq(services.salonId, salonId),
        eq(services.isActive, true),
        ids ? inArray(services.id, [...ids]) : undefined,
      ),
    )
    .orderBy(asc(services.category), asc(services.name));
