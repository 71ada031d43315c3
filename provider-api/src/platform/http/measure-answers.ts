import { durations } from '@sundara/node/telemetry';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { operationOf } from './answer-log.ts';

/** Measures how long each operation's answers take, by status. */
export const measureAnswers = (app: FastifyInstance): void => {
  const took = durations('http.server.request.duration');
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
