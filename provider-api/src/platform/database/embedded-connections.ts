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

/** Named in error messages only: there is no network. */
const ADDRESS: DatabaseAddress = { host: 'embedded', port: 0, user: 'postgres', database: 'postgres' };

/**
 * The embedded database in `<dataDir>/database`, made there if there is none. It has one session, so all wait in
 * one line. It never waits for the disk: a killed process loses nothing, a power cut may. Nothing vacuums it or
 * gathers statistics by itself, nothing ends a statement that runs too long, and COPY FROM STDIN stops it.
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

/** Makes a new database under another name first, so that an interrupted first start leaves nothing half made. */
const createOnce = async (folder: string): Promise<void> => {
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true }).catch(unusable(folder));
  await mkdir(unfinished, { recursive: true }).catch(unusable(folder));
  const engine = await PgliteEngine.start(unfinished, () => {});
  await engine.close();
  // Fails if something else stands in the folder: nothing of a user's is overwritten.
  await rename(unfinished, folder).catch(unusable(folder));
};

const connect = (engine: PgliteEngine, connectLimitMs: number, unlock: () => Promise<void>): Connections => {
  const config: pg.ClientConfig = {
    stream: () => new PortStream(engine),
    ...ADDRESS,
    // Said here, so that PGSSLMODE and the like, meant for another database, can't reach this one.
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
    alone: async (work) => {
      // There is one session: take the pool's place in it, and make the pool begin anew afterwards.
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
