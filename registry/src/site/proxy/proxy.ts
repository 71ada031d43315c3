import { EventEmitter } from 'node:events';
import { pipeline, Readable } from 'node:stream';
import httpProxy from '@fastify/http-proxy';
import { ERRORS } from '@sundara/contracts';
import { beginCall, counter, markFailed, traceHeaders } from '@sundara/node/telemetry';
import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RawServerBase,
  RouteGenericInterface,
} from 'fastify';
import { createInFlight } from '../front-door/in-flight.ts';
import { readAhead } from '../front-door/read-ahead.ts';
import { BodyTooLarge, passBodiesOn, readBodiesFirst, sendable } from '../front-door/read-body.ts';
import { compressor, encodingOfReply, weakTag } from '../http/compress-reply.ts';
import { refusalCounter } from '../measures/refusals.ts';
import { ApiError, sendError } from '../releases/http/api-error.ts';
import { isNotConnected, mayGoElsewhere } from '../upstreams/may-go-elsewhere.ts';
import type { Upstreams } from '../upstreams/upstreams.ts';

/** Maximum number of connections of a scope to the upstream server. */
export const PROXY_CONNECTIONS = { calls: 128, uploads: 16, streams: 4096 } as const;

/**
 * Maximum number of requests of a scope in progress behind the site, those that wait for a connection included: where
 * everything hangs, people learn it at once rather than after minutes in a queue.
 */
export const PROXY_REQUESTS = { calls: 1024, uploads: 64, streams: 4096 } as const;

/** How long an upstream server may take to connect and to begin its response, and may pause within it. */
export interface ProxyLimits {
  readonly connectMs: number;
  readonly headersMs: number;
  readonly silenceMs: number;
}

/** Event streams send a heartbeat at least every 30 seconds. */
export const PROXY_LIMITS: ProxyLimits = { connectMs: 2000, headersMs: 30_000, silenceMs: 120_000 };

export interface ProxyOptions {
  readonly upstreams: Upstreams;
  readonly prefix: string;
  readonly limits: ProxyLimits;
  /** Uploads and event streams take long: sharing the calls' connections, they would block them. */
  readonly kind?: keyof typeof PROXY_CONNECTIONS;
  /** How many requests of one address may be in progress. */
  readonly mostPerAddress: number;
}

/** All addresses share the places behind the site. */
const EVERYBODY = '';

type ProxiedReply = FastifyReply<RouteGenericInterface, RawServerBase>;

/**
 * Sends the contract's error reply; the status is 502 for an unreachable server, 503 where too many wait for one, 504 for
 * no answer in time.
 */
const sendUnavailable = (reply: ProxiedReply, status: 502 | 503 | 504): void => {
  const { message, next } = ERRORS.UNAVAILABLE;
  reply
    .code(status)
    .removeHeader('content-length')
    .removeHeader('content-encoding')
    .header('cache-control', 'no-store')
    .header('retry-after', '2')
    .type('application/json; charset=utf-8')
    .send({ success: false, status: 'error', code: 'UNAVAILABLE', message, msg: message, next });
};

const isTooLate = (error: Error): boolean =>
  'code' in error && error.code === 'FST_REPLY_FROM_GATEWAY_TIMEOUT';
const isTooLarge = ({ cause }: Error): boolean => cause instanceof BodyTooLarge;

/** What became of a call that was not answered, for its metric. */
const failureOf = (error: Error): string => {
  if (isNotConnected(error)) return 'not-connected';
  if (isTooLarge(error)) return 'too-large';
  return isTooLate(error) ? 'late' : 'broken';
};

const isEvents = (reply: ProxiedReply): boolean =>
  String(reply.getHeader('content-type')).startsWith('text/event-stream');

/** The package's types are wrong: the answer consists of status, headers and stream. */
const streamOf = (answer: object): Readable =>
  'stream' in answer && answer.stream instanceof Readable ? answer.stream : Readable.from([]);

/** Forwards the upstream response; compresses long text. */
const sendOn = async (
  request: Pick<FastifyRequest, 'headers' | 'method'>,
  reply: ProxiedReply,
  stream: Readable,
): Promise<void> => {
  reply.raw.once('close', () => stream.destroy());
  const content = isEvents(reply) ? stream : await readAhead(stream);
  const encoding = encodingOfReply(request.headers, reply.getHeaders());
  if (!encoding || request.method === 'HEAD') {
    reply.send(content);
    return;
  }
  const tag = reply.getHeader('etag');
  if (typeof tag === 'string') reply.header('etag', weakTag(tag));
  const vary = [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ');
  reply.removeHeader('content-length').header('vary', vary).header('content-encoding', encoding);
  const packed = compressor(encoding);
  // An aborted connection signals the error to the browser, as it would without compression.
  pipeline(content, packed, () => {});
  reply.send(packed);
};

/**
 * Forwards everything below a prefix to an upstream server, with request bodies unchanged. An upstream connection is
 * only used once the body is there (uploads are streamed), and released as soon as the response is: slow clients don't
 * occupy it. With several upstream processes, a read that fails at one is repeated at the next, and so is a request
 * that could not be sent. Nothing else is sent twice, as only the caller knows whether that is safe.
 */
export const proxy = async (
  app: FastifyInstance,
  { upstreams, prefix, limits, kind = 'calls', mostPerAddress }: ProxyOptions,
): Promise<void> => {
  if (kind === 'uploads') passBodiesOn(app);
  else readBodiesFirst(app);
  const tooLarge = new ApiError(kind === 'uploads' ? 'UPLOAD_TOO_LARGE' : 'BODY_TOO_LARGE');
  const underWay = createInFlight(mostPerAddress);
  const behind = createInFlight(PROXY_REQUESTS[kind]);
  const countRefusal = refusalCounter();
  const failures = counter('sundara.proxy.failures');
  app.addHook('onRequest', async (request, reply) => {
    if (underWay.take(request.ip, reply.raw)) return;
    countRefusal('calls');
    return sendError(reply.header('retry-after', '1'), new ApiError('RATE_LIMITED'));
  });
  // The response broke off before any of it was sent.
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error.statusCode === 413) return sendError(reply, tooLarge);
    if (error.statusCode !== undefined && error.statusCode < 500) return reply.send(error);
    request.log.warn(error);
    return sendUnavailable(reply, 502);
  });
  await app.register(httpProxy, {
    upstream: '',
    prefix,
    rewritePrefix: prefix,
    handler: (request, reply, path, options) => {
      const { method, body } = request;
      /** Ends with the upstream's work: a client that is slow, or gone, neither keeps nor frees its place. */
      const work = new EventEmitter();
      if (!behind.take(EVERYBODY, work)) {
        countRefusal('queue');
        sendUnavailable(reply, 503);
        return reply;
      }
      const send = ([origin = '', ...others]: readonly string[]): void => {
        const call = request.traced && beginCall(`forward ${prefix}`, {}, request.traced.within);
        request.forwarded = call;
        const fail = (error: Error): void => {
          if (isNotConnected(error)) upstreams.markAway(origin);
          if (call) markFailed(call.span, failureOf(error));
          call?.span.end();
          failures.add(1, { 'sundara.upstream': prefix, 'error.type': failureOf(error) });
          const isHeard = !reply.raw.destroyed;
          if (isHeard && others.length > 0 && mayGoElsewhere(method, body, error)) {
            send(others);
            return;
          }
          work.emit('close');
          if (isTooLarge(error)) sendError(reply, tooLarge);
          else sendUnavailable(reply, isTooLate(error) ? 504 : 502);
        };
        request.body = sendable(body);
        reply.from(path, {
          ...options,
          getUpstream: () => origin,
          onError: (_reply, { error }) => fail(error),
          onResponse: (_request, answering, answer) => {
            call?.span.end();
            const stream = streamOf(answer).once('close', () => work.emit('close'));
            sendOn(request, answering, stream).catch((error: Error) => {
              request.log.warn(error);
              fail(error);
            });
          },
        });
      };
      send(upstreams.inOrder());
      return reply;
    },
    // Bodies are read by our own content type parsers.
    proxyPayloads: false,
    // Uploaded files are read below the same addresses, many pictures at once: those requests are calls.
    ...(kind === 'uploads' && { httpMethods: ['POST'] }),
    undici: {
      connections: PROXY_CONNECTIONS[kind],
      pipelining: 1,
      connect: { timeout: limits.connectMs },
      headersTimeout: limits.headersMs,
      bodyTimeout: limits.silenceMs,
    },
    replyOptions: {
      // By default a GET that gets a 503 with Retry-After is retried up to ten times.
      retryDelay: () => null,
      // The handler sets the upstream of each try.
      getUpstream: () => '',
      // The site itself has told a client with an expectation to go on; the one to an upstream server has none.
      rewriteRequestHeaders: (
        request,
        { traceparent: _, tracestate: __, baggage: ___, expect: ____, ...headers },
      ) => ({
        ...headers,
        ...(request.forwarded && traceHeaders(request.forwarded.within)),
        'x-request-id': request.id,
        'x-forwarded-for': request.ip,
        'x-forwarded-proto': request.protocol,
        'x-forwarded-host': request.host,
      }),
    },
  });
};
