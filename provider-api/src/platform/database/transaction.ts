import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { PoolClient, QueryConfig, QueryResult } from 'pg';
import { changedRows, countChanged } from './change-tracking.ts';
import { DatabaseError } from './database-error.ts';
import type { TransactionHandle } from './database-handle.ts';
import type { DatabasePool } from './database-pool.ts';
import { isPostgresError } from './postgres-error.ts';
import { tracedStatement } from './traced-statement.ts';

/** How often a transaction is tried before its serialization failure is thrown. */
const MOST_ATTEMPTS = 5;
const LONGEST_GAP_MS = 50;

/** Runs the work in a transaction: see `Database.transaction`. */
export const runTransaction = async <T>(
  pool: DatabasePool,
  work: (tx: TransactionHandle) => Promise<T>,
  config?: PgTransactionConfig,
): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(pool, work, config);
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !isLostRace(error)) throw error;
    }
    // A random delay, so that the same two transactions do not collide again.
    await wait(Math.random() * LONGEST_GAP_MS * attempt);
  }
};

/** PostgreSQL aborted the transaction in favour of another one and rolled it back. */
const isLostRace = (error: unknown): boolean =>
  isPostgresError(error, 'DEADLOCK_DETECTED') || isPostgresError(error, 'SERIALIZATION_FAILURE');

const runOnce = async <T>(
  pool: DatabasePool,
  work: (tx: TransactionHandle) => Promise<T>,
  config?: PgTransactionConfig,
): Promise<T> => {
  const client = await pool.connect();
  try {
    const { watched, lastCommand, changed } = watchCommands(client);
    const result = await drizzle(watched).transaction((tx) => pool.insideTransaction(() => work(tx)), config);
    if (lastCommand() !== 'COMMIT') throw failedStatementHidden();
    countChanged(changed());
    return result;
  } finally {
    // A connection that is not idle again (BEGIN or ROLLBACK failed) is discarded.
    client.release(client.getTransactionStatus() !== 'I');
  }
};

/**
 * The client, with the command tag of the last answered statement. PostgreSQL answers COMMIT of a failed transaction
 * with ROLLBACK and no error, and only that answer is reliable: the client learns its transaction status from the
 * message after the error, which may arrive later than the error itself.
 */
const watchCommands = (
  client: PoolClient,
): {
  watched: PoolClient;
  lastCommand: () => string | undefined;
  /** How many statements changed rows. */
  changed: () => number;
} => {
  let command: string | undefined;
  let changed = 0;
  const query = async (config: QueryConfig, values?: unknown[]): Promise<QueryResult> => {
    const result = await tracedStatement(config, () => client.query(config, values));
    command = result.command;
    if (changedRows(result)) changed += 1;
    return result;
  };
  return {
    watched: Object.create(client, { query: { value: query } }),
    lastCommand: () => command,
    changed: () => changed,
  };
};

const failedStatementHidden = (): DatabaseError => {
  return new DatabaseError(
    'DATABASE_TRANSACTION_FAILED',
    'A statement of this transaction failed and the error was caught, so nothing can be committed. Put what may fail into a nested tx.transaction().',
  );
};
