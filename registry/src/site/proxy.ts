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

/** How many connections one scope keeps to the server behind, at most. */
export const PROXY_CONNECTIONS = { calls: 128, streams: 4096 } as const;

/** How long a server behind may take to connect, to begin its answer, and to fall silent within it. */
export interface ProxyLimits {
  readonly connectMs: number;
  readonly headersMs: number;
  readonly silenceMs: number;
}

/** A stream of events sends a sign of life at least every half minute. */
export const PROXY_LIMITS: ProxyLimits = { connectMs: 2000, headersMs: 30_000, silenceMs: 120_000 };

/** The contract's error reply; the status says whose fault it is: 502 not reached, 504 no answer in time. */
const sendUnavailable = (
  reply: FastifyReply<RouteGenericInterface, RawServerBase>,
  status: 502 | 504,
): void => {
  const { message, next } = ERRORS.UNAVAILABLE;
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('retry-after', '2')
    .send({ success: false, status: 'error', code: 'UNAVAILABLE', message, msg: message, next });
};

const isTooLate = (error: Error): boolean =>
  'code' in error && error.code === 'FST_REPLY_FROM_GATEWAY_TIMEOUT';

type ProxiedReply = FastifyReply<RouteGenericInterface, RawServerBase>;

/** Sends on what the server behind answers, as it comes; long text goes out compressed. */
const sendOn = (
  request: Pick<FastifyRequest, 'headers' | 'method'>,
  reply: ProxiedReply,
  answer: object,
): void => {
  // The package's types take the answer for the server's own response; it is status, headers and stream.
  const content = 'stream' in answer && answer.stream instanceof Readable ? answer.stream : Readable.from([]);
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
 * Hands everything below a prefix to a server behind, with its bytes as they are, and streams the answer as it
 * comes. Nothing is tried twice: whether that is safe, only the caller knows.
 */
export const proxy = async (
  app: FastifyInstance,
  {
    upstream,
    prefix,
    limits,
    connections = PROXY_CONNECTIONS.calls,
  }: { upstream: string; prefix: string; limits: ProxyLimits; connections?: number },
): Promise<void> => {
  // Fastify's own parser would turn a text body into a string and back.
  app.removeAllContentTypeParsers();
  // An answer that breaks off before anything of it went out.
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error.statusCode !== undefined && error.statusCode < 500) return reply.send(error);
    request.log.warn(error);
    return sendUnavailable(reply.removeHeader('content-encoding'), 502);
  });
  await app.register(httpProxy, {
    upstream,
    prefix,
    rewritePrefix: prefix,
    undici: {
      connections,
      pipelining: 1,
      connect: { timeout: limits.connectMs },
      headersTimeout: limits.headersMs,
      bodyTimeout: limits.silenceMs,
    },
    replyOptions: {
      // By default a GET that is answered 503 with Retry-After is asked again up to ten times.
      retryDelay: () => null,
      onResponse: (request, reply, answer) => sendOn(request, reply, answer),
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        'x-forwarded-for': request.ip,
        'x-forwarded-proto': request.protocol,
        'x-forwarded-host': request.host,
      }),
      onError: (reply, { error }) => sendUnavailable(reply, isTooLate(error) ? 504 : 502),
    },
  });
};
