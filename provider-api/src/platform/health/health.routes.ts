import { succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/open-database.ts';
import { ApiError } from '../http/api-error.ts';

/** Something that the API needs in order to work. */
export interface Need {
  /** The message of `/readyz` if the check fails: 'The database does not answer.' */
  readonly sentence: string;
  /** Rejects if it can't be used now. */
  readonly check: () => Promise<void>;
}

interface HealthDependencies {
  readonly database: Database;
  /** What the process needs besides. */
  readonly needs?: readonly Need[] | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** What `/readyz` checks, in order; each module adds its own needs. */
    needs: Need[];
  }
}

/**
 * `/healthz`: the process is alive, with its counts of security events; the site does not proxy it. `/readyz`: the
 * database answers too, and everything else that is needed can be used.
 */
export const healthRoutes = (app: FastifyInstance, { database, needs = [] }: HealthDependencies): void => {
  app.decorate('needs', [
    { sentence: 'The database does not answer.', check: () => database.ping() },
    ...needs,
  ]);
  app.get('/healthz', { schema: { hide: true } }, () =>
    succeed('Alive', { securityEvents: app.securityLog.counts() }),
  );
  app.get('/readyz', { schema: { hide: true } }, async () => {
    for (const { sentence, check } of app.needs)
      await check().catch(() => {
        throw new ApiError('UNAVAILABLE', { message: sentence });
      });
    return succeed('Ready', {});
  });
};
