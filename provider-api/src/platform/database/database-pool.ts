import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { type DatabaseAddress, describeConnectionFailure } from './connection-failure.ts';
import { DatabaseError } from './database-error.ts';

type ConnectCallback = Parameters<pg.Pool['connect']>[0];

/**
 * A pool that reports connection failures as DatabaseErrors and refuses a second connection to code inside a
 * transaction: that connection would not see the transaction's rows, and with the embedded database's single
 * session the code would wait for itself.
 */
export class DatabasePool extends pg.Pool {
  readonly #address: DatabaseAddress;
  readonly #transaction = new AsyncLocalStorage<{ open: boolean }>();

  constructor(config: pg.PoolConfig, address: DatabaseAddress) {
    super(config);
    this.#address = address;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    const refusal = this.#transaction.getStore()?.open ? handleInTransaction() : undefined;
    if (!callback) {
      if (refusal) return Promise.reject(refusal);
      return super.connect().catch((error: unknown) => {
        throw describeConnectionFailure(error, this.#address);
      });
    }
    if (refusal) {
      process.nextTick(() => callback(refusal, undefined, () => {}));
      return undefined;
    }
    super.connect((error, client, done) => {
      callback(error && describeConnectionFailure(error, this.#address), client, done);
    });
    return undefined;
  }

  /** Marks the work as being inside a transaction until it ends. */
  async insideTransaction<T>(work: () => Promise<T>): Promise<T> {
    const mark = { open: true };
    try {
      return await this.#transaction.run(mark, work);
    } finally {
      // Callbacks that the work left behind (timers, events) may use the pool again.
      mark.open = false;
    }
  }
}

const handleInTransaction = (): DatabaseError => {
  return new DatabaseError(
    'DATABASE_HANDLE_IN_TRANSACTION',
    'The database handle was used inside a transaction. Use the handle that the transaction gives to its function.',
  );
};
