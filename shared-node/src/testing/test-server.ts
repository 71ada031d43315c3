import { measured } from '@sundara/contracts/testing';
import { startPostgresCluster } from './postgres-cluster.ts';
import { connectToServer, type PostgresServer } from './postgres-server.ts';

/** Variable with the address of the server that the test command started for all files of a run. */
export const TEST_SERVER = 'TEST_POSTGRES_URL';

let server: Promise<PostgresServer> | undefined;

/**
 * The PostgreSQL server of the tests: that of the run or, if a single file is run, one that is started at the first
 * call (1 to 2 s).
 */
export const testServer = (): Promise<PostgresServer> => {
  const given = process.env[TEST_SERVER];
  server ??=
    given === undefined
      ? measured('cluster', () => startPostgresCluster())
      : Promise.resolve(connectToServer(given));
  return server;
};
