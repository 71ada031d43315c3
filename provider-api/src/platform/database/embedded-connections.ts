import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { DatabaseAddress } from './connection-failure.ts';
import { type Connections, endPool, withClient } from './connections.ts';
import { DatabaseError } from './database-error.ts';
import { DATABASE_LIMITS } from './database-limits.ts';
import { DatabasePool } from './database-pool.ts';
import { lockFolder } from './folder-lock.ts';
import { PgliteEngine } from './pglite-engine.ts';
import { PortStream } from './port-stream.ts';

/** Used in error messages only: there is no network. */
const ADDRESS: DatabaseAddress = { host: 'embedded', port: 0, user: 'postgres', database: 'postgres' };

/**
 * The embedded database in `<dataDir>/database`, created if missing. It has one session, so all callers wait in one
 * queue. It never waits for the disk: a killed process loses nothing, a power cut may lose data. It has no autovacuum
 * or automatic statistics and no statement timeout, and COPY FROM STDIN crashes it.
 * @throws DatabaseError DATABASE_LOCKED, DATABASE_FOLDER_UNUSABLE
 */
export const openEmbedded = async (
  dataDir: string,
  onStopped: (error: DatabaseError) => void,
  connectLimitMs: number = DATABASE_LIMITS.connectEmbedded,
): Promise<Connections> => {
  const folder = join(dataDir, 'database');
  const lock = await lockFolder(folder).catch(unusable(folder));
  try {
    await createOnce(folder);
    const engine = await PgliteEngine.start(folder, onStopped);
    return connect(engine, connectLimitMs, () => lock.release());
  } catch (error) {
    await lock.release();
    throw error;
  }
};

/** Creates a new database under a temporary name first, so that an interrupted first start leaves no partial one. */
const createOnce = async (folder: string): Promise<void> => {
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true }).catch(unusable(folder));
  await mkdir(unfinished, { recursive: true }).catch(unusable(folder));
  const engine = await PgliteEngine.start(unfinished, () => {});
  await engine.close();
  // Fails if the folder contains something else: a user's files are never overwritten.
  await rename(unfinished, folder).catch(unusable(folder));
};

const connect = (engine: PgliteEngine, connectLimitMs: number, unlock: () => Promise<void>): Connections => {
  const config: pg.ClientConfig = {
    stream: () => new PortStream(engine),
    ...ADDRESS,
    // Set explicitly, so that PGSSLMODE and similar variables, meant for another database, don't affect this one.
    ssl: false,
    password: 'none',
  };
  const pool = new DatabasePool(
    {
      ...config,
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: connectLimitMs,
      query_timeout: DATABASE_LIMITS.answer,
    },
    ADDRESS,
  );
  return {
    kind: 'embedded',
    pool,
    probe: () => pool.query('select 1'),
    alone: async (work) => {
      // There is one session: take the pool's connection, and make the pool open a new one afterwards.
      const place = await pool.connect();
      try {
        return await withClient(new pg.Client(config), work);
      } finally {
        place.release(true);
      }
    },
    close: async () => {
      await endPool(pool);
      await engine.close();
      await unlock();
    },
  };
};

const unusable = (folder: string): ((error: unknown) => never) => {
  return (error) => {
    if (error instanceof DatabaseError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseError(
      'DATABASE_FOLDER_UNUSABLE',
      `The database folder ${folder} can't be used: ${reason}.`,
      {
        cause: error,
      },
    );
  };
};
