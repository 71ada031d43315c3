import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { nodeProgram } from '@sundara/contracts/testing';
import {
  type FaultProxy,
  FOLLOWED,
  startFaultProxy,
  startPgBouncer,
  startPostgresCluster,
  startPostgresReplica,
  TEST_SERVER,
} from '@sundara/node/testing';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const MAKE_DATABASE = 'provider-api/src/testing/programs/make-database.ts';
/** Fewer than the processes would like, so that transactions share them. */
const SESSIONS = 20;

/** PostgreSQL with a streaming replica, behind PgBouncer in transaction mode. */
export interface Databases {
  /** The marketplace's, without the pooler. */
  readonly direct: string;
  /** The registry's. */
  readonly registry: string;
  /** Settings of every process that opens the marketplace's database. */
  readonly settings: Readonly<Record<string, string>>;
  /** Cuts the processes off from the replica. */
  cutReplica(): Promise<void>;
  /** The address of an empty database. */
  newDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/** Starts them with the demo marketplace of today. */
export const startDatabases = async (): Promise<Databases> => {
  const primary = await startPostgresCluster(FOLLOWED);
  const replica = await startPostgresReplica(primary.url);
  const make = async (content: string): Promise<string> => {
    const { stdout } = await promisify(execFile)(process.execPath, [...nodeProgram(MAKE_DATABASE), content], {
      cwd: ROOT,
      env: { ...process.env, [TEST_SERVER]: primary.url },
    });
    return stdout.trim();
  };
  const direct = await make('demo');
  const registry = await make('empty');
  const pooler = await startPgBouncer(direct, SESSIONS);
  const proxy: FaultProxy = await startFaultProxy(
    Object.assign(new URL(replica.url), { pathname: new URL(direct).pathname }).href,
  );
  return {
    direct,
    registry,
    settings: {
      DATABASE_URL: pooler.url,
      DATABASE_POOL_MODE: 'transaction',
      DATABASE_DIRECT_URL: direct,
      DATABASE_REPLICA_URL: proxy.url,
    },
    cutReplica: () => proxy.down(),
    newDatabase: () => make('empty'),
    stop: async () => {
      await proxy.down();
      await pooler.stop();
      await replica.stop();
      await primary.stop();
    },
  };
};
