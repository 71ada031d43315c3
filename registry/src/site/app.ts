import { randomUUID } from 'node:crypto';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { openRegistry } from '../core/open-registry.ts';
import { isTampering } from '../refusal.ts';
import { createSharedFaults } from '../render-faults/shared-faults.ts';
import { assets } from './assets/assets.ts';
import { FAULT_TIMES, type FaultTimes } from './assets/faulty-assets.ts';
import { createFileCache } from './assets/file-cache.ts';
import { createPublishedFiles } from './assets/published-files.ts';
import { createChooser } from './choose-release.ts';
import { guardDemoOnlyPaths } from './demo/demo-only-paths.ts';
import { UPLOADS } from './front-door/body-limits.ts';
import { refuseBrokenAddresses, servedAddress } from './front-door/broken-address.ts';
import { answerClientErrors } from './front-door/client-errors.ts';
import { watchFrontDoor } from './front-door/front-door.ts';
import { FRONT_DOOR_LIMITS, type FrontDoorLimits } from './front-door/limits.ts';
import { installSecurityHeaders } from './front-door/security-headers.ts';
import { health } from './health.ts';
import { checkForwardedProtocol } from './http/forwarded-protocol.ts';
import { allowsOverrides, environmentOfHost, isAssetsHost } from './http/host-environment.ts';
import { sendNothing, TEXT } from './http/send-nothing.ts';
import {
  createLiveReleases,
  type LiveReleases,
  REGISTRY_LIMITS,
  type RegistryLimits,
} from './live/live-release.ts';
import { sendNotices } from './live/send-notices.ts';
import { tellServed } from './live/tell-served.ts';
import { measureRequests } from './measures/measure-requests.ts';
import { createPageTraces } from './measures/page-trace.ts';
import { refusalCounter } from './measures/refusals.ts';
import { traceRequests } from './measures/trace-requests.ts';
import { createOverrideRuns } from './override/override-runs.ts';
import { overrideSecret } from './override/secret.ts';
import { signOverride } from './override/token.ts';
import { pages } from './pages.ts';
import { watchApiDescription } from './proxy/api-description.ts';
import { PROXY_LIMITS, type ProxyLimits, type ProxyOptions, proxy } from './proxy/proxy.ts';
import { releaseCalls } from './releases/calls/release-calls.ts';
import { watchCatalogue } from './render/catalogue-watch.ts';
import { readReplies } from './render/page-reads.ts';
import { createRemoteRenderers } from './render/remote/remote-renderers.ts';
import { createRenderedPages } from './render/rendered-pages.ts';
import { createRenderers } from './render/renderers.ts';
import { type Renderers, tellFaults } from './render/told-renderers.ts';
import { reportTampering } from './security-log.ts';
import type { Settings } from './settings.ts';
import { searchEngines } from './sitemap/search-engines.ts';
import { createUpstreams } from './upstreams/upstreams.ts';

export interface Site {
  readonly app: FastifyInstance;
  readonly releases: LiveReleases;
  readonly renderers: Renderers;
  /** From now on `/readyz` answers 503; everything else goes on. */
  readonly drain: () => void;
}

export interface Limits {
  readonly proxy: ProxyLimits;
  readonly faults: FaultTimes;
  readonly frontDoor: FrontDoorLimits;
  readonly registry: RegistryLimits;
  /** The clock for the age of what is known of the registry; replaced in tests. */
  readonly now?: () => number;
}
export const LIMITS: Limits = {
  proxy: PROXY_LIMITS,
  faults: FAULT_TIMES,
  frontDoor: FRONT_DOOR_LIMITS,
  registry: REGISTRY_LIMITS,
};

/** How long pages share one look whether their environment changed, which costs a folder a scan of a directory. */
const REVISION_AGE_MS = { database: 500, folder: 250 } as const;
const FILE_CACHE_BYTES = 64 * 1024 * 1024;

/** Whether machines that don't know the site's name request this address. */
const isHealth = (url: string): boolean => url === '/healthz' || url === '/readyz';

/** The stream of booking events. */
const STREAMS = '/api/salon/events';

/** On a busy machine the first look at the registry alone can take the ten seconds that are the default. */
const START_LIMIT_MS = 60_000;

/**
 * Builds the site server without listening: pages, files of releases, the API and the payment sandbox behind
 * one origin.
 *
 * @throws Refusal when the registry can't be opened, or there is no usable secret to sign overrides
 */
export const buildSite = async (settings: Settings, limits: Limits = LIMITS): Promise<Site> => {
  const { assetsUrl, registry: registrySettings } = settings;
  const folder = path.join(settings.dataDir, 'site');
  const registry = await openRegistry(registrySettings);
  await registry.files.prepare?.();
  const secret = await overrideSecret(settings.overrideSecret, path.join(folder, 'override-secret'));
  const context = { documents: registry.documents, files: registry.files, keys: registry.keys };
  const app = fastify({
    logger: { level: 'warn' },
    genReqId: () => randomUUID(),
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    pluginTimeout: START_LIMIT_MS,
    requestTimeout: 120_000,
    http: {
      ...{ headersTimeout: limits.frontDoor.patienceMs, connectionsCheckingInterval: 1_000 },
      // The front door refuses it: Node would do so without our headers.
      requireHostHeader: false,
    },
    clientErrorHandler: answerClientErrors(limits.frontDoor.unusedMs),
    rewriteUrl: servedAddress,
    forceCloseConnections: true,
  });
  const pageTraces = createPageTraces(secret);
  checkForwardedProtocol(app);
  traceRequests(app, pageTraces);
  measureRequests(app);
  const countRefusal = refusalCounter();
  installSecurityHeaders(app);
  watchFrontDoor(app, limits.frontDoor, settings.trustedProxies.length > 0);
  app.addHook('onClose', () => registry.close());
  const published = createPublishedFiles(context, ({ message }) => reportTampering(app.log, message));
  const files = createFileCache({ ...published, revision: registry.files.revision }, FILE_CACHE_BYTES);
  const releases = createLiveReleases({
    context,
    assetsUrl,
    folder,
    revisionAgeMs: REVISION_AGE_MS[registrySettings.databaseUrl ? 'database' : 'folder'],
    now: limits.now,
    limits: limits.registry,
    onFault: (fault) => {
      app.log.error(fault.message);
      if (isTampering(fault)) reportTampering(app.log, fault.message);
    },
  });
  const api = createUpstreams(settings.apiUrls);
  const overrideRuns = createOverrideRuns(context, assetsUrl);
  const choose = createChooser({ settings, secret, overrideRuns, log: app.log });

  app.addHook('onRequest', async (request, reply) => {
    const { host, url } = request;
    if (isHealth(url) || environmentOfHost(host, settings)) return;
    if (isAssetsHost(host, settings)) return url.startsWith('/assets/') ? undefined : sendNothing(reply);
    countRefusal('unknown-host');
    return reply
      .code(421)
      .type(TEXT)
      .send(`This server doesn't answer for '${host}': use localhost, or list it in SITE_HOSTS.\n`);
  });
  refuseBrokenAddresses(app);
  guardDemoOnlyPaths(app, settings);
  watchApiDescription(app, settings);
  app.setNotFoundHandler((_request, reply) => sendNothing(reply));

  tellServed(app, { documents: registry.documents, releases });
  const noticeFaults = settings.notices && sendNotices(app, registry, settings.notices);
  let isStopping = false;
  await app.register(health, {
    ...{ settings, releases, api, registry, noticeFaults },
    isStopping: () => isStopping,
  });
  await app.register(assets, {
    prefix: '/assets',
    files,
    settings,
    faultTimes: limits.faults,
  });
  const renderFaults = createSharedFaults(registry.documents);
  await app.register(releaseCalls, {
    ...{ registry, api, renderFaults, pageTraces },
    environmentOf: ({ host }) => environmentOfHost(host, settings),
    allowsOverrides: (environment) => allowsOverrides(environment, settings),
    overridesAskForAdmin: (environment) => settings.overrideAdminEnvironments.has(environment),
    signOverride: (environment, override) => signOverride(secret, environment, override),
  });
  const { callsPerAddress, uploadsPerAddress } = limits.frontDoor;
  const behind = (options: Pick<ProxyOptions, 'prefix' | 'upstreams' | 'kind' | 'mostPerAddress'>) =>
    app.register(async (scope) => proxy(scope, { limits: limits.proxy, ...options }));
  await behind({ upstreams: api, prefix: '/api', mostPerAddress: callsPerAddress });
  for (const prefix of UPLOADS)
    await behind({ upstreams: api, prefix, kind: 'uploads', mostPerAddress: uploadsPerAddress });
  // The API limits the number of streams per account.
  await behind({
    upstreams: api,
    prefix: STREAMS,
    kind: 'streams',
    mostPerAddress: Number.POSITIVE_INFINITY,
  });
  if (settings.sandboxUrl)
    await behind({
      upstreams: createUpstreams([settings.sandboxUrl]),
      prefix: '/sandbox',
      mostPerAddress: callsPerAddress,
    });
  await app.register(searchEngines, { settings, releases, api });
  const { renderUrls } = settings;
  const renderers = tellFaults(
    renderUrls.length > 0
      ? createRemoteRenderers({ origins: renderUrls, assetsUrl, onTrouble: (why) => app.log.error(why) })
      : createRenderers({ readFile: published.read }),
    (fault, address) => {
      const { remote, version, reason } = fault;
      app.log.error(`${remote}@${version} could not be rendered on the server at ${address}: ${reason}`);
      renderFaults.count(fault);
    },
  );
  app.addHook('onClose', renderers.close);
  const rendered = createRenderedPages({
    renderers,
    currentVersion: watchCatalogue(api),
    read: (urls) => readReplies(api, urls),
  });
  await app.register(pages, { settings, api, secret, releases, choose, files, rendered });
  const drain = () => {
    isStopping = true;
  };
  return { app, releases, renderers, drain };
};
