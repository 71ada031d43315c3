import type { FastifyInstance } from 'fastify';
import { keepFigures } from '../areas/back-office/dashboard/figure-collector.ts';
import { installAuthentication } from '../areas/identity/sessions/authenticate.ts';
import { linkAudit } from '../areas/marketplace/audit/chain/link-audit.ts';
import { UNAUDITED } from '../areas/marketplace/audit/unaudited.ts';
import { outsideOperations } from '../platform/database/current-operation.ts';
import type { SchemaState } from '../platform/database/schema-state.ts';
import { createHttpApp, type HttpOptions } from '../platform/http/create-http-app.ts';
import { installOpenApi } from '../platform/http/openapi.ts';
import { keepAnswers } from '../platform/idempotency/answer-once.ts';
import type { OutboxOptions } from '../platform/outbox/outbox.ts';
import { installSecurityLog } from '../platform/security-log/security-log.ts';
import { createDependencies, type DependencyOptions } from './dependencies.ts';
import { runJobs } from './jobs.ts';
import { observeWaiting } from './observe-waiting.ts';
import { registerRoutes } from './routes.ts';
import { waitForSchema } from './wait-for-schema.ts';

/** The background work of a process. */
type Work = 'jobs' | 'audit-links';

export interface AppOptions
  extends DependencyOptions,
    Pick<HttpOptions, 'checkReplies' | 'logger'>,
    Pick<OutboxOptions, 'pollMs' | 'retryGapsSeconds'> {
  /** Both by default. */
  readonly does?: readonly Work[];
  /** Calls are refused until it is whole; without one they are not. */
  readonly schema?: SchemaState;
  /** Additional routes of a test. */
  readonly more?: (app: FastifyInstance) => void;
}

/**
 * The API without a socket: the process listens with it, tests inject requests into it. Everything is put together
 * here and nowhere else.
 */
export const buildApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const { settings, does = ['jobs', 'audit-links'], schema, more } = options;
  const {
    TOKEN_SECRET: tokenSecret,
    TRUSTED_PROXIES: trustedProxies,
    DATABASE_WAIT_SECONDS: waitSeconds,
  } = settings;
  const waitLimitMs = waitSeconds && waitSeconds * 1_000;
  const app = createHttpApp({ ...options, trustedProxies, unaudited: UNAUDITED, waitLimitMs });
  let wake = () => {};
  const dependencies = createDependencies(options, app.log, { wake: () => outsideOperations(wake) });
  installSecurityLog(app, tokenSecret);
  keepFigures(app, dependencies);
  keepAnswers(app, dependencies);
  installAuthentication(app, dependencies.auth);
  if (schema) waitForSchema(app, schema);
  await installOpenApi(app);
  await app.register(async (api) => {
    await registerRoutes(api, dependencies);
    more?.(api);
  });
  if (does.includes('jobs')) {
    wake = runJobs(app, dependencies, options).wake;
    observeWaiting(dependencies);
  }
  if (does.includes('audit-links')) linkAudit(app, dependencies);
  return app;
};

/** The background work without routes: jobs and links of the audit begin when it is ready, and end when it is closed. */
export const buildWorker = (options: AppOptions): FastifyInstance => {
  const worker = createHttpApp(options);
  let wake = () => {};
  const dependencies = createDependencies(options, worker.log, { wake: () => wake() });
  wake = runJobs(worker, dependencies, options).wake;
  observeWaiting(dependencies);
  linkAudit(worker, dependencies);
  return worker;
};
