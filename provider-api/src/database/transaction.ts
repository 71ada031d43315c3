import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import { DatabaseError } from './database-error.ts';
import type { TransactionHandle } from './database-handle.ts';
import type { DatabasePool } from './database-pool.ts';
import * as schema from './schema.ts';

/** Runs the work in a transaction: see `Database.transaction`. */
export async function runTransaction<T>(
  pool: DatabasePool,
  work: (tx: TransactionHandle) => Promise<T>,
  config?: PgTransactionConfig,
): Promise<T> {
  const client = await pool.connect();
  // A connection lost between two statements is an event that nobody waits for; the next statement reports it.
  const ignore = () => {};
  client.on('error', ignore);
  try {
    return await drizzle(client, { schema }).transaction(
      (tx) =>
        pool.insideTransaction(async () => {
          const result = await work(tx);
          // PostgreSQL answers COMMIT of a failed transaction with a quiet ROLLBACK.
          if (client.getTransactionStatus() === 'E') throw failedStatementHidden();
          return result;
        }),
      config,
    );
  } finally {
    // A connection that is not back at rest (BEGIN or ROLLBACK failed) is thrown away.
    client.release(client.getTransactionStatus() !== 'I');
    client.off('error', ignore);
  }
}

function failedStatementHidden(): DatabaseError {
  return new DatabaseError(
    'DATABASE_TRANSACTION_FAILED',
    'A statement of this transaction failed and the error was caught, so nothing can be committed. Put what may fail into a nested tx.transaction().',
  );
}
