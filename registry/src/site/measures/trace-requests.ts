import { context } from '@opentelemetry/api';
import { beginRequest, endRequest, isTracing, type OpenSpan } from '@sundara/node/telemetry';
import type { FastifyInstance } from 'fastify';
import type { PageTraces } from './page-trace.ts';
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
 * kind of the request, its id and its status, never its address, headers or body. A page is told its trace by `Server-Timing`, the one header that its
 * script can read; the HTML is the same for everybody.
 */
export const traceRequests = (app: FastifyInstance, pageTraces: PageTraces): void => {
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
  app.addHook('onSend', async ({ id, traced, routeOptions }, reply) => {
    const token = traced && requestKind(routeOptions.url) === 'page' && pageTraces.write(id, traced);
    if (token) reply.header('server-timing', `trace;desc="${token}"`);
  });
  app.addHook('onResponse', async ({ traced }, { statusCode }) => {
    if (traced) endRequest(traced, statusCode);
  });
};
