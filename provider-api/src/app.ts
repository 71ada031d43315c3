import { randomUUID } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import { localDateOf } from '@sundara/contracts';
import { BODY_BYTES } from '@sundara/contracts/api';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { profileRoutes } from './account/profile.routes.ts';
import { adminDashboardRoutes } from './admin/dashboard/dashboard.routes.ts';
import { adminSalonRoutes } from './admin/salons/admin-salons.routes.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import type { KeptHeads } from './audit/kept-heads.ts';
import { authRoutes } from './auth/auth.routes.ts';
import { createAuthContext } from './auth/auth-context.ts';
import { installAuthentication } from './auth/authenticate.ts';
import { deviceRoutes } from './auth/device.routes.ts';
import { catalogueVersion, readCatalogueVersion } from './catalogue/catalogue-version.ts';
import { createReadCache } from './catalogue/read-cache.ts';
import { adminServiceRoutes } from './central-services/admin-services.routes.ts';
import { centralServiceRoutes } from './central-services/central-services.routes.ts';
import { contactRoutes } from './contact/contact.routes.ts';
import { customerRoutes } from './customer/customer.routes.ts';
import type { Database } from './database/open-database.ts';
import { confirmationRoutes } from './email-confirmation/confirmation.routes.ts';
import { favouriteRoutes } from './favourites/favourites.routes.ts';
import { keepFigures } from './figures/figure-keeper.ts';
import { createBundledGeocoder } from './geocode/bundled-geocoder.ts';
import { geocodeRoutes } from './geocode/geocode.routes.ts';
import type { Geocoder } from './geocode/geocoder.ts';
import { healthRoutes } from './health/health.routes.ts';
import { installAnswerLog } from './http/answer-log.ts';
import { installBodyParser } from './http/body-parser.ts';
import { apiErrorOf, installErrorHandler, sendError } from './http/error-handler.ts';
import { installFieldMessages } from './http/field-messages.ts';
import { installOpenApi } from './http/openapi.ts';
import { replySerializer } from './http/reply-serializer.ts';
import { installSecurityHeaders } from './http/security-headers.ts';
import { refuseTwoHosts } from './http/two-hosts.ts';
import { pageHeadRoutes } from './page-heads/page-heads.routes.ts';
import { passwordRoutes } from './passwords/password.routes.ts';
import { preferenceRoutes } from './preferences/preferences.routes.ts';
import { reviewRoutes } from './reviews/reviews.routes.ts';
import { salonReviewRoutes } from './reviews/salon-review.routes.ts';
import { salonRoutes } from './salon/salon.routes.ts';
import type { HubTimes } from './salon-events/event-hub.ts';
import { salonEventRoutes } from './salon-events/salon-events.routes.ts';
import { publicSalonRoutes } from './salons/public-salons.routes.ts';
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { installSecurityLog } from './security-log/security-log.ts';
import { serviceCatalogueRoutes } from './service-catalogue/service-catalogue.routes.ts';
import { signInLinkRoutes } from './sign-in-links/sign-in-link.routes.ts';
import { sitemapRoutes } from './sitemap/sitemap.routes.ts';
import { teamRoutes } from './team/team.routes.ts';

export interface AppSettings {
  readonly database: Database;
  readonly tokenSecret: string;
  /** Wrong passwords of a known browser per minute, and of all others per 15; the wider limits with it; ten unless told. */
  readonly signInTries?: number;
  /** Besides loopback: whose x-forwarded-* headers are believed. */
  readonly trustedProxies?: readonly string[];
  /** How much public answers may be kept, in bytes; 64 MiB unless told, 0 keeps none. */
  readonly readCacheBytes?: number;
  /** Finds the address of a point; by the bundled data unless told. */
  readonly geocoder?: Geocoder;
  /** Treat a reply that breaks the contract, and an admin's change that is not in the audit, as an error: on in tests. */
  readonly checkReplies?: boolean;
  readonly logger?: FastifyServerOptions['logger'];
  /** The clock by which it is judged what may be done about a booking; another one in tests. */
  readonly now?: () => Date;
  /** How often news of bookings are asked for, and how long a stream of them lives; tests are in a hurry. */
  readonly eventTimes?: Partial<HubTimes>;
  /** Ends of the audit's chain that were noted beside the database; none unless told. */
  readonly auditHeads?: Pick<KeptHeads, 'read'>;
  /** Further nouns, registered like the rest. */
  readonly more?: readonly ((app: FastifyInstance) => void | Promise<void>)[];
}

/** A head comes within eight seconds, looked at each second, so that a slow one ends within ten. */
const SLOW_CLIENTS = { headersTimeout: 8_000, connectionsCheckingInterval: 1_000 };

installFieldMessages();

/** The API without a socket: the process listens with it, tests inject into it, the OpenAPI export reads it. */
export const buildApp = async (settings: AppSettings): Promise<FastifyInstance> => {
  const {
    database,
    tokenSecret,
    signInTries = 10,
    trustedProxies = [],
    readCacheBytes = 64 * 2 ** 20,
    checkReplies = false,
    geocoder = createBundledGeocoder(database),
    logger = false,
    now = () => new Date(),
    eventTimes,
    auditHeads = { read: async () => [] },
    more = [],
  } = settings;
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
  installSecurityLog(app, tokenSecret);
  installErrorHandler(app);
  installSecurityHeaders(app);
  installAnswerLog(app);
  keepFigures(app, { database, now });
  installAuthentication(app, createAuthContext(database, tokenSecret, signInTries));
  await app.register(rateLimit, { global: false });
  await installOpenApi(app);
  const version = catalogueVersion(database, () => readCatalogueVersion(database));
  const reads = createReadCache({
    version,
    maxBytes: readCacheBytes,
    epoch: () => localDateOf(new Date()),
  });
  await app.register(async (api) => {
    healthRoutes(api, database);
    authRoutes(api);
    deviceRoutes(api);
    passwordRoutes(api, now);
    signInLinkRoutes(api, now);
    confirmationRoutes(api, now);
    secondFactorRoutes(api);
    publicSalonRoutes(api, { database, reads });
    reviewRoutes(api, { database, reads, now });
    pageHeadRoutes(api, { database, reads });
    sitemapRoutes(api, { database, reads });
    customerRoutes(api, { database, now });
    favouriteRoutes(api, database);
    profileRoutes(api, database);
    preferenceRoutes(api, database);
    contactRoutes(api, { database, secret: tokenSecret });
    salonRoutes(api, { database, now });
    salonEventRoutes(api, { database, secret: tokenSecret, now, times: eventTimes });
    salonReviewRoutes(api, { database, now });
    serviceCatalogueRoutes(api, { database, now });
    centralServiceRoutes(api, { database, reads });
    adminServiceRoutes(api, { database, now });
    teamRoutes(api, { database, now });
    geocodeRoutes(api, database, geocoder);
    adminSalonRoutes(api, { database, now });
    auditRoutes(api, { database, heads: auditHeads });
    adminDashboardRoutes(api, { database, now });
    for (const register of more) await register(api);
  });
  return app;
};
