import { randomUUID } from 'node:crypto';
import { BODY_BYTES } from '@sundara/contracts/api';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { installAnswerLog } from './answer-log.ts';
import { installBodyParser } from './body-parser.ts';
import { apiErrorOf, installErrorHandler, sendError } from './error-handler.ts';
import { installFieldMessages } from './field-messages.ts';
import { refuseTwoHosts } from './refuse-two-hosts.ts';
import { replySerializer } from './reply-serializer.ts';
import { installSecurityHeaders } from './security-headers.ts';

export interface HttpOptions {
  /** Besides loopback: whose x-forwarded-* headers are believed. */
  readonly trustedProxies?: readonly string[];
  /** Treat a reply that breaks the contract, and an admin's change that is not in the audit, as an error: on in tests. */
  readonly checkReplies?: boolean;
  readonly logger?: FastifyServerOptions['logger'];
  /** Calls that admins may make, which change something and are in no entry: each with its reason. */
  readonly unaudited?: Readonly<Record<string, string>>;
}

/** A head comes within eight seconds, looked at each second, so that a slow one ends within ten. */
const SLOW_CLIENTS = { headersTimeout: 8_000, connectionsCheckingInterval: 1_000 };

installFieldMessages();

/** A server that speaks as the contract says, and has no routes yet. */
export const createHttpApp = (options: HttpOptions): FastifyInstance => {
  const { trustedProxies = [], checkReplies = false, logger = false, unaudited = {} } = options;
  const app = Fastify({
    logger,
    trustProxy: ['loopback', ...trustedProxies],
    bodyLimit: BODY_BYTES,
    requestTimeout: 30_000,
    http: SLOW_CLIENTS,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 200 },
    logController: new LogController({ disableRequestLogging: true }),
    // An address that cannot be read never reaches the error handler.
    frameworkErrors: (error, _, reply) => void sendError(reply, apiErrorOf(error)),
  });
  installBodyParser(app);
  refuseTwoHosts(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(replySerializer(checkReplies));
  app.decorate('missingAudit', checkReplies ? 'refused' : 'logged');
  app.decorate('unaudited', unaudited);
  installErrorHandler(app);
  installSecurityHeaders(app);
  installAnswerLog(app);
  return app;
};
