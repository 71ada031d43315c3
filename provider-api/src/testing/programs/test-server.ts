import { startPostgresCluster } from '@sundara/node/testing';
import { templateDatabase } from '../template-database.ts';

/** The PostgreSQL server of a whole run: prints its address once its templates exist, and ends on SIGTERM. */
const cluster = await startPostgresCluster();
// The timer keeps the process alive; its connections do not, so that the process of a test file may end.
const stay = setInterval(() => {}, 60_000);
process.once('SIGTERM', () => {
  clearInterval(stay);
  void cluster.stop();
});
await templateDatabase(cluster, 'migrated');
await templateDatabase(cluster, 'demo');
console.log(`PostgreSQL ready on ${cluster.url}`);
