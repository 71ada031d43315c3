import { Pool } from 'undici';
import { connectClients } from '../booking/connected-clients.ts';
import { measureEach } from '../booking/measure-each.ts';
import type { Figures } from '../search/latencies.ts';
import type { Question } from './lists.ts';
import { measurePeople } from './measure-people.ts';
import { type RecordedPage, recordSql, replay } from './recorded-sql.ts';

export const CLIENTS = 8;
/** After this many requests the engine has compiled the code: as in a process that has run for a while. */
const WARMING = 240;
const TIMES = 480;
/** Enough that a single hiccup of the machine is not the 99th percentile. */
const ROUNDS = { api: 120, sql: 40 };
/** After this many, the same pages repeat. */
const VARIANTS = 16;

export interface Measured extends Question {
  /** Each client sends its next query as soon as the last is answered, without a pause. */
  readonly busy: Compared;
  /** Eight users send all queries of the list in turn, with pauses. */
  readonly people: Compared;
}

export interface Compared {
  readonly api: Figures;
  /** The API's database statements for the same pages, run directly. */
  readonly sql: Figures;
}

interface Place {
  readonly url: string;
  readonly token: string;
  readonly databaseUrl: string;
}

/** Each query separately and all of them mixed, over HTTP and as bare SQL, one after the other. */
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
  const inSql = ({ sql }: RecordedPage, client: number) => replay(bare.at(client), sql);
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
      requireRows(question, pages);
      await measureEach(often(paths, WARMING), CLIENTS, overHttp);
      const api = await measureEach(often(paths, TIMES), CLIENTS, overHttp);
      await measureEach(often(pages, WARMING), CLIENTS, inSql);
      const sql = await measureEach(often(pages, TIMES), CLIENTS, inSql);
      busy.push({ question, paths, pages, busy: { api, sql } });
    }
    const asked = await measurePeople(
      busy,
      ({ paths }) => paths,
      { people: CLIENTS, rounds: ROUNDS.api },
      overHttp,
    );
    const replayed = await measurePeople(
      asked,
      ([{ pages }]) => pages,
      { people: CLIENTS, rounds: ROUNDS.sql },
      inSql,
    );
    return replayed.map(([[{ question, busy }, api], sql]) => ({ ...question, busy, people: { api, sql } }));
  } finally {
    await http.close();
    await bare.close();
  }
};

/** Pages without rows are fast: only queries whose name says so may have none. */
const requireRows = ({ list, name }: Question, pages: readonly RecordedPage[]): void => {
  if (/that (no|nothing|nobody|is none)/.test(name) || pages.some(({ total }) => total !== 0)) return;
  throw new Error(`${list}, ${name}: no page has a row, so this measures nothing.`);
};

const often = <T>(items: readonly T[], times: number): readonly T[] =>
  Array.from({ length: times }, (_, number) => items[number % items.length] as T);
