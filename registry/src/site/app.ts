import path from 'node:path';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { openRegistry } from '../core/open-registry.ts';
import { assets } from './assets/assets.ts';
import { FAULT_TIMES, type FaultTimes } from './assets/faulty-assets.ts';
import { createFileCache } from './assets/file-cache.ts';
import { createChooser } from './choose-release.ts';
import { health } from './health.ts';
import { allowsOverrides, environmentOfHost, isAssetsHost } from './host-environment.ts';
import { createLiveReleases, type LiveReleases } from './live-release.ts';
import { createOverrideRuns } from './override/override-runs.ts';
import { overrideSecret } from './override/secret.ts';
import { signOverride } from './override/token.ts';
import { pages } from './pages.ts';
import { PROXY_CONNECTIONS, PROXY_LIMITS, type ProxyLimits, proxy } from './proxy.ts';
import { releaseCalls } from './releases/release-calls.ts';
import type { Settings } from './settings.ts';
import { searchEngines } from './sitemap/search-engines.ts';

export interface Site {
  readonly app: FastifyInstance;
  readonly releases: LiveReleases;
}

export interface Limits {
  readonly proxy: ProxyLimits;
  readonly faults: FaultTimes;
  /** The clock by which answers of a database grow old; another one in tests. */
  readonly now?: () => number;
}
export const LIMITS: Limits = { proxy: PROXY_LIMITS, faults: FAULT_TIMES };

/** A database is asked no more than twice a second whether a document has changed; a folder for every page. */
const REVISION_AGE_MS = 500;
const FILE_CACHE_BYTES = 64 * 1024 * 1024;

/** Which addresses are asked by machines that don't know the site's name. */
const isHealth = (url: string): boolean => url === '/healthz' || url === '/readyz';

/** News of bookings, as they happen. */
const STREAMS = '/api/salon/events';

const TEXT = 'text/plain; charset=utf-8';
const sendNothing = (reply: FastifyReply): FastifyReply =>
  reply.code(404).type(TEXT).send('There is nothing at this address.\n');

/**
 * Builds the site server without listening: pages, files of releases, the API and the payment sandbox behind
 * one origin.
 *
 * @throws Refusal when the registry can't be opened, or no override could be signed
 */
export const buildSite = async (settings: Settings, limits: Limits = LIMITS): Promise<Site> => {
  const { assetsUrl, registry: registrySettings } = settings;
  const folder = path.join(settings.dataDir, 'site');
  const registry = await openRegistry(registrySettings);
  const secret = await overrideSecret(settings.overrideSecret, path.join(folder, 'override-secret'));
  const context = { documents: registry.documents, files: registry.files, keys: registrySettings };
  const files = createFileCache(registry.files, FILE_CACHE_BYTES);
  const app = fastify({
    logger: { level: 'warn' },
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    requestTimeout: 120_000,
    forceCloseConnections: true,
  });
  app.addHook('onClose', () => registry.close());
  const releases = createLiveReleases({
    context,
    assetsUrl,
    folder,
    revisionAgeMs: registrySettings.databaseUrl ? REVISION_AGE_MS : 0,
    now: limits.now,
    onFault: (fault) => app.log.error(fault.message),
  });
  const overrideRuns = createOverrideRuns(context, assetsUrl);
  const choose = createChooser({ settings, secret, overrideRuns, log: app.log });

  app.addHook('onRequest', async (request, reply) => {
    const { host, url } = request;
    if (isHealth(url) || environmentOfHost(host, settings)) return;
    if (isAssetsHost(host, settings)) return url.startsWith('/assets/') ? undefined : sendNothing(reply);
    return reply
      .code(421)
      .type(TEXT)
      .send(`This server doesn't answer for '${host}': use localhost, or list it in SITE_HOSTS.\n`);
  });
  app.setNotFoundHandler((_request, reply) => sendNothing(reply));

  await app.register(health, { settings, releases });
  await app.register(assets, {
    prefix: '/assets',
    files,
    folder: registry.files.folder,
    settings,
    faultTimes: limits.faults,
  });
  await app.register(releaseCalls, {
    registry,
    apiUrl: settings.apiUrl,
    environmentOf: ({ host }) => environmentOfHost(host, settings),
    allowsOverrides: (environment) => allowsOverrides(environment, settings),
    signOverride: (environment, override) => signOverride(secret, environment, override),
  });
  const behind = (prefix: string, upstream: string, connections?: number) =>
    app.register(async (scope) =>
      proxy(scope, { upstream, prefix, limits: limits.proxy, ...(connections && { connections }) }),
    );
  await behind('/api', settings.apiUrl);
  // Each stream keeps a connection for minutes: among the calls, as many salons as there are would leave them none.
  await behind(STREAMS, settings.apiUrl, PROXY_CONNECTIONS.streams);
  if (settings.sandboxUrl) await behind('/sandbox', settings.sandboxUrl);
  await app.register(searchEngines, { settings, releases });
  await app.register(pages, { settings, secret, releases, choose, files });
  return { app, releases };
};
