import { succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/open-database.ts';
import { ApiError } from '../http/api-error.ts';

/**
 * `/healthz`: the process is alive, and how many security events it saw; the site does not hand it on. `/readyz`: the database answers too.
 */
export const healthRoutes = (app: FastifyInstance, database: Database): void => {
  app.get('/healthz', { schema: { hide: true } }, () =>
    succeed('Alive', { securityEvents: app.securityLog.counts() }),
  );
  app.get('/readyz', { schema: { hide: true } }, async () => {
    try {
      await database.ping();
    } catch {
      throw new ApiError('UNAVAILABLE', { message: 'The database does not answer.' });
    }
    return succeed('Ready', {});
  });
};
