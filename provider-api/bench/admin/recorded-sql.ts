import { AsyncLocalStorage } from 'node:async_hooks';
import { NOWHERE, removeFolder } from '@sundara/node/testing';
import type pg from 'pg';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { openBench } from '../../src/testing/payments/booking-bench.ts';

/** A statement as the API sends it: with a name only where it has one (decision 50). */
interface Recorded {
  readonly name: string | undefined;
  readonly text: string;
  readonly values: unknown[];
}

export type PageSql = readonly Recorded[];

export interface RecordedPage {
  readonly sql: PageSql;
  /** How many rows match the query; undefined for responses that are no list. */
  readonly total: number | undefined;
}

/**
 * The API's database statements for each of these paths, in order: they are recorded while the same routes answer in
 * this process.
 * @throws Error with the response where a page is refused
 */
export const recordSql = async (
  databaseUrl: string,
  token: string,
  paths: readonly string[],
): Promise<readonly RecordedPage[]> => {
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  const recording = new AsyncLocalStorage<Recorded[]>();
  const { pool } = database;
  const query = pool.query.bind(pool) as (
    config: pg.QueryConfig,
    values?: unknown[],
  ) => Promise<pg.QueryResult>;
  const recorded = (config: pg.QueryConfig | string, values?: unknown[]) => {
    const asked = typeof config === 'string' ? { text: config } : config;
    recording.getStore()?.push({ name: asked.name, text: asked.text, values: values ?? asked.values ?? [] });
    return query(config as pg.QueryConfig, values);
  };
  Object.assign(pool, { query: recorded });
  const bench = await openBench(database, NOWHERE);
  bench.now = new Date();
  // Statements of the server's start are not recorded.
  await bench.app.ready();
  try {
    const pages: RecordedPage[] = [];
    for (const path of paths) {
      const statements: Recorded[] = [];
      const answer = await recording.run(statements, () => bench.call('GET', path, { token }));
      if (answer.status !== 200)
        throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.json)}`);
      const { pagination } = answer.json as { pagination?: { total: number } };
      pages.push({ sql: statements, total: pagination?.total });
    }
    return pages;
  } finally {
    await bench.close();
    await removeFolder(bench.dataDir);
    await database.close();
  }
};

/** Sends the same statements to the database, one after the other. */
export const replay = async (client: pg.Client, page: PageSql): Promise<void> => {
  for (const statement of page) await client.query({ ...statement, rowMode: 'array' });
};
