import { Pool } from 'undici';
import { connectClients } from '../booking-bench/connected-clients.ts';
import { measureEach } from '../booking-bench/measure-each.ts';
import type { Figures } from '../search-bench/clients.ts';
import type { Question } from './lists.ts';
import { type PageSql, recordSql, replay } from './recorded-sql.ts';

/** Each asks its next question when the last is answered, without a pause. */
export const CLIENTS = 8;
const WARMING = 80;
const TIMES = 640;
/** The same pages come again after so many. */
const VARIANTS = 16;

export interface Measured extends Question {
  readonly api: Figures;
  /** What the API asks the database for the same pages, asked without it. */
  readonly sql: Figures;
}

interface Place {
  readonly url: string;
  readonly token: string;
  readonly databaseUrl: string;
}

/** Each question by itself, over HTTP and as bare SQL, one after the other. */
export const measureQuestions = async (
  questions: readonly Question[],
  { url, token, databaseUrl }: Place,
): Promise<readonly Measured[]> => {
  const http = new Pool(url, { connections: CLIENTS, pipelining: 1 });
  const bare = await connectClients(databaseUrl, CLIENTS);
  const headers = { authorization: `Bearer ${token}` };
  const overHttp = async (path: string): Promise<void> => {
    const { statusCode, body } = await http.request({ method: 'GET', path, headers });
    const answer = await body.text();
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${answer}`);
  };
  const inSql = (page: PageSql, client: number) => replay(bare.at(client), page);
  const paths = questions.map(({ path }) => Array.from({ length: VARIANTS }, (_, number) => path(number)));
  try {
    const pages = await recordSql(databaseUrl, token, paths.flat());
    const measured: Measured[] = [];
    for (const [at, question] of questions.entries()) {
      const own = pages.slice(at * VARIANTS, (at + 1) * VARIANTS);
      await measureEach(often(paths[at] ?? [], WARMING), CLIENTS, overHttp);
      const api = await measureEach(often(paths[at] ?? [], TIMES), CLIENTS, overHttp);
      await measureEach(often(own, WARMING), CLIENTS, inSql);
      const sql = await measureEach(often(own, TIMES), CLIENTS, inSql);
      measured.push({ ...question, api, sql });
    }
    return measured;
  } finally {
    await http.close();
    await bare.close();
  }
};

const often = <T>(items: readonly T[], times: number): readonly T[] =>
  Array.from({ length: times }, (_, number) => items[number % items.length] as T);
