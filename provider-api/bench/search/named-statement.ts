import pg from 'pg';
import { withClient } from '../../src/platform/database/connections.ts';
import { CLIENTS, measure } from './clients.ts';
import type { Figures } from './latencies.ts';
import type { Question } from './questions.ts';

/** A page of a locality, with a rating and a specialty, as one statement text for all values. */
const PAGE = `
  select id, name from salons
  where is_active and ($1::text is null or sublocality = $1) and ($2::text is null or specialties @> array[$2])
    and ($3::numeric is null or rating >= $3)
    and ($4::tsquery is null or words @@ $4)
  order by standing desc, id limit 12`;

/** Executions after which a server in mode `auto` has chosen its plan. */
const WARM = 8;
const LIMIT = '-c statement_timeout=20000 -c jit=off';

/** How a server may plan a named statement: by its own choice, one plan for all values, or one for each. */
type PlanMode = 'auto' | 'force_generic_plan' | 'force_custom_plan';

/** The queries, reduced to the words and filters that the page supports. */
export const pageQuestionsOf = (questions: readonly Question[]): Question[] =>
  questions.map(({ q, sublocality, specialty, rating }) => ({
    ...(q && { q }),
    ...(sublocality && { sublocality }),
    ...(specialty && { specialty }),
    ...(rating && { rating }),
    sort: 'rating_desc',
    limit: '12',
  }));

/**
 * The page as a named statement, in each of the ways that a server may plan it. The problem is values that few salons
 * have: a plan for all values, and one for a word that the server assumes to be frequent, scan the order of standing
 * until they have found twelve. A statement ends after 20 s.
 */
export const measureNamed = async (
  databaseUrl: string,
  questions: readonly Question[],
  forMs: number,
): Promise<{ left: Figures; generic: Figures; planned: Figures }> => {
  const values = await valuesOf(databaseUrl, questions);
  const run = (mode: PlanMode): Promise<Figures> =>
    withClients(databaseUrl, `${LIMIT} -c plan_cache_mode=${mode}`, async (clients) => {
      const ask = (of: unknown[], number: number) =>
        clients[number]?.query({ name: 'page', text: PAGE, values: of }).catch(unlessTooLong) ??
        Promise.resolve();
      if (mode === 'auto')
        for (const of of values.slice(0, WARM))
          await Promise.all(clients.map((_, number) => ask(of, number)));
      return measure(values, forMs, ask);
    });
  const left = await run('auto');
  const generic = await run('force_generic_plan');
  return { left, generic, planned: await run('force_custom_plan') };
};

/** Connects as many clients as run at once, and closes them. */
export const withClients = async <T>(
  databaseUrl: string,
  options: string,
  work: (clients: readonly pg.Client[]) => Promise<T>,
): Promise<T> => {
  const clients = Array.from(
    { length: CLIENTS },
    () => new pg.Client({ connectionString: databaseUrl, options }),
  );
  try {
    await Promise.all(clients.map((client) => client.connect()));
    return await work(clients);
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
};

const valuesOf = (databaseUrl: string, questions: readonly Question[]): Promise<unknown[][]> =>
  withClient(new pg.Client({ connectionString: databaseUrl }), async (client) => {
    const { rows } = await client.query<{ words: string | null }>(
      `select (select string_agg(quote_literal(word) || ':*', ' & ') from unnest(search_tokens(q)) as word) as words
       from unnest($1::text[]) with ordinality as asked (q, n) order by n`,
      [questions.map(({ q }) => q ?? null)],
    );
    return questions.map(({ sublocality, specialty, rating }, at) => [
      sublocality,
      specialty,
      rating,
      rows[at]?.words,
    ]);
  });

const unlessTooLong = (error: unknown): void => {
  if (!(error instanceof pg.DatabaseError && error.code === '57014')) throw error;
};
