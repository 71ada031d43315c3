import { resolve } from 'node:path';
import { withinLimit } from '@sundara/node/time-limit';
import { stdSerializers } from 'pino';
import { seedDemo } from '../demo/seed.ts';
import type { DatabaseError } from '../platform/database/database-error.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { redactError } from '../platform/database/redact-error.ts';
import { buildApp } from './build-app.ts';
import { type Settings, StartRefused } from './settings.ts';

const CLOSE_LIMIT_MS = 10_000;

export interface RunningServer {
  readonly address: string;
  /** Answers the requests under way, ten seconds at most, then closes the database. */
  readonly close: () => Promise<void>;
}

/**
 * Opens the database, migrates it, fills an empty one with demo data, and listens.
 * @param onStopped called when the embedded database stops unexpectedly: the process can only end too
 * @throws StartRefused, DatabaseError: one sentence for the person who started it
 */
export const startServer = async (
  settings: Settings,
  onStopped: (error: DatabaseError) => void,
): Promise<RunningServer> => {
  const { API_PORT: port, HOST: host, LOG_LEVEL: level } = settings;
  const dataDir = resolve(settings.DATA_DIR);
  const { DATABASE_URL: databaseUrl, DATABASE_WAIT_SECONDS: waitSeconds } = settings;
  const connectLimitMs = waitSeconds && waitSeconds * 1_000;
  const { DATABASE_DIRECT_URL: directUrl, DATABASE_POOL_MODE: poolMode } = settings;
  const { DATABASE_REPLICA_URL: replicaUrl } = settings;
  const database = await openDatabase({
    ...{ databaseUrl, directUrl, poolMode, replicaUrl, dataDir, connectLimitMs, onStopped },
  });
  try {
    await migrate(database);
    if (settings.DEMO_DATA) await seedDemo(database, new Date());
    const app = await buildApp({
      settings: { ...settings, DATA_DIR: dataDir },
      database,
      logger: { level, serializers: { err: (error) => stdSerializers.err(redactError(error)) } },
    });
    const close = async () => {
      const late = () => new StartRefused('Some requests were still under way.');
      await withinLimit(app.close(), CLOSE_LIMIT_MS, late).catch(() => {});
      await database.close();
    };
    const address = await app.listen({ host, port }).catch(async (error) => {
      await close();
      throw refusal(error, host, port);
    });
    return { address, close };
  } catch (error) {
    await database.close();
    throw error;
  }
};

const refusal = (error: NodeJS.ErrnoException, host: string, port: number): Error => {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartRefused(`Port ${port} is taken. Stop what listens there, or set API_PORT to another.`);
    case 'EACCES':
      return new StartRefused(`Port ${port} is not open to this user. Set API_PORT to one above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartRefused(`HOST is ${host}, and this machine has no such address.`);
    default:
      return error;
  }
};
