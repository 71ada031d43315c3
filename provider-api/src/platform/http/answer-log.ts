import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Logs one line per response: operation, status, milliseconds and the request's id, which the response carries too.
 * It logs no URL, header or body, so that no token, password or name gets into a log.
 */
export const installAnswerLog = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ id }, reply) => {
    reply.header('x-request-id', id);
  });
  app.addHook('onResponse', async (request, { statusCode: status, elapsedTime }) => {
    const operation = operationOf(request);
    request.log.info({ operation, status, ms: Math.round(elapsedTime) }, 'answered');
  });
};

/** The operation of a request: its name, else the route. @example 'auth.login', 'GET /api/documents/*' */
export const operationOf = ({ method, routeOptions }: FastifyRequest): string => {
  const { operationId } = (routeOptions.schema ?? {}) as { operationId?: string };
  return operationId ?? `${method} ${routeOptions.url ?? 'unknown'}`;
};
