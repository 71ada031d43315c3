import { context } from '@opentelemetry/api';
import { beginRequest, endRequest, isTracing, type OpenSpan } from '@sundara/node/telemetry';
import type { FastifyInstance } from 'fastify';
import type { IsOurs } from './known-peers.ts';
import { measuredAs } from './measure-answers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The span of this request; undefined where nothing is traced. */
    traced: OpenSpan | undefined;
  }
}

/**
 * Each request is a span, in the trace of the site that forwarded it: its operation, id and status, never its address,
 * headers or body.
 */
export const traceAnswers = (app: FastifyInstance, isOurs: IsOurs): void => {
  app.decorateRequest('traced', undefined);
  if (!isTracing()) return;
  app.addHook('onRequest', (request, _, done) => {
    const operation = measuredAs(request);
    const attributes = {
      'sundara.operation': operation,
      'sundara.request.id': request.id,
      'http.request.method': request.method,
      ...(request.routeOptions.url && { 'http.route': request.routeOptions.url }),
    };
    const traced = beginRequest(operation, attributes, isOurs(request.raw) ? request.headers : undefined);
    request.traced = traced;
    context.with(traced.within, done);
  });
  app.addHook('onResponse', async ({ traced }, { statusCode }) => {
    if (traced) endRequest(traced, statusCode);
  });
};
