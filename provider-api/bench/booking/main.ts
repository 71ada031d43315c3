import { availableParallelism, loadavg } from 'node:os';
import { startPostgresCluster } from '@sundara/node/testing';
import pg from 'pg';
import { withClient } from '../../src/platform/database/connections.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { buildApi } from '../../src/testing/payments/built-api.ts';
import { measureAvailability } from './measure-availability.ts';
import { measureOrders } from './measure-orders.ts';

/** Settings that a real server would get; the rest are PostgreSQL's defaults. */
const SERVER = {
  shared_buffers: '512MB',
  effective_cache_size: '2GB',
  max_wal_size: '2GB',
  random_page_cost: '1.1',
  synchronous_commit: 'off',
};

/**
 * `npm run bench -- booking`: its own PostgreSQL and the built API; prints results as it runs.
 *
 * @returns whether the goals are met
 */
const main = async (): Promise<boolean> => {
  const load = loadavg()[0] ?? 0;
  if (load > availableParallelism()) {
    console.log(
      `Others keep this machine busy (load ${load.toFixed(1)} on ${availableParallelism()} cores): the one process of the API suffers more from it than the many of the database, so ratios come out too high.`,
    );
  }
  const cluster = await startPostgresCluster(SERVER);
  const api = await buildApi();
  try {
    const databaseUrl = await cluster.createDatabase();
    const database = await openDatabase({ databaseUrl, dataDir: '' });
    await migrate(database);
    await database.close();
    const isReadMet = await withClient(new pg.Client({ connectionString: databaseUrl }), (client) =>
      measureAvailability(client, databaseUrl, api.main),
    );
    const isOrderMet = await withClient(new pg.Client({ connectionString: databaseUrl }), (client) =>
      measureOrders(client, databaseUrl, api.main),
    );
    return isReadMet && isOrderMet;
  } finally {
    await api.remove();
    await cluster.stop();
  }
};

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1));
process.exitCode = (await main()) ? 0 : 1;
