import { Pool } from 'undici';
import { connectClients } from '../booking-bench/connected-clients.ts';
import { measureEach } from '../booking-bench/measure-each.ts';
import type { Figures } from '../search-bench/latencies.ts';
import type { Question } from './lists.ts';
import { measurePeople } from './measure-people.ts';
import { type PageSql, recordSql, replay } from './recorded-sql.ts';

export const CLIENTS = 8;
const WARMING = 80;
const TIMES = 320;
/** The same pages come again after so many. */
const VARIANTS = 16;

export interface Measured extends Question {
  /** Each asks its next question when the last is answered, without a pause. */
  readonly busy: Compared;
  /** Eight people ask all that the list can be asked in turn, and pause. */
  readonly people: Compared;
}

export interface Compared {
  readonly api: Figures;
  /** What the API asks the database for the same pages, asked without it. */
  readonly sql: Figures;
}

interface Place {
  /** Of the API's processes; the clients are spread over them. */
  readonly urls: readonly string[];
  readonly token: string;
  readonly databaseUrl: string;
}

/** Each question by itself and all of them mixed, over HTTP and as bare SQL, one after the other. */
export const measureQuestions = async (
  questions: readonly Question[],
  { urls, token, databaseUrl }: Place,
): Promise<readonly Measured[]> => {
  const processes = urls.map((url) => new Pool(url, { connections: CLIENTS, pipelining: 1 }));
  const bare = await connectClients(databaseUrl, CLIENTS);
  const headers = { authorization: `Bearer ${token}` };
  const overHttp = async (path: string, client: number): Promise<void> => {
    const { statusCode, body } = await processOf(processes, client).request({ method: 'GET', path, headers });
    const answer = await body.text();
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${answer}`);
  };
  const inSql = (page: PageSql, client: number) => replay(bare.at(client), page);
  const listed = questions.map((question) => ({
    question,
    paths: Array.from({ length: VARIANTS }, (_, number) => question.path(number)),
  }));
  try {
    const recorded = await recordSql(
      databaseUrl,
      token,
      listed.flatMap(({ paths }) => paths),
    );
    const busy = [];
    for (const [at, { question, paths }] of listed.entries()) {
      const pages = recorded.slice(at * VARIANTS, (at + 1) * VARIANTS);
      await measureEach(often(paths, WARMING), CLIENTS, overHttp);
      const api = await measureEach(often(paths, TIMES), CLIENTS, overHttp);
      await measureEach(often(pages, WARMING), CLIENTS, inSql);
      const sql = await measureEach(often(pages, TIMES), CLIENTS, inSql);
      busy.push({ question, paths, pages, busy: { api, sql } });
    }
    const asked = await measurePeople(busy, ({ paths }) => paths, CLIENTS, overHttp);
    const replayed = await measurePeople(asked, ([{ pages }]) => pages, CLIENTS, inSql);
    return replayed.map(([[{ question, busy }, api], sql]) => ({ ...question, busy, people: { api, sql } }));
  } finally {
    for (const http of processes) await http.close();
    await bare.close();
  }
};

const often = <T>(items: readonly T[], times: number): readonly T[] =>
  Array.from({ length: times }, (_, number) => items[number % items.length] as T);

const processOf = (processes: readonly Pool[], client: number): Pool => {
  const http = processes[client % processes.length];
  if (!http) throw new Error('There is no API process.');
  return http;
};
