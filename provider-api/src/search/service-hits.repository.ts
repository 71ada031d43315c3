import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { salons, services } from '../salons/salons.tables.ts';
import { bestSalons } from './best-salons.ts';
import { termQuery } from './prefix-query.ts';
import { about, type SalonFilter } from './salon-filter.ts';
import type { Meaning } from './understand.ts';

/** Salons whose services are looked at, the best that fit: so many for each that is shown, at most sixty. */
const SALONS_PER_HIT = 4;
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
      from ${bestSalons(filter, about(meaning), Math.min(limit * SALONS_PER_HIT, SALONS_READ))} as best
      join services on services.salon_id = best.id and services.is_active),
    folded as materialized (
      select each.name, each.tags, ${foldedOf('name')} as own, ${foldedOf('name')} || ${foldedOf('tags')} as anywhere
      from (select distinct name, tags from sold) as each),
    kinds as (
      select name, tags, ${wordsIn('own')} as in_name, ${wordsIn('anywhere')} as anywhere from folded),
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

/** As it was folded when the service was written. */
const foldedOf = (column: 'name' | 'tags'): SQL => {
  const text = sql.raw(`each.${column}`);
  return sql`coalesce((select words from search_texts where text = ${text}), array_to_tsvector(search_document(${text})))`;
};

/** The most booked services: of all salons, or of the best ones that fit the filters; twelve at most. */
export const findMostBooked = (db: DatabaseHandle, filter: SalonFilter, limit: number) => {
  const narrowed = Object.values(filter).some((value) => value !== undefined);
  const shown = db
    .select(hitColumns)
    .from(services)
    .innerJoin(salons, eq(salons.id, services.salonId))
    .orderBy(desc(services.bookingCount), asc(services.id))
    .limit(Math.min(limit, MOST_BOOKED));
  if (!narrowed) return shown.where(and(eq(services.isActive, true), sql`${salons.isActive}`));
  return shown.where(sql`${services.id} in (
    with best as materialized (select id from ${bestSalons(filter, undefined, SALONS_READ)} as best)
    select services.id from best join services on services.salon_id = best.id and services.is_active
    order by services.booking_count desc, services.id limit ${MOST_BOOKED})`);
};
