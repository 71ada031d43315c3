import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { adminRoutes } from './admin/admin.routes.ts';
import { authRoutes } from './auth/auth.routes.ts';
import { installAuthentication } from './auth/authenticate.ts';
import { createTokens } from './auth/tokens.ts';
import { customerRoutes } from './customer/customer.routes.ts';
import type { Database } from './database/open-database.ts';
import { healthRoutes } from './health/health.routes.ts';
import { installErrorHandler } from './http/error-handler.ts';
import { installOpenApi } from './http/openapi.ts';
import { replySerializer } from './http/reply-serializer.ts';
import { salonRoutes } from './salon/salon.routes.ts';
import { publicSalonRoutes } from './salons/public-salons.routes.ts';

export interface AppSettings {
  readonly database: Database;
  readonly tokenSecret: string;
  /** Attempts to sign in or register per address and minute. */
  readonly attemptsPerMinute?: number;
  /** Treat a reply that breaks the contract as an error: on in tests. */
  readonly checkReplies?: boolean;
  readonly logger?: FastifyServerOptions['logger'];
  /** Further nouns, registered like the rest. */
  readonly more?: readonly ((app: FastifyInstance) => void | Promise<void>)[];
}

// Field messages read as sentences; without a locale zod/mini says 'Invalid input' to everything.
z.config(z.locales.en());

/** The API without a socket: the process listens with it, tests inject into it, the OpenAPI export reads it. */
export const buildApp = async (settings: AppSettings): Promise<FastifyInstance> => {
  const {
    database,
    tokenSecret,
    attemptsPerMinute = 30,
    checkReplies = false,
    logger = false,
    more = [],
  } = settings;
  const app = Fastify({
    logger,
    trustProxy: 'loopback',
    bodyLimit: 256 * 1024,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 200 },
    disableRequestLogging: true,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(replySerializer(checkReplies));
  installErrorHandler(app);
  app.addHook('onSend', async (_, reply) => {
    reply.header('x-content-type-options', 'nosniff');
  });
  app.addHook('onResponse', async (request, reply) => {
    const operation = request.routeOptions.schema as { operationId?: string } | undefined;
    request.log.info(
      { operation: operation?.operationId, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
  const tokens = createTokens(tokenSecret);
  installAuthentication(app, database, tokens);
  await app.register(rateLimit, { global: false });
  await installOpenApi(app);
  await app.register(async (api) => {
    healthRoutes(api, database);
    authRoutes(api, { database, tokens, attemptsPerMinute });
    publicSalonRoutes(api, database);
    customerRoutes(api, database);
    salonRoutes(api, database);
    adminRoutes(api, database);
    for (const register of more) await register(api);
  });
  return app;
};
