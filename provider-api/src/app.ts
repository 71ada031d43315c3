import { randomUUID } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import { localDateOf } from '@sundara/contracts';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { adminRoutes } from './admin/admin.routes.ts';
import { authRoutes } from './auth/auth.routes.ts';
import { installAuthentication } from './auth/authenticate.ts';
import { createTokens } from './auth/tokens.ts';
import { catalogueVersion, readCatalogueVersion } from './catalogue/catalogue-version.ts';
import { createReadCache } from './catalogue/read-cache.ts';
import { contactRoutes } from './contact/contact.routes.ts';
import { customerRoutes } from './customer/customer.routes.ts';
import type { Database } from './database/open-database.ts';
import { favouriteRoutes } from './favourites/favourites.routes.ts';
import { healthRoutes } from './health/health.routes.ts';
import { installAnswerLog } from './http/answer-log.ts';
import { apiErrorOf, installErrorHandler, sendError } from './http/error-handler.ts';
import { installFieldMessages } from './http/field-messages.ts';
import { installOpenApi } from './http/openapi.ts';
import { replySerializer } from './http/reply-serializer.ts';
import { installSecurityHeaders } from './http/security-headers.ts';
import { pageHeadRoutes } from './page-heads/page-heads.routes.ts';
import { reviewRoutes } from './reviews/reviews.routes.ts';
import { salonRoutes } from './salon/salon.routes.ts';
import { publicSalonRoutes } from './salons/public-salons.routes.ts';
import { sitemapRoutes } from './sitemap/sitemap.routes.ts';

export interface AppSettings {
  readonly database: Database;
  readonly tokenSecret: string;
  /** Attempts to sign in or register per account, address and minute; ten unless told. */
  readonly attemptsPerMinute?: number;
  /** How much public answers may be kept, in bytes; 64 MiB unless told, 0 keeps none. */
  readonly readCacheBytes?: number;
  /** Treat a reply that breaks the contract as an error: on in tests. */
  readonly checkReplies?: boolean;
  readonly logger?: FastifyServerOptions['logger'];
  /** Further nouns, registered like the rest. */
  readonly more?: readonly ((app: FastifyInstance) => void | Promise<void>)[];
}

installFieldMessages();

/** The API without a socket: the process listens with it, tests inject into it, the OpenAPI export reads it. */
export const buildApp = async (settings: AppSettings): Promise<FastifyInstance> => {
  const {
    database,
    tokenSecret,
    attemptsPerMinute = 10,
    readCacheBytes = 64 * 2 ** 20,
    checkReplies = false,
    logger = false,
    more = [],
  } = settings;
  const app = Fastify({
    logger,
    trustProxy: 'loopback',
    bodyLimit: 256 * 1024,
    requestTimeout: 30_000,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 200 },
    logController: new LogController({ disableRequestLogging: true }),
    // An address that cannot be read never reaches the error handler.
    frameworkErrors: (error, _, reply) => void sendError(reply, apiErrorOf(error)),
  });
  // Bodies are JSON; a browser sends text to anywhere without asking, so text is not taken at all.
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(replySerializer(checkReplies));
  installErrorHandler(app);
  installSecurityHeaders(app);
  installAnswerLog(app);
  const tokens = createTokens(tokenSecret);
  installAuthentication(app, database, tokens);
  await app.register(rateLimit, { global: false });
  await installOpenApi(app);
  const version = catalogueVersion(database, () => readCatalogueVersion(database));
  const reads = createReadCache(version, readCacheBytes, () => localDateOf(new Date()));
  await app.register(async (api) => {
    healthRoutes(api, database);
    authRoutes(api, { database, tokens, attemptsPerMinute });
    publicSalonRoutes(api, { database, reads });
    reviewRoutes(api, { database, reads });
    pageHeadRoutes(api, { database, reads });
    sitemapRoutes(api, { database, reads });
    customerRoutes(api, database);
    favouriteRoutes(api, database);
    contactRoutes(api, { database, secret: tokenSecret });
    salonRoutes(api, database);
    adminRoutes(api, database);
    for (const register of more) await register(api);
  });
  return app;
};
