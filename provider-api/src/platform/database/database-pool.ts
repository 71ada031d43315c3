import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { createTurnsByName, type EndTurn } from '../turns/turns.ts';
import { type DatabaseAddress, describeConnectionFailure } from './connection-failure.ts';
import { currentOperation } from './current-operation.ts';
import { DatabaseError } from './database-error.ts';
import { DATABASE_LIMITS } from './database-limits.ts';

type ConnectCallback = Parameters<pg.Pool['connect']>[0];

/**
 * A pool that reports connection failures as DatabaseErrors and refuses a second connection to code inside a
 * transaction: that connection would not see the transaction's rows, and with the embedded database's single
 * session the code would wait for itself. An operation has half of the connections at most, so that others go on while
 * it is slow.
 */
export class DatabasePool extends pg.Pool {
  readonly #address: DatabaseAddress;
  readonly #transaction = new AsyncLocalStorage<{ open: boolean }>();
  /** Turns of each operation for its share of the connections. */
  readonly #shares: ReturnType<typeof createTurnsByName>;
  /** Ends the turn for which a connection is used. */
  readonly #endTurn = new WeakMap<pg.PoolClient, EndTurn>();

  constructor(config: pg.PoolConfig, address: DatabaseAddress) {
    super(config);
    this.#address = address;
    const { max, connectionTimeoutMillis: patience = DATABASE_LIMITS.connect } = this.options;
    this.#shares = createTurnsByName({
      atOnce: Math.ceil(max / 2),
      waiting: Number.POSITIVE_INFINITY,
      patience,
    });
    // A connection that is lost between two statements tells of it by an error, which would end a process that does not
    // listen; the next statement reports it.
    this.on('connect', (client) => client.on('error', () => {}));
    this.on('release', (_, client) => this.#endTurn.get(client)?.());
  }

  /** How many wait for a connection: for any that is free, or for their operation's share. */
  get pendingRequests(): number {
    return this.waitingCount + this.#shares.waiting;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    const connected = this.#connect();
    if (!callback) return connected;
    connected.then(
      (client) => callback(undefined, client, (error) => client.release(error)),
      (error) => callback(error, undefined, () => {}),
    );
    return undefined;
  }

  async #connect(): Promise<pg.PoolClient> {
    if (this.#transaction.getStore()?.open) throw handleInTransaction();
    const operation = currentOperation();
    try {
      return await (operation === undefined ? super.connect() : this.#connectFor(operation));
    } catch (error) {
      throw describeConnectionFailure(error, this.#address);
    }
  }

  async #connectFor(operation: string): Promise<pg.PoolClient> {
    const endTurn = await this.#shares.take(operation);
    try {
      const client = await super.connect();
      this.#endTurn.set(client, endTurn);
      return client;
    } catch (error) {
      endTurn();
      throw error;
    }
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
