import { context } from '@opentelemetry/api';
import { beginRequest, endRequest, isTracing, type OpenSpan } from '@sundara/node/telemetry';
import type { FastifyInstance } from 'fastify';
import { requestKind } from './request-kind.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The span of this request; undefined where nothing is traced. */
    traced: OpenSpan | undefined;
    /** That of the call with which it is being forwarded. */
    forwarded: OpenSpan | undefined;
  }
}

/**
 * Each request begins a trace: a browser can't say which trace it belongs to, or that it is to be kept. A span has the
 * kind of the request, its id and its status, never its address, headers or body.
 */
export const traceRequests = (app: FastifyInstance): void => {
  app.decorateRequest('traced', undefined);
  app.decorateRequest('forwarded', undefined);
  if (!isTracing()) return;
  app.addHook('onRequest', (request, _, done) => {
    const kind = requestKind(request.routeOptions.url);
    const traced = beginRequest(kind, {
      'sundara.kind': kind,
      'sundara.request.id': request.id,
      'http.request.method': request.method,
    });
    request.traced = traced;
    context.with(traced.within, done);
  });
  app.addHook('onResponse', async ({ traced }, { statusCode }) => {
    if (traced) endRequest(traced, statusCode);
  });
};
