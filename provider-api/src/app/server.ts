import { resolve } from 'node:path';
import { gracefulStop } from '@sundara/node/graceful-stop';
import { seedDemo } from '../demo/seed.ts';
import type { DatabaseError } from '../platform/database/database-error.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { buildApp } from './build-app.ts';
import { closeWithin, listenOn } from './listen.ts';
import { loggerOf } from './logger.ts';
import { databaseSettingsOf, type Settings } from './settings.ts';

export interface RunningServer {
  readonly address: string;
  /** Answers the requests under way, ten seconds at most, then closes the database. */
  readonly close: () => Promise<void>;
}

/**
 * All roles in one process, for one machine: opens the database, migrates it, fills an empty one with demo data,
 * listens, and does the jobs. The roles apart are in `roles/`.
 * @param onStopped called when the embedded database stops unexpectedly: the process can only end too
 * @throws StartRefused, DatabaseError: one sentence for the person who started it
 */
export const startServer = async (
  settings: Settings,
  onStopped: (error: DatabaseError) => void,
): Promise<RunningServer> => {
  const { API_PORT: port, HOST: host } = settings;
  const dataDir = resolve(settings.DATA_DIR);
  const database = await openDatabase({ ...databaseSettingsOf(settings), dataDir, onStopped });
  try {
    await migrate(database);
    if (settings.DEMO_DATA) await seedDemo(database, new Date());
    const app = await buildApp({
      settings: { ...settings, DATA_DIR: dataDir },
      database,
      logger: loggerOf(settings),
    });
    const stop = gracefulStop(app.server);
    const close = () => closeWithin(app, stop, database);
    const address = await listenOn(app, { host, port, setting: 'API_PORT' }).catch(async (error) => {
      await close();
      throw error;
    });
    return { address, close };
  } catch (error) {
    await database.close();
    throw error;
  }
};
