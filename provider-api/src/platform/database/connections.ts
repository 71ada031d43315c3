import { withinLimit } from '@sundara/node/time-limit';
import type pg from 'pg';
import { DATABASE_LIMITS } from './database-limits.ts';
import type { DatabasePool } from './database-pool.ts';

/** What both kinds of database provide to `openDatabase`. */
export interface Connections {
  readonly kind: 'embedded' | 'postgres';
  readonly pool: DatabasePool;
  /** Asks the database something, without waiting for a connection of the pool where there can be another. */
  probe(): Promise<unknown>;
  /** Runs the work on a connection of its own, without limits for its statements. */
  alone<T>(work: (client: pg.Client) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Connects the client, runs the work, and always ends the client. */
export const withClient = async <T>(
  client: pg.Client,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> => {
  // Without a listener, a connection lost between two statements would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
};

/** Waits for running queries within the limit; later ones lose their connection when the process ends. */
export const endPool = async (pool: DatabasePool): Promise<void> => {
  const late = () => new Error('Some queries were still under way.');
  await withinLimit(pool.end(), DATABASE_LIMITS.close, late).catch(() => {});
};
