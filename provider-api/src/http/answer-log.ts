import type { FastifyInstance } from 'fastify';

/**
 * One line per answer: operation, status, milliseconds, with the request's id, which the answer carries too. No address of a page, header or body,
 * so that no token, password or name gets into a log.
 */
export const installAnswerLog = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ id }, reply) => {
    reply.header('x-request-id', id);
  });
  app.addHook('onResponse', async ({ method, routeOptions, log }, { statusCode: status, elapsedTime }) => {
    const { operationId } = (routeOptions.schema ?? {}) as { operationId?: string };
    const operation = operationId ?? `${method} ${routeOptions.url ?? 'unknown'}`;
    log.info({ operation, status, ms: Math.round(elapsedTime) }, 'answered');
  });
};
