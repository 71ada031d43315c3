import { BODY_BYTES, readWords } from '@sundara/contracts/api';
import Fastify, {
  type FastifyInstance,
  type FastifySchemaCompiler,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { answerClientError } from './answer-client-error.ts';
import { installAnswerLog } from './answer-log.ts';
import { installBodyParser } from './body-parser.ts';
import { apiErrorOf, installErrorHandler, sendError } from './error-handler.ts';
import { installFieldMessages } from './field-messages.ts';
import { knownPeers, requestIdOf } from './known-peers.ts';
import { limitCalls } from './limit-calls.ts';
import { measureAnswers } from './measure-answers.ts';
import { refuseOtherSites } from './refuse-other-sites.ts';
import { refuseTwoHosts } from './refuse-two-hosts.ts';
import { replySerializer } from './reply-serializer.ts';
import { installSecurityHeaders, SECURITY_HEADERS } from './security-headers.ts';
import { traceAnswers } from './trace-answers.ts';

export interface HttpOptions {
  /** Proxies, besides loopback, whose x-forwarded-* headers are trusted. */
  readonly trustedProxies?: readonly string[];
  /** Treat replies that break the contract, and admins' changes without an audit entry, as errors: on in tests. */
  readonly checkReplies?: boolean;
  readonly logger?: FastifyServerOptions['logger'];
  /** Operations with which admins change something without an audit entry: each with its reason. */
  readonly unaudited?: Readonly<Record<string, string>>;
  /** How long a call waits for its turn, in milliseconds; by default five seconds. */
  readonly waitLimitMs?: number | undefined;
}

/** Headers must arrive within eight seconds, checked every second, so that a slow client is cut off within ten. */
const SLOW_CLIENTS = { headersTimeout: 8_000, connectionsCheckingInterval: 1_000 };

const WAIT_LIMIT_MS = 5_000;

installFieldMessages();

/** Parses with the contract's schemas; a query's words may be written in any case. */
const parserOf: FastifySchemaCompiler<z.core.$ZodType> = (route) => {
  const { schema, httpPart } = route;
  const parse = validatorCompiler(route);
  return httpPart === 'querystring' && schema instanceof z.ZodMiniObject
    ? (query) => parse(readWords(schema, query))
    : parse;
};

/** A server that follows the contract and has no routes yet. */
export const createHttpApp = (options: HttpOptions): FastifyInstance => {
  const {
    trustedProxies = [],
    checkReplies = false,
    logger = false,
    unaudited = {},
    waitLimitMs = WAIT_LIMIT_MS,
  } = options;
  const isOurs = knownPeers(trustedProxies);
  const app = Fastify({
    logger,
    trustProxy: ['loopback', ...trustedProxies],
    bodyLimit: BODY_BYTES,
    requestTimeout: 30_000,
    // A missing host is refused below: Node would do so without our headers.
    http: { ...SLOW_CLIENTS, requireHostHeader: false },
    clientErrorHandler: answerClientError,
    genReqId: requestIdOf(isOurs),
    routerOptions: { maxParamLength: 200 },
    logController: new LogController({ disableRequestLogging: true }),
    // A request with an unreadable URL never reaches the error handler, nor any hook.
    frameworkErrors: (error, _, reply) => void sendError(reply.headers(SECURITY_HEADERS), apiErrorOf(error)),
  });
  // The same of what a request expects, so it is answered like any other.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  traceAnswers(app, isOurs);
  installBodyParser(app);
  refuseTwoHosts(app);
  refuseOtherSites(app);
  app.setValidatorCompiler(parserOf);
  app.setSerializerCompiler(replySerializer(checkReplies));
  app.decorate('missingAudit', checkReplies ? 'refused' : 'logged');
  app.decorate('unaudited', unaudited);
  installErrorHandler(app);
  installSecurityHeaders(app);
  installAnswerLog(app);
  limitCalls(app, waitLimitMs);
  measureAnswers(app);
  return app;
};
