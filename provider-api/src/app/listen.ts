import type { GracefulStop } from '@sundara/node/graceful-stop';
import { withinLimit } from '@sundara/node/time-limit';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database/open-database.ts';
import { StartRefused } from './settings.ts';

const CLOSE_LIMIT_MS = 10_000;

interface Place {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** The setting of the port, named in refusals. */
  readonly setting: 'API_PORT' | 'WORKER_PORT';
}

/** @returns the address. @throws StartRefused when it can't listen there */
export const listenOn = (app: FastifyInstance, place: Place): Promise<string> =>
  app.listen({ host: place.host, port: place.port }).catch((error) => {
    throw refusal(error, place);
  });

/** Answers the requests under way, ten seconds at most, then closes the application and the database. */
export const closeWithin = async (
  app: { close(): PromiseLike<unknown> },
  stop: GracefulStop,
  database: Database,
): Promise<void> => {
  await stop.finish(CLOSE_LIMIT_MS);
  const late = () => new StartRefused('Some requests were still under way.');
  await withinLimit(Promise.resolve(app.close()), CLOSE_LIMIT_MS, late).catch(() => {});
  await database.close();
};

const refusal = (error: NodeJS.ErrnoException, { host, port, setting }: Place): Error => {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartRefused(
        `Port ${port} is taken. Stop what listens there, or set ${setting} to another.`,
      );
    case 'EACCES':
      return new StartRefused(`Port ${port} is not open to this user. Set ${setting} to one above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartRefused(`HOST is ${host}, and this machine has no such address.`);
    default:
      return error;
  }
};
