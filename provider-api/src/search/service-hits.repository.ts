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

/** Services that have the most words of the text, at the best salons that fit: in the name first, then most booked. */
export const findNamedServices = async (
  db: DatabaseHandle,
  filter: SalonFilter,
  meaning: Meaning,
  limit: number,
) => {
  if (meaning.terms.length === 0) return [];
  const wordsIn = (column: string): SQL =>
    sql.join(
      meaning.terms.map((term) => sql`(${sql.raw(column)} @@ ${termQuery(term)}::tsquery)::int`),
      sql` + `,
    );
  const found = sql`
    with sold as materialized (
      select services.id, services.booking_count, services.name, array_to_string(services.specializations, ' ') as tags
      from (${bestSalons(and(fitting(filter), about(meaning)))}) as best
      join services on services.salon_id = best.id and services.is_active),
    kinds as (
      select name, tags, ${wordsIn('own')} as in_name, ${wordsIn('own || tagged')} as anywhere
      from (select name, tags, array_to_tsvector(search_document(name)) as own,
                   array_to_tsvector(search_document(tags)) as tagged
            from (select distinct name, tags from sold) as each) as folded),
    ranked as (
      select id, in_name, booking_count, anywhere, max(anywhere) over () as most from sold join kinds using (name, tags))
    select id, row_number() over (order by in_name desc, booking_count desc, id) as n
    from ranked where anywhere = most and most > 0
    order by n limit ${limit}`;
  return db
    .select(hitColumns)
    .from(services)
    .innerJoin(salons, eq(salons.id, services.salonId))
    .innerJoin(sql`(${found}) as found`, sql`found.id = ${services.id}`)
    .orderBy(sql`found.n`);
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
