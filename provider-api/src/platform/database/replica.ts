import { drizzle } from 'drizzle-orm/node-postgres';
import type { DatabaseHandle } from './database-handle.ts';
import { DATABASE_LIMITS, POSTGRES_CONNECTIONS, READ_ONLY_SESSION } from './database-limits.ts';
import { DatabasePool } from './database-pool.ts';
import { addressOf, configOf } from './postgres-connections.ts';

/** A copy of the database that PostgreSQL keeps by streaming; it may be behind, away or gone at any time. */
export interface Replica {
  readonly db: DatabaseHandle;
  readonly pool: DatabasePool;
}

/**
 * Connects to a replica when it is first asked: a process starts without it, too.
 * @throws DatabaseError DATABASE_URL_INVALID
 */
export const openReplica = (url: string): Replica => {
  const config = configOf(url, DATABASE_LIMITS.ping, READ_ONLY_SESSION);
  const pool = new DatabasePool(
    {
      ...config,
      max: POSTGRES_CONNECTIONS,
      idleTimeoutMillis: DATABASE_LIMITS.idle,
      query_timeout: DATABASE_LIMITS.replica,
      statement_timeout: DATABASE_LIMITS.replica,
    },
    addressOf(url, config),
  );
  pool.on('error', () => {});
  return { db: drizzle(pool), pool };
};
