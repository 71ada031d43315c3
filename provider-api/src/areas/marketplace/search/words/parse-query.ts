import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../../platform/database/database-handle.ts';
import { SPECIALTIES } from '../specialties.ts';
import { everydayWords } from './everyday-words.ts';
import type { Term } from './prefix-query.ts';

/** The meaning of a search text. */
export interface Meaning {
  /** The words; all must be found. The last one, and unknown words, may be unfinished. */
  readonly terms: readonly Term[];
  /** The folded text, for names that begin with it. */
  readonly key: string;
  readonly localities: readonly NamedLocality[];
  readonly specialties: readonly NamedSpecialty[];
}

export interface NamedLocality {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly salons: number;
  /** The whole text names it, not only a part. */
  readonly whole: boolean;
}

export interface NamedSpecialty {
  readonly name: string;
  readonly salons: number;
  readonly whole: boolean;
}

/** What the database recognises in a text. */
export interface Read {
  readonly words: readonly string[];
  readonly known?: readonly string[];
  readonly joins?: readonly { readonly from: number; readonly to: number; readonly word: string }[] | null;
  readonly localities?: readonly NamedLocality[] | null;
  readonly specialties?: readonly NamedSpecialty[] | null;
}

/**
 * Parses a text: its telling words, folded by the same function as the data that is searched; words that together may be one
 * (Toli Chowki, hair cut); the localities and specialties that it names, in full or by their beginning.
 */
export const parseQuery = async (db: DatabaseHandle, text: string): Promise<Meaning> => {
  const { rows } = await db.execute<{ read: Read }>(
    sql`select search_understand(${everydayWords(text)}, ${sql.param([...SPECIALTIES])}::text[]) as read`,
  );
  const { words = [], known = [], joins, localities, specialties } = rows[0]?.read ?? {};
  return {
    terms: words.map((word, at) => ({
      word,
      whole: at < words.length - 1 && known.includes(word),
      joins: (joins ?? []).filter(({ from, to }) => from <= at + 1 && at + 1 <= to).map((join) => join.word),
    })),
    key: words.join(' '),
    localities: localities ?? [],
    specialties: specialties ?? [],
  };
};
