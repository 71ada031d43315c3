import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { SPECIALTIES } from './specialties.ts';

/** What a text asks for. */
export interface Meaning {
  /** The folded words, each with alternatives; all must be found. */
  readonly terms: readonly (readonly string[])[];
  /** The folded text, as names begin. */
  readonly key: string;
  readonly localities: readonly NamedLocality[];
  readonly specialties: readonly NamedSpecialty[];
}

export interface NamedLocality {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly salons: number;
  /** The whole text is about it, not only a part. */
  readonly whole: boolean;
}

export interface NamedSpecialty {
  readonly name: string;
  readonly salons: number;
  readonly whole: boolean;
}

/** Localities and specialties that one answer tells of. */
const HITS = 5;
/** Counts end here. */
export const MOST_COUNTED = 1000;

interface Row extends Record<string, unknown> {
  readonly words: readonly string[];
  readonly joins: readonly { readonly from: number; readonly to: number; readonly word: string }[] | null;
  readonly localities: readonly NamedLocality[] | null;
  readonly specialties: readonly NamedSpecialty[] | null;
}

/**
 * Reads a text: its words, folded by the same function as what is searched; words that together may be one (Toli
 * Chowki, hair cut); the localities and specialties that it names, in full or as far as they are typed.
 */
export const understand = async (db: DatabaseHandle, text: string): Promise<Meaning> => {
  const { rows } = await db.execute<Row>(sql`
    with asked as materialized (select search_tokens(${text}) as typed),
    runs as (
      select starts as "from", ends as "to", search_fold(array_to_string(typed[starts:ends], '')) as word
      from asked, generate_series(1, cardinality(typed) - 1) as starts,
           generate_series(starts + 1, least(starts + 3, cardinality(typed))) as ends
    ),
    places as (
      select name, latitude, longitude, within or exact as whole, exact,
             exists (select from unnest(keys) as key where starts_with(key, array_to_string(typed, ' '))) as begins,
             (select coalesce(sum(salons), 0)::int from salon_counts where specialty = '' and sublocality = name) as salons
      from asked, localities, lateral (select
        array_to_string(asked.typed, ' ') = any(keys) or array_to_string(asked.typed, '') = any(keys) as exact,
        not exists (select from unnest(asked.typed) as word
                    where not exists (select from unnest(localities.words) as own where starts_with(own, word))) as within,
        exists (select from unnest(keys) as key where string_to_array(key, ' ') <@ asked.typed) as contained) as fit
      where kind = 'locality' and (exact or within or contained) and cardinality(asked.typed) > 0
    ),
    trades as (
      select name, cardinality(typed) = 1 as whole,
             (select coalesce(sum(salons), 0)::int from salon_counts where specialty = name) as salons
      from asked, unnest(${sql.param([...SPECIALTIES])}::text[]) as name
      where search_fold(name) = any(typed) or (cardinality(typed) = 1 and starts_with(search_fold(name), typed[1]))
        or search_fold(name) = array_to_string(typed, '')
    )
    select typed as words,
      (select json_agg(runs) from runs where exists (
         select from search_words as known
         where known.word collate "C" >= runs.word and known.word collate "C" < runs.word || '{')) as joins,
      (select json_agg(places) from (
         select name, latitude, longitude, salons, whole from places where salons > 0
         order by exact desc, whole desc, begins desc, salons desc, name limit ${HITS}) as places) as localities,
      (select json_agg(trades) from (
         select name, salons, whole from trades where salons > 0
         order by salons desc limit ${HITS}) as trades) as specialties
    from asked`);
  const { words = [], joins, localities, specialties } = rows[0] ?? {};
  return {
    terms: words.map((word, at) => [
      word,
      ...(joins ?? []).filter(({ from, to }) => from <= at + 1 && at + 1 <= to).map((join) => join.word),
    ]),
    key: words.join(' '),
    localities: localities ?? [],
    specialties: specialties ?? [],
  };
};
