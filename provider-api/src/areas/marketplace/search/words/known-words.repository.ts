import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../../platform/database/database-handle.ts';

/** A word that searches know; `weight` says how likely it is to be meant, 1 to 4. */
export interface KnownWord {
  readonly word: string;
  readonly shown: string;
  readonly weight: number;
}

/** Words that a typed one may mean: they begin with it, look like it, or sound like it. */
export interface Candidates {
  readonly typed: string;
  readonly known: readonly KnownWord[];
  /** Two known words that were written as one. */
  readonly splits: readonly { readonly first: KnownWord; readonly second: KnownWord }[];
}

/** How many words of each sort are considered. */
const NEAREST = 15;

interface Row extends Record<string, unknown> {
  readonly typed: string;
  readonly known: readonly KnownWord[] | null;
  readonly splits: Candidates['splits'] | null;
}

/** Candidates for each of some folded words, from the vocabulary alone. */
export const findKnownWords = async (
  db: DatabaseHandle,
  typed: readonly string[],
): Promise<readonly Candidates[]> => {
  const { rows } = await db.execute<Row>(sql`
    select typed, near.known, halves.splits
    from unnest(${sql.param([...typed])}::text[]) as typed,
    lateral (select search_sound(typed) as sound) as heard,
    lateral (select json_agg(found) as known from (
      (select word, shown, weight from search_words
       where word collate "C" >= typed and word collate "C" < typed || '{' order by length(word), word limit ${NEAREST})
      union
      (select word, shown, weight from search_words where word % typed
       order by similarity(word, typed) desc, weight desc, word limit ${NEAREST})
      union
      (select word, shown, weight from search_words where sound collate "C" = heard.sound
       order by weight desc, similarity(word, typed) desc, word limit ${NEAREST})
      union
      (select word, shown, weight from search_words
       where length(heard.sound) >= 3 and sound collate "C" > heard.sound and sound collate "C" < heard.sound || '{'
       order by length(word), word limit ${NEAREST})) as found) as near,
    lateral (select json_agg(json_build_object('first', row_to_json(one), 'second', row_to_json(two))) as splits
      from generate_series(2, length(typed) - 2) as at,
      lateral (select word, shown, weight from search_words where word = left(typed, at)) as one,
      lateral (select word, shown, weight from search_words
        where word collate "C" >= substr(typed, at + 1) and word collate "C" < substr(typed, at + 1) || '{'
        order by length(word) limit 1) as two) as halves`);
  return rows.map((row) => ({ typed: row.typed, known: row.known ?? [], splits: row.splits ?? [] }));
};

/** The space-separated parts of a text as they were written, by their folded form. */
export const findWritten = async (db: DatabaseHandle, text: string): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await db.execute<{ folded: string; written: string }>(sql`
    select search_fold(written) as folded, written
    from unnest(${sql.param(text.split(/\s+/).slice(0, 20))}::text[]) as written`);
  return new Map(rows.map(({ folded, written }) => [folded, written]));
};
