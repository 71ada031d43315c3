import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { salons, services } from '../salons/salons.tables.ts';
import { termQuery } from './prefix-query.ts';
import { about, fitting, type SalonFilter } from './salon-filter.ts';
import type { Meaning } from './understand.ts';

/** Salons whose services are looked at: the best that fit. */
const SALONS_READ = 60;
/** Services shown without a text. */
const MOST_BOOKED = 12;

const hitColumns = {
  service: services,
  salon: {
    name: salons.name,
    sublocality: salons.sublocality,
    rating: salons.rating,
    reviewCount: salons.reviewCount,
  },
};

/** Services that have the most words of the text, at the best salons that fit, most booked first. */
export const findNamedServices = async (
  db: DatabaseHandle,
  filter: SalonFilter,
  meaning: Meaning,
  limit: number,
) => {
  if (meaning.terms.length === 0) return [];
  const words = sql`array_to_tsvector(search_document(text))`;
  const score = sql.join(
    meaning.terms.map((term) => sql`(${words} @@ ${termQuery(term)}::tsquery)::int`),
    sql` + `,
  );
  const found = sql`
    with sold as materialized (
      select services.id, services.booking_count, services.salon_id,
             concat_ws(' ', services.name, array_to_string(services.specializations, ' ')) as text
      from (${bestSalons(and(fitting(filter), about(meaning)))}) as best
      join services on services.salon_id = best.id and services.is_active),
    texts as (select text, ${score} as score from (select distinct text from sold) as each)
    select id from (
      select sold.id, sold.booking_count, rank() over (order by score desc) as place
      from sold join texts using (text) where score > 0) as ranked
    where place = 1 order by booking_count desc, id limit ${limit}`;
  return db
    .select(hitColumns)
    .from(services)
    .innerJoin(salons, eq(salons.id, services.salonId))
    .where(sql`${services.id} in (${found})`)
    .orderBy(desc(services.bookingCount), asc(services.id));
};

const bestSalons = (condition: SQL | undefined): SQL => sql`
  select ${salons.id} as id from ${salons} where ${condition}
  order by ${desc(salons.standing)}, ${asc(salons.id)} limit ${SALONS_READ}`;

/** The most booked services: of all salons, or of the best ones that fit the filters; twelve at most. */
export const findMostBooked = (db: DatabaseHandle, filter: SalonFilter, limit: number) => {
  const narrowed = Object.values(filter).some((value) => value !== undefined);
  return db
    .select(hitColumns)
    .from(services)
    .innerJoin(salons, eq(salons.id, services.salonId))
    .where(
      and(
        eq(services.isActive, true),
        narrowed ? inArray(salons.id, sql`(${bestSalons(fitting(filter))})`) : eq(salons.isActive, true),
      ),
    )
    .orderBy(desc(services.bookingCount), asc(services.id))
    .limit(Math.min(limit, MOST_BOOKED));
};
