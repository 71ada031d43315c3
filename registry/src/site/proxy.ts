import { pipeline, Readable } from 'node:stream';
import httpProxy from '@fastify/http-proxy';
import { ERRORS } from '@sundara/contracts';
import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RawServerBase,
  RouteGenericInterface,
} from 'fastify';
import { compressor, encodingOfReply, weakTag } from './compress-reply.ts';
import { createInFlight } from './front-door/in-flight.ts';
import { readAhead } from './front-door/read-ahead.ts';
import { BodyTooLarge, passBodiesOn, readBodiesFirst, sendable } from './front-door/read-body.ts';
import { ApiError, sendError } from './releases/api-error.ts';
import { isNotConnected, mayGoElsewhere } from './upstreams/may-go-elsewhere.ts';
import type { Upstreams } from './upstreams/upstreams.ts';

/** How many connections a scope keeps to the server behind, at most. */
export const PROXY_CONNECTIONS = { calls: 128, uploads: 16, streams: 4096 } as const;

/** How long a server behind may take to connect, to begin its answer, and to fall silent within it. */
export interface ProxyLimits {
  readonly connectMs: number;
  readonly headersMs: number;
  readonly silenceMs: number;
}

/** A stream of events sends a sign of life at least every half minute. */
export const PROXY_LIMITS: ProxyLimits = { connectMs: 2000, headersMs: 30_000, silenceMs: 120_000 };

export interface ProxyOptions {
  readonly upstreams: Upstreams;
  readonly prefix: string;
  readonly limits: ProxyLimits;
  /** Uploads and streams of events last long: among the calls they would leave them no connection. */
  readonly kind?: keyof typeof PROXY_CONNECTIONS;
  /** How many one address may have under way. */
  readonly mostPerAddress: number;
}

type ProxiedReply = FastifyReply<RouteGenericInterface, RawServerBase>;

/** The contract's error reply; the status says whose fault it is: 502 not reached, 504 no answer in time. */
const sendUnavailable = (reply: ProxiedReply, status: 502 | 504): void => {
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

const isEvents = (reply: ProxiedReply): boolean =>
  String(reply.getHeader('content-type')).startsWith('text/event-stream');

/** Sends on what the server behind answers; long text goes out compressed. */
const sendOn = async (
  request: Pick<FastifyRequest, 'headers' | 'method'>,
  reply: ProxiedReply,
  answer: object,
): Promise<void> => {
  // The package's types take the answer for the server's own response; it is status, headers and stream.
  const stream = 'stream' in answer && answer.stream instanceof Readable ? answer.stream : Readable.from([]);
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
  // The browser is told by a torn connection, as it would be without the compression.
  pipeline(content, packed, () => {});
  reply.send(packed);
};

/**
 * Hands everything below a prefix to a server behind, with its bytes as they are. A connection to it is only taken when
 * the body is there, and given back as soon as the answer is: how fast clients are is not its business. Where several
 * processes are behind, a read that fails at one is made at the next, and so is what could not be sent; no process gets
 * anything twice, as whether that is safe, only the caller knows.
 */
export const proxy = async (
  app: FastifyInstance,
  { upstreams, prefix, limits, kind = 'calls', mostPerAddress }: ProxyOptions,
): Promise<void> => {
  if (kind === 'uploads') passBodiesOn(app);
  else readBodiesFirst(app);
  const tooLarge = new ApiError(kind === 'uploads' ? 'UPLOAD_TOO_LARGE' : 'BODY_TOO_LARGE');
  const underWay = createInFlight(mostPerAddress);
  app.addHook('onRequest', async (request, reply) => {
    if (!underWay.take(request.ip, reply.raw))
      return sendError(reply.header('retry-after', '1'), new ApiError('RATE_LIMITED'));
  });
  // An answer that breaks off before anything of it went out.
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
      const send = ([origin = '', ...others]: readonly string[]): void => {
        const fail = (error: Error): void => {
          if (isNotConnected(error)) upstreams.markAway(origin);
          const isHeard = !reply.raw.destroyed;
          if (isHeard && others.length > 0 && mayGoElsewhere(method, body, error)) send(others);
          else if (isTooLarge(error)) sendError(reply, tooLarge);
          else sendUnavailable(reply, isTooLate(error) ? 504 : 502);
        };
        request.body = sendable(body);
        reply.from(path, {
          ...options,
          getUpstream: () => origin,
          onError: (_reply, { error }) => fail(error),
          onResponse: (_request, answering, answer) => {
            sendOn(request, answering, answer).catch((error: Error) => {
              request.log.warn(error);
              fail(error);
            });
          },
        });
      };
      send(upstreams.inOrder());
      return reply;
    },
    // Bodies are read by our own parsers.
    proxyPayloads: false,
    // What was uploaded is looked at below the same addresses, many pictures at once: that is a call.
    ...(kind === 'uploads' && { httpMethods: ['POST'] }),
    undici: {
      connections: PROXY_CONNECTIONS[kind],
      pipelining: 1,
      connect: { timeout: limits.connectMs },
      headersTimeout: limits.headersMs,
      bodyTimeout: limits.silenceMs,
    },
    replyOptions: {
      // By default a GET that is answered 503 with Retry-After is asked again up to ten times.
      retryDelay: () => null,
      // The handler names one for each try.
      getUpstream: () => '',
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        'x-forwarded-for': request.ip,
        'x-forwarded-proto': request.protocol,
        'x-forwarded-host': request.host,
      }),
    },
  });
};
