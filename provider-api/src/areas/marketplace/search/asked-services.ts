import type { OpeningHours, SlotMinutes } from '@sundara/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { salons } from '../salons/salons.tables.ts';
import { type Term, termQuery } from './words/prefix-query.ts';

/** For each name or tags of services with a word of the text: its words, one bit for each. */
export type WordBits = Readonly<Record<string, number>>;

/** Words after these don't decide what is asked for; an integer has no more bits. */
const MOST_TERMS = 30;

/** The texts of services that have words of a search; they are few, as salons sell much the same. */
export const findWordBits = async (db: DatabaseHandle, terms: readonly Term[]): Promise<WordBits> => {
  const queries = terms.slice(0, MOST_TERMS).map(termQuery);
  if (queries.length === 0) return {};
  const bits = queries.map((query, at) => sql`(words @@ ${query}::tsquery)::int << ${sql.raw(String(at))}`);
  const { rows } = await db.execute<{ found: WordBits | null }>(sql`
    select json_object_agg(text, ${sql.join(bits, sql` | `)}) as found
    from search_texts where words @@ ${queries.join(' | ')}::tsquery`);
  return rows[0]?.found ?? {};
};

/**
 * The services that a search asks a salon for, by `place`: those with the most words of the text; where none has any,
 * or for no text, the most booked one, or else the shortest. To be joined laterally to `salons`.
 */
export const askedServices = (bits: WordBits | undefined): SQL => {
  const usual = sql`booking_count desc, duration_minutes, buffer_minutes, id`;
  if (!bits || Object.keys(bits).length === 0)
    return sql`select services.*, 1 as place from services where salon_id = ${salons.id} and is_active order by ${usual} limit 1`;
  const known = sql`${JSON.stringify(bits)}::jsonb`;
  const bitsOf = (text: SQL): SQL => sql`coalesce((${known} ->> ${text})::int, 0)`;
  const words = sql`${bitsOf(sql`name`)} | ${bitsOf(sql`array_to_string(specializations, ' ')`)}`;
  return sql`
    select * from (
      select *, max(hits) over () as most, row_number() over (order by hits desc, ${usual})::int as place
      from services, lateral (select bit_count((${words})::bit(32)) as hits) as counted
      where salon_id = ${salons.id} and is_active) as ranked
    where hits = most and (most > 0 or place = 1)`;
};

/** A salon with the services that a search asks it for, the best first: what the slot engine needs of both. */
export interface AskedSalon {
  readonly id: string;
  readonly openingHours: OpeningHours;
  readonly seats: number;
  readonly slotMinutes: SlotMinutes | null;
  readonly services: readonly AskedService[];
}

export interface AskedService {
  readonly id: string;
  readonly durationMinutes: number;
  readonly bufferMinutes: number;
  readonly pricePaise: number;
  readonly discountPercent: number;
}

/** The salons with the services asked for, in one query. */
export const findAskedServices = async (
  db: DatabaseHandle,
  salonIds: readonly string[],
  bits: WordBits | undefined,
): Promise<readonly AskedSalon[]> => {
  if (salonIds.length === 0) return [];
  const { rows } = await db.execute<AskedSalon & Record<string, unknown>>(sql`
    select ${salons.id} as id, ${salons.openingHours} as "openingHours", ${salons.seats} as seats,
      ${salons.slotMinutes} as "slotMinutes", (
        select coalesce(json_agg(json_build_object('id', id, 'durationMinutes', duration_minutes, 'bufferMinutes', buffer_minutes,
          'pricePaise', price_paise, 'discountPercent', discount_percent) order by place), '[]')
        from (${askedServices(bits)}) as asked) as services
    from ${salons} where ${salons.id} = any(${sql.param([...salonIds])}::uuid[])`);
  return rows;
};
