import { loadavg } from 'node:os';
import { makeTemporaryFolder, NOWHERE, removeFolder, startPostgresCluster } from '@sundara/node/testing';
import pg from 'pg';
import { withClient } from '../../src/platform/database/connections.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { startApi } from '../../src/testing/payments/api-process.ts';
import { buildApi } from '../../src/testing/payments/built-api.ts';
import { QUESTIONS } from './lists.ts';
import { makeMarketplace } from './make-marketplace.ts';
import { type Measured, measureQuestions } from './measure-questions.ts';
import { signedIn } from './signed-in.ts';
import { SIZES } from './sizes.ts';
import { GOAL_MS, tellList, tellWhole } from './tell-questions.ts';

/** Settings that a real server would get; the rest are PostgreSQL's defaults. */
const SERVER = {
  shared_buffers: '512MB',
  effective_cache_size: '2GB',
  max_wal_size: '2GB',
  random_page_cost: '1.1',
  synchronous_commit: 'off',
};

/**
 * `npm run bench -- admin`: creates a marketplace in its own PostgreSQL, has the built API, one process per core,
 * answer every query of every list, and prints results as it runs. With a word, only the lists whose names contain it.
 * With BENCH_DATABASE_URL, an empty database there is filled, and used again the next time.
 * @returns whether the goal is met without pauses between requests
 */
const main = async (): Promise<boolean> => {
  const [word = ''] = process.argv.slice(2);
  const kept = process.env.BENCH_DATABASE_URL;
  const cluster = kept === undefined ? await startPostgresCluster(SERVER) : undefined;
  const built = await buildApi();
  const dataDir = await makeTemporaryFolder();
  try {
    const databaseUrl = kept ?? (await cluster?.createDatabase()) ?? '';
    await prepare(databaseUrl);
    const api = await startApi({ databaseUrl, dataDir }, NOWHERE, { main: built.main });
    try {
      const chosen = QUESTIONS.filter(({ list }) => list.toLowerCase().includes(word.toLowerCase()));
      const measured: Measured[] = [];
      for (const name of new Set(chosen.map(({ list }) => list))) {
        const questions = chosen.filter(({ list }) => list === name);
        const token = await signedIn(databaseUrl);
        const figures = await measureQuestions(questions, { url: api.url, token, databaseUrl });
        tellList(name, figures);
        measured.push(...figures);
      }
      tellWhole(measured);
      return measured.every(({ busy }) => busy.api.p99 <= GOAL_MS);
    } finally {
      await api.stop();
    }
  } finally {
    await removeFolder(dataDir);
    await built.remove();
    await cluster?.stop();
  }
};

/** Migrates the database, and fills it unless it already has data. */
const prepare = async (databaseUrl: string): Promise<void> => {
  const since = performance.now();
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  await migrate(database);
  const { rowCount } = await database.pool.query('select from bookings limit 1');
  await database.close();
  if (!rowCount) await makeMarketplace(databaseUrl);
  await withClient(new pg.Client({ connectionString: databaseUrl }), (client) => client.query('checkpoint'));
  const sizes = Object.entries(SIZES).map(([name, size]) => `${size.toLocaleString('en')} ${name}`);
  console.log(
    `${sizes.join(', ')}; ready after ${Math.round((performance.now() - since) / 1000)} s (load of the machine ${loadavg()[0]?.toFixed(1)})`,
  );
};

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1));
process.exitCode = (await main()) ? 0 : 1;
