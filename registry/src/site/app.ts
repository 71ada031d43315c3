import { mkdir } from 'node:fs/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { Refusal, systemCode } from '../refusal.ts';
import { layoutOf } from '../store/layout.ts';
import { assets } from './assets.ts';
import { health } from './health.ts';
import { environmentOfHost } from './host-environment.ts';
import { createLiveReleases, type LiveReleases } from './live-release.ts';
import { pages } from './pages.ts';
import { PROXY_LIMITS, type ProxyLimits, proxy } from './proxy.ts';
import type { Settings } from './settings.ts';

export interface Site {
  readonly app: FastifyInstance;
  readonly releases: LiveReleases;
}

/** Which addresses are asked by machines that don't know the site's name. */
const isHealth = (url: string): boolean => url === '/healthz' || url === '/readyz';

const provideFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true }).catch((error: unknown) => {
    throw new Refusal(
      `The registry's folder ${folder} can't be used (${systemCode(error)}): check DATA_DIR.`,
    );
  });
};

/**
 * Builds the site server without listening: pages, files of releases, the API and the payment sandbox behind
 * one origin.
 */
export const buildSite = async (settings: Settings, limits: ProxyLimits = PROXY_LIMITS): Promise<Site> => {
  const layout = layoutOf(settings.dataDir);
  await Promise.all([layout.shell, layout.remotes].map(provideFolder));
  const app = fastify({
    logger: { level: 'warn' },
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    requestTimeout: 120_000,
    forceCloseConnections: true,
  });
  const releases = createLiveReleases(layout, (fault) => app.log.error(fault.message));

  app.addHook('onRequest', async (request, reply) => {
    if (isHealth(request.url) || environmentOfHost(request.host, settings)) return;
    reply.code(421).type('text/plain; charset=utf-8');
    return reply.send(
      `This server doesn't answer for '${request.host}': use localhost, or list it in SITE_HOSTS.\n`,
    );
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).type('text/plain; charset=utf-8').send('There is nothing at this address.\n'),
  );

  await app.register(health, { settings, releases });
  await app.register(assets, { prefix: '/assets', layout, settings });
  await app.register(async (scope) => proxy(scope, { upstream: settings.apiUrl, prefix: '/api', limits }));
  const { sandboxUrl } = settings;
  if (sandboxUrl)
    await app.register(async (scope) => proxy(scope, { upstream: sandboxUrl, prefix: '/sandbox', limits }));
  await app.register(pages, { settings, layout, releases });
  return { app, releases };
};
