import { resolve } from 'node:path';
import { buildApp } from './app.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/open-database.ts';
import { seedDemo } from './demo/seed.ts';
import { type Settings, StartRefused } from './settings.ts';

const CLOSE_LIMIT_MS = 15_000;

export interface RunningServer {
  readonly address: string;
  /** Answers requests under way, stops the jobs, closes the database; gives up after 15 s. */
  readonly close: () => Promise<void>;
}

/** Opens the database, migrates it, fills an empty one with demo data, and listens on 127.0.0.1. */
export const createServer = async (settings: Settings): Promise<RunningServer> => {
  const dataDir = resolve(settings.DATA_DIR);
  const database = await openDatabase({
    databaseUrl: settings.DATABASE_URL,
    dataDir,
    onStopped: (error) => {
      console.error(error.message);
      process.exit(1);
    },
  });
  try {
    await migrate(database);
    if (settings.DEMO_DATA) await seedDemo(database, new Date());
    const app = await buildApp({
      database,
      tokenSecret: settings.TOKEN_SECRET,
      logger: { level: settings.LOG_LEVEL },
    });
    const address = await app
      .listen({ host: '127.0.0.1', port: settings.API_PORT })
      .catch(portTaken(settings.API_PORT));
    const close = async () => {
      const timer = setTimeout(() => process.exit(1), CLOSE_LIMIT_MS);
      await app.close();
      await database.close();
      clearTimeout(timer);
    };
    return { address, close };
  } catch (error) {
    await database.close();
    throw error;
  }
};

const portTaken =
  (port: number) =>
  (error: Error & { code?: string }): never => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new StartRefused(`Port ${port} is taken. Stop what listens there, or set API_PORT to another.`);
  };
