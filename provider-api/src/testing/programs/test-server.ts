import { startPostgresCluster } from '../postgres-cluster.ts';
import { templateDatabase } from '../template-database.ts';

/** The PostgreSQL server of a whole run: says its address once its templates are there, and ends with standard input. */
const cluster = await startPostgresCluster();
await templateDatabase(cluster, 'migrated');
await templateDatabase(cluster, 'demo');
console.log(`PostgreSQL ready on ${cluster.url}`);
process.stdin.resume();
process.stdin.once('end', () => void cluster.stop());
