import { durations } from '@sundara/node/telemetry';
import type { FastifyInstance } from 'fastify';
import { requestKind } from './request-kind.ts';

/** Measures how long answers take, by kind of request and status. */
export const measureRequests = (app: FastifyInstance): void => {
  const took = durations('http.server.request.duration');
  app.addHook('onResponse', async ({ routeOptions }, { statusCode, elapsedTime }) => {
    took.record(elapsedTime / 1_000, {
      'sundara.kind': requestKind(routeOptions.url),
      'http.response.status_code': statusCode,
    });
  });
};
