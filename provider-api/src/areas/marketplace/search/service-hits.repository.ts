import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { salons, services } from '../salons/salons.tables.ts';
import { MOST_BEST } from './ordered-scan.ts';
import { isNarrow, type SalonFilter } from './salon-filter.ts';
import type { Meaning } from './words/parse-query.ts';
import { termQuery } from './words/prefix-query.ts';

/** For a text, the number of salons searched for each service that is shown. */
const SALONS_PER_HIT = 4;
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

/** How many of the best matching salons are searched for services; 0 means all. */
export const bestForHits = (filter: SalonFilter, meaning: Meaning | undefined, limit: number): number => {
  if (meaning) return Math.min(limit * SALONS_PER_HIT, MOST_BEST);
  return isNarrow(filter) ? MOST_BEST : 0;
};

/** The services of some salons with the most words of a text: in the name first, then most booked. */
export const findNamedServices = async (
  db: DatabaseHandle,
  salonIds: readonly string[],
  meaning: Meaning,
  limit: number,
) => {
  if (salonIds.length === 0) return [];
  const wordsIn = (column: string): SQL =>
    sql.join(
      meaning.terms.map((term) => sql`(${sql.raw(column)} @@ ${termQuery(term)}::tsquery)::int`),
      sql` + `,
    );
  const found = sql`
    with sold as materialized (
      select services.id, services.booking_count, services.name, array_to_string(services.specializations, ' ') as tags
      from services where salon_id = any(${sql.param([...salonIds])}::uuid[]) and is_active),
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

/** The words as they were folded when the service was written. */
const foldedOf = (column: 'name' | 'tags'): SQL => {
  const text = sql.raw(`each.${column}`);
  return sql`coalesce((select words from search_texts where text = ${text}), array_to_tsvector(search_document(${text})))`;
};

/** The most booked services, twelve at most: of the given salons, or else of all active ones. */
export const findMostBooked = (
  db: DatabaseHandle,
  salonIds: readonly string[] | undefined,
  limit: number,
) => {
  if (salonIds?.length === 0) return [];
  return db
    .select(hitColumns)
    .from(services)
    .innerJoin(salons, eq(salons.id, services.salonId))
    .where(
      and(
        eq(services.isActive, true),
        salonIds ? inArray(services.salonId, [...salonIds]) : sql`${salons.isActive}`,
      ),
    )
    .orderBy(desc(services.bookingCount), asc(services.id))
    .limit(Math.min(limit, MOST_BOOKED));
};
