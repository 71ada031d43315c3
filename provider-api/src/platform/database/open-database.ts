import { withinLimit } from '@sundara/node/time-limit';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { changedRows, countChanged } from './change-tracking.ts';
import { type Connections, endPool } from './connections.ts';
import { DatabaseError } from './database-error.ts';
import type { DatabaseHandle, TransactionHandle } from './database-handle.ts';
import { DATABASE_LIMITS } from './database-limits.ts';
import { openEmbedded } from './embedded-connections.ts';
import { observePool } from './observe-pool.ts';
import type { PoolMode } from './pooler.ts';
import { connectPostgres } from './postgres-connections.ts';
import { openReplica, type Replica } from './replica.ts';
import { tracedStatement } from './traced-statement.ts';
import { runTransaction } from './transaction.ts';
import { watchWrites } from './watch-writes.ts';

export interface DatabaseSettings {
  /** `postgres://user:password@host:port/database`. Without it, the embedded database is used. */
  readonly databaseUrl?: string | undefined;
  /** The server itself, where `databaseUrl` is the address of a pooler in transaction mode. */
  readonly directUrl?: string | undefined;
  /** By default 'session'. */
  readonly poolMode?: PoolMode | undefined;
  /** A replica for public reads. */
  readonly replicaUrl?: string | undefined;
  /** The embedded database lives in `database` under this folder; both are made when missing. */
  readonly dataDir: string;
  /**
   * How long a statement waits for a connection to be made or to become free, in milliseconds; by default as in
   * `DATABASE_LIMITS`.
   */
  readonly connectLimitMs?: number | undefined;
  /**
   * The embedded database has stopped unexpectedly and every query fails from now on. Print the error's message and
   * end the process with a non-zero code: the next start finds everything that was committed.
   */
  readonly onStopped?: ((error: DatabaseError) => void) | undefined;
  /** An idle connection was lost; the pool makes another. Worth a line in the log. */
  readonly onConnectionLost?: ((error: Error) => void) | undefined;
}

export interface Database {
  readonly kind: 'embedded' | 'postgres';
  /** For queries outside of transactions. */
  readonly db: DatabaseHandle;
  /** For reads that may be behind: `Readers` knows which. */
  readonly replica?: Replica | undefined;
  /** For raw SQL. `pool.query` drops its connection on an error, so put what may conflict into a transaction. */
  readonly pool: pg.Pool;
  /**
   * Runs the work in one transaction: committed when its promise resolves, rolled back when it rejects. Inside, only
   * `tx` may be used; `db` and `pool` refuse (DATABASE_HANDLE_IN_TRANSACTION). Keep it short and never wait for
   * the network in it: the embedded database makes everybody else wait. On a deadlock the server aborts one of the
   * transactions; its work runs again, up to four times, so it must change nothing but the database.
   * @example await database.transaction(async (tx) => { await tx.insert(bookings).values(booking); });
   */
  transaction<T>(work: (tx: TransactionHandle) => Promise<T>, config?: PgTransactionConfig): Promise<T>;
  /**
   * Runs the work on a connection of its own, without time limits for its statements: migrations, demo data. On the
   * embedded database everybody else waits meanwhile, so only before the server listens.
   */
  alone<T>(work: (client: pg.Client) => Promise<T>): Promise<T>;
  /**
   * Calls the listener whenever this process may have changed rows through `db`, `pool` or `transaction`, before
   * the writing code continues. Changes made in `alone` are not reported.
   */
  onWrite(listener: () => void): void;
  /**
   * Whether the database answers, for `/readyz`: however busy the pool is, as more load for other processes would help
   * nobody. The embedded database has one connection for all.
   * @param limitMs how long to wait, in milliseconds (default 2000)
   * @throws DatabaseError DATABASE_UNREACHABLE, DATABASE_BUSY, DATABASE_STOPPED
   */
  ping(limitMs?: number): Promise<void>;
  /** Waits at most ten seconds for running queries. May be called again. */
  close(): Promise<void>;
}

/**
 * Opens the database: the server at `databaseUrl` if given, else the embedded one. Run `migrate` next.
 * @throws DatabaseError whose message is one clear sentence to print before the process exits
 */
export const openDatabase = async (settings: DatabaseSettings): Promise<Database> => {
  const {
    databaseUrl,
    directUrl,
    poolMode,
    replicaUrl,
    dataDir,
    connectLimitMs,
    onStopped = () => {},
    onConnectionLost = () => {},
  } = settings;
  const connections = databaseUrl
    ? await connectPostgres({ databaseUrl, directUrl, poolMode }, connectLimitMs)
    : await openEmbedded(dataDir, onStopped, connectLimitMs);
  const replica = replicaUrl === undefined ? undefined : openReplica(replicaUrl);
  // Without a listener, a connection lost while idle would end the process.
  connections.pool.on('error', onConnectionLost);
  observePool(connections.pool);
  const writeListeners: (() => void)[] = [];
  watchWrites(connections.pool, () => {
    for (const listener of writeListeners) listener();
  });
  let closing: Promise<void> | undefined;
  return {
    kind: connections.kind,
    db: drizzle(countingPool(connections.pool)),
    pool: connections.pool,
    replica,
    transaction: (work, config) => runTransaction(connections.pool, work, config),
    alone: connections.alone,
    onWrite: (listener) => void writeListeners.push(listener),
    ping: (limitMs = DATABASE_LIMITS.ping) => ping(connections, limitMs),
    close: () => {
      closing ??= Promise.all([connections.close(), replica && endPool(replica.pool)]).then(() => {});
      return closing;
    },
  };
};

/** The pool; statements outside of transactions that change rows count as changes of the current call. */
const countingPool = (pool: pg.Pool): pg.Pool => {
  const query = async (config: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> => {
    const result = await tracedStatement(config, () => pool.query(config, values));
    if (changedRows(result)) countChanged(1);
    return result;
  };
  return Object.create(pool, { query: { value: query } });
};

const ping = async ({ probe }: Connections, limitMs: number): Promise<void> => {
  const late = () =>
    new DatabaseError('DATABASE_UNREACHABLE', `The database did not answer in ${limitMs} ms.`);
  await withinLimit(probe(), limitMs, late);
};
