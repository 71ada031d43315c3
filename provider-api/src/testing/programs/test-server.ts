import { startPostgresCluster } from '@sundara/node/testing';
import { templateDatabase } from '../template-database.ts';

/** The PostgreSQL server of a whole run: says its address once its templates are there, and ends when told to. */
const cluster = await startPostgresCluster();
// Its connections don't keep the process, so that the one of a test file may end.
const stay = setInterval(() => {}, 60_000);
process.once('SIGTERM', () => {
  clearInterval(stay);
  void cluster.stop();
});
await templateDatabase(cluster, 'migrated');
await templateDatabase(cluster, 'demo');
console.log(`PostgreSQL ready on ${cluster.url}`);
