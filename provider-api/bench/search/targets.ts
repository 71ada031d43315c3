import { listSalons } from '@sundara/contracts/api';
import { makeTemporaryFolder, removeFolder } from '@sundara/node/testing';
import { Pool } from 'undici';
import { searchSalons } from '../../src/areas/marketplace/search/search-salons.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { runServer } from '../../src/testing/run-server.ts';
import { askByHand } from './by-hand.ts';
import { CLIENTS, measure } from './clients.ts';
import type { Figures } from './latencies.ts';
import { withClients } from './named-statement.ts';
import type { Question } from './questions.ts';

/** Something that answers the queries of the benchmark. */
export interface Target {
  readonly name: string;
  /** @param pauseMs before each query of each client */
  readonly measure: (questions: readonly Question[], forMs: number, pauseMs?: number) => Promise<Figures>;
  readonly close: () => Promise<void>;
}

export interface ApiTarget extends Target {
  readonly idsOf: (question: Question) => Promise<readonly string[]>;
}

/** The API as a separate process, over connections that stay open. */
export const startApi = async (
  name: string,
  databaseUrl: string,
  readCacheMb: number,
): Promise<ApiTarget> => {
  const dataDir = await makeTemporaryFolder();
  const server = runServer({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DEMO_DATA: 'off',
    READ_CACHE_MB: String(readCacheMb),
    LOG_LEVEL: 'error',
  });
  // The API ends with this process, however that ends.
  const end = () => server.signal('SIGKILL');
  process.once('exit', end);
  const pool = new Pool(await server.ready(), { connections: CLIENTS, pipelining: 1 });
  const ask = async (question: Question): Promise<Buffer> => {
    const path = `/api/public/salons?${new URLSearchParams(question)}`;
    const { statusCode, body } = await pool.request({ method: 'GET', path });
    const bytes = Buffer.from(await body.arrayBuffer());
    if (statusCode !== 200)
      throw new Error(`${path} was answered by ${statusCode}: ${bytes.subarray(0, 300)}`);
    return bytes;
  };
  return {
    name,
    measure: (questions, forMs, pauseMs) => measure(questions, forMs, ask, pauseMs),
    idsOf: async (question) => {
      const { salons } = JSON.parse(String(await ask(question))) as { salons: { id: string }[] };
      return salons.map(({ id }) => id);
    },
    close: async () => {
      await pool.close();
      server.signal('SIGTERM');
      await server.ended();
      process.off('exit', end);
      await removeFolder(dataDir);
    },
  };
};

/** Hand-written SQL for the same queries, on its own connections. */
export const byHand = (databaseUrl: string): Target => ({
  name: 'SQL by hand',
  measure: (questions, forMs) =>
    withClients(databaseUrl, '-c jit=off', (clients) =>
      measure(questions, forMs, async (question, number) => {
        const client = clients[number];
        if (client) await askByHand(client, question);
      }),
    ),
  close: async () => {},
});

/** The API's own search without anything around it: no HTTP, no cache, no presentation. */
export const bareSearch = async (databaseUrl: string): Promise<Target> => {
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  return {
    name: 'bare search',
    measure: (questions, forMs) =>
      measure(questions, forMs, (question) => searchSalons(database.db, listSalons.query.parse(question))),
    close: () => database.close(),
  };
};
