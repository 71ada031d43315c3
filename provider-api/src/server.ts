import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { stdSerializers } from 'pino';
import { buildApp } from './app.ts';
import { auditLinking } from './audit/audit-linking.ts';
import { AUDIT_HEADS_FILE, keepHeadsIn } from './audit/kept-heads.ts';
import { bookingRoutes } from './bookings/booking.routes.ts';
import type { DatabaseError } from './database/database-error.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/open-database.ts';
import { withinLimit } from './database/time-limit.ts';
import { withoutValues } from './database/without-values.ts';
import { seedDemo } from './demo/seed.ts';
import { documentRoutes } from './documents/document.routes.ts';
import { geocoderOf } from './geocode/geocoder-choice.ts';
import { pictureRoutes } from './pictures/picture.route.ts';
import { type Settings, StartRefused } from './settings.ts';

const CLOSE_LIMIT_MS = 10_000;

export interface RunningServer {
  readonly address: string;
  /** Answers the requests under way, ten seconds at most, then closes the database. */
  readonly close: () => Promise<void>;
}

/**
 * Opens the database, migrates it, fills an empty one with demo data, and listens.
 * @param onStopped called when the embedded database ends by itself: the process can only end too
 * @throws StartRefused, DatabaseError: one sentence for the person who started it
 */
export const startServer = async (
  settings: Settings,
  onStopped: (error: DatabaseError) => void,
): Promise<RunningServer> => {
  const { API_PORT: port, HOST: host, TOKEN_SECRET: tokenSecret, LOG_LEVEL: level } = settings;
  const dataDir = resolve(settings.DATA_DIR);
  const { DATABASE_URL: databaseUrl, DATABASE_WAIT_SECONDS: waitSeconds } = settings;
  const connectLimitMs = waitSeconds && waitSeconds * 1_000;
  const database = await openDatabase({ databaseUrl, dataDir, connectLimitMs, onStopped });
  try {
    await migrate(database);
    if (settings.DEMO_DATA) await seedDemo(database, new Date());
    const booking = bookingRoutes({ ...settings, DATA_DIR: dataDir }, { database });
    const documents = documentRoutes({
      database,
      secret: tokenSecret,
      company: {
        name: settings.COMPANY_NAME,
        address: settings.COMPANY_ADDRESS,
        gstin: settings.COMPANY_GSTIN,
      },
      siteUrl: settings.SITE_URL,
    });
    const pictures = async (api: FastifyInstance) => {
      await api.register(pictureRoutes, { folder: join(dataDir, 'pictures') });
    };
    const auditHeads = keepHeadsIn(join(dataDir, AUDIT_HEADS_FILE));
    const app = await buildApp({
      database,
      tokenSecret,
      auditHeads,
      trustedProxies: settings.TRUSTED_PROXIES,
      geocoder: geocoderOf(database, settings),
      readCacheBytes: settings.READ_CACHE_MB * 2 ** 20,
      logger: { level, serializers: { err: (error) => stdSerializers.err(withoutValues(error)) } },
      more: [booking, documents, pictures, auditLinking({ database, heads: auditHeads })],
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
