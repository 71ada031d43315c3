import { succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/open-database.ts';
import { ApiError } from '../http/api-error.ts';

/** Something that the API can't do its work without. */
interface Need {
  /** What `/readyz` says where it fails: 'The database does not answer.' */
  readonly sentence: string;
  /** Rejects where it can't be used now. */
  readonly check: () => Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** What `/readyz` asks, in turn; whoever brings a need adds it. */
    needs: Need[];
  }
}

/**
 * `/healthz`: the process is alive, and how many security events it saw; the site does not hand it on. `/readyz`: the
 * database answers too, and whatever else is needed can be used.
 */
export const healthRoutes = (app: FastifyInstance, { database }: { readonly database: Database }): void => {
  app.decorate('needs', [{ sentence: 'The database does not answer.', check: () => database.ping() }]);
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
