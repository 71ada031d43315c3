export { type BucketFault, type BucketServer, startBucketServer } from './bucket-server.ts';
export { NOWHERE } from './nowhere.ts';
export { type Pooler, startPgBouncer } from './pgbouncer.ts';
export { type PostgresCluster, startPostgresCluster } from './postgres-cluster.ts';
export { connectToServer, type PostgresServer } from './postgres-server.ts';
export { type Relay, startRelay } from './relay.ts';
export { makeTemporaryFolder, removeFolder } from './temporary-folder.ts';
export { TEST_SERVER, testServer } from './test-server.ts';
export { type SentSpan, startTraceCollector } from './trace-collector.ts';
