import { counter, durations } from '@sundara/node/telemetry';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { operationOf } from './answer-log.ts';

/** Measures how long each operation's answers take, by status; and counts error answers by their code. */
export const measureAnswers = (app: FastifyInstance): void => {
  const took = durations('http.server.request.duration');
  app.decorate('errorAnswers', counter('sundara.api.errors'));
  app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
    took.record(elapsedTime / 1_000, {
      'sundara.operation': measuredAs(request),
      'http.response.status_code': statusCode,
    });
  });
};

/** The operation of a request; every address that nothing answers is one, whatever its method. */
export const measuredAs = (request: FastifyRequest): string =>
  request.routeOptions.url === undefined ? 'unknown' : operationOf(request);

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts error answers. */
    errorAnswers: ReturnType<typeof counter>;
  }
}
