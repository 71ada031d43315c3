import { withinLimit } from '@sundara/node/time-limit';
import type { FastifyInstance } from 'fastify';
import type { DocumentStore } from '../documents/document-store.ts';

const LIMIT_MS = 2_000;

interface Options {
  readonly documents: Pick<DocumentStore, 'list'>;
  /** Whether the server is about to end. */
  readonly isStopping: () => boolean;
}

/** `/healthz`: the process is alive. `/readyz`: it can read the registry, and is not about to end. */
export const health = async (app: FastifyInstance, { documents, isStopping }: Options): Promise<void> => {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  const registryFault = async (): Promise<string | undefined> => {
    try {
      const late = () => new Error(`The registry doesn't answer within ${LIMIT_MS / 1000} s.`);
      const environments = await withinLimit(documents.list('environments/'), LIMIT_MS, late);
      return environments.length > 0 ? undefined : 'The registry has no environment.';
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };
  app.get('/readyz', async (request, reply) => {
    const fault = await registryFault();
    if (fault) request.log.warn(fault);
    const ready = !fault && !isStopping();
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: ready ? 'ok' : 'not ready',
        checks: { registry: fault ? 'failing' : 'ok', ...(isStopping() && { process: 'stopping' }) },
      });
  });
};
