import type pg from 'pg';
import type { Read } from '../../src/areas/marketplace/search/words/parse-query.ts';
import { POINT, searchedByHand } from './by-hand-sql.ts';
import type { Question } from './questions.ts';

/** The limit of counts and pages. */
const MOST = 1000;
const SPECIALTIES = ['Hair', 'Makeup', 'Spa', 'Skin', 'Nails', 'Beard', 'Massage'];

/** The meaning of a text, as statements need it. */
export interface ParsedQuery {
  readonly key: string;
  /** One text-search query for each word. */
  readonly terms: readonly string[];
  readonly places: readonly string[];
  readonly trade?: string | undefined;
}

/** The nearest known word for each unknown word, in one statement. */
const CORRECTED = `
  select string_agg(coalesce(near.shown, word), ' ' order by n) as text
  from unnest($1::text[]) with ordinality as typed (word, n) left join lateral (
    select shown from search_words as known where known.word % typed.word
    order by similarity(known.word, typed.word) + 0.02 * weight desc limit 1) as near on true`;

/**
 * Answers a query with the ids of its salons, by hand-written SQL on one connection.
 *
 * @param corrects whether a text without matches is searched again as it was probably meant; true by default
 */
export const askByHand = async (
  client: pg.Client,
  question: Question,
  { corrects = true } = {},
): Promise<{ ids: string[] }> => {
  const { q, page = '1' } = question;
  if (!q) return search(client, question);
  const understood = await parseQuery(client, q);
  const found = await search(client, question, understood);
  const words = understood.key.split(' ');
  if (!corrects || found.ids.length > 0 || page !== '1' || words.every((word) => word.length < 3))
    return found;
  const { rows } = await client.query<{ text: string }>(CORRECTED, [words]);
  return search(client, question, await parseQuery(client, rows[0]?.text ?? ''));
};

const parseQuery = async (client: pg.Client, text: string): Promise<ParsedQuery> => {
  const { rows } = await client.query<{ read: Read }>(`select search_understand($1, $2::text[]) as read`, [
    text,
    SPECIALTIES,
  ]);
  const { words = [], known = [], joins, localities, specialties } = rows[0]?.read ?? {};
  const terms = words.map((word, at) => {
    const isWhole = at < words.length - 1 && known.includes(word);
    const more = (joins ?? []).filter(({ from, to }) => from <= at + 1 && at + 1 <= to);
    return `(${[isWhole ? `'${word}'` : `'${word}':*`, ...more.map((join) => `'${join.word}':*`)].join(' | ')})`;
  });
  return {
    key: words.join(' '),
    terms,
    places: (localities ?? []).filter(({ whole }) => whole).map(({ name }) => name),
    trade: (specialties ?? []).find(({ whole }) => whole)?.name,
  };
};

interface PageRow {
  readonly id: string;
  readonly total: number;
  readonly best: readonly string[] | null;
}

const search = async (client: pg.Client, question: Question, understood?: ParsedQuery) => {
  const { near } = question;
  const place = near ? await client.query<{ point: string }>(POINT, [near]) : undefined;
  const { fewOf, manyOf, servicesAt, bestServices } = searchedByHand(
    question,
    understood,
    place?.rows[0]?.point,
  );
  const few = understood ? await client.query<PageRow>(fewOf()) : undefined;
  const [first] = few?.rows ?? [];
  if (few && first && first.total <= MOST) {
    await client.query(servicesAt(first.best ?? []));
    return { ids: few.rows.map(({ id }) => id) };
  }
  // A page past the last row has no row that holds the total.
  if (few && !first && (question.page ?? '1') === '1') return { ids: [] };
  const { rows } = await client.query<PageRow>(manyOf());
  await client.query(bestServices());
  return { ids: rows.map(({ id }) => id) };
};
