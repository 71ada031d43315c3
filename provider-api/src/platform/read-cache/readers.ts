import { withinLimit } from '@sundara/node/time-limit';
import type pg from 'pg';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { isPassing } from '../database/is-passing.ts';
import type { Database } from '../database/open-database.ts';
import { isPostgresError } from '../database/postgres-error.ts';

/** Where public answers are read from. */
export interface Readers {
  /**
   * Runs the reads of an answer on the replica where that has this version of the catalogue already, else, or where the
   * replica fails at it, on the database itself.
   */
  readonly read: <T>(version: string, reads: (db: DatabaseHandle) => Promise<T>) => Promise<T>;
}

interface Options {
  readonly database: Pick<Database, 'db' | 'replica'>;
  /** The version of the catalogue that a database has: a number that only grows. */
  readonly readVersion: (database: { readonly pool: pg.Pool }) => Promise<string>;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
}

/** How long an answer waits to learn how far the replica is; longer than that the database itself takes. */
const VERSION_LIMIT_MS = 250;
/** So long a replica that failed is left alone. */
const AWAY_MS = 5_000;
/** A replica that is behind is asked again after this time. */
const BEHIND_MS = 50;

/** The replica if there is one and it is not behind, else the database itself. */
export const createReaders = ({
  database: { db, replica },
  readVersion,
  now = () => performance.now(),
}: Options): Readers => {
  /** The replica has at least this; it never goes back. */
  let reached = -1n;
  let askAgainAt = 0;
  let asking: Promise<void> | undefined;
  const markAway = () => {
    askAgainAt = now() + AWAY_MS;
    // One that comes back may be another one, made from a backup.
    reached = -1n;
  };
  const ask = async (pool: pg.Pool) => {
    askAgainAt = now() + BEHIND_MS;
    const late = () => new Error(`The replica did not answer in ${VERSION_LIMIT_MS} ms.`);
    try {
      reached = BigInt(await withinLimit(readVersion({ pool }), VERSION_LIMIT_MS, late));
    } catch {
      markAway();
    }
  };
  const has = async (pool: pg.Pool, version: bigint): Promise<boolean> => {
    if (reached < version && now() >= askAgainAt)
      asking ??= ask(pool).finally(() => {
        asking = undefined;
      });
    if (reached < version) await asking;
    return reached >= version;
  };
  return {
    read: async (version, reads) => {
      if (!replica || !(await has(replica.pool, BigInt(version)))) return reads(db);
      try {
        return await reads(replica.db);
      } catch (error) {
        // A replica cancels what stands in the way of what it has to take over (SERIALIZATION_FAILURE).
        if (!isPassing(error) && !isPostgresError(error, 'SERIALIZATION_FAILURE')) throw error;
        markAway();
        return reads(db);
      }
    },
  };
};
