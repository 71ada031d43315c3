import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import type { FileCache } from './assets/file-cache.ts';
import { hasShares } from './canary/meet-shares.ts';
import type { ChooseRelease } from './choose-release.ts';
import { createCompositionFiles } from './composition/composition-files.ts';
import { serveCompositions } from './composition/serve-compositions.ts';
import { createHeads } from './head/api-heads.ts';
import { describePage } from './head/find-head.ts';
import { allowsOverrides, environmentOfHost, isIndexed } from './http/host-environment.ts';
import { type Visit, visitOf } from './http/visit.ts';
import type { LiveReleases } from './live/live-release.ts';
import { askedOverride, overrideMove } from './override/asked-override.ts';
import { PAGE_HEADERS, PERSONAL_HEADERS, QA_HEADERS } from './page/page-headers.ts';
import { shellOfFile } from './page/public-file.ts';
import { sendFatal } from './page/send-fatal.ts';
import { createPageSender } from './page/send-page.ts';
import { sendPublicFile } from './page/send-public-file.ts';
import { isServiceWorker, sendServiceWorker } from './page/send-service-worker.ts';
import type { ShownRelease } from './page/shown-release.ts';
import { pageAddress, UNKNOWN_ADDRESS } from './render/page-address.ts';
import type { RenderedPages } from './render/rendered-pages.ts';
import { keptRoute } from './routing/kept-route.ts';
import type { Settings } from './settings.ts';
import type { Upstreams } from './upstreams/upstreams.ts';

/** An address of a file, not of a page. */
const FILE = /\.\w{1,11}$/;

interface Options {
  readonly settings: Settings;
  readonly api: Upstreams;
  readonly secret: string;
  readonly releases: LiveReleases;
  readonly choose: ChooseRelease;
  readonly files: FileCache;
  readonly rendered: RenderedPages;
}

/** Serves a page for every address without another handler, and the shell's public files at the site's root. */
export const pages = async (
  app: FastifyInstance,
  { settings, api, secret, releases, choose, files, rendered }: Options,
): Promise<void> => {
  const findHead = createHeads(api);
  const compositions = createCompositionFiles();
  const sender = createPageSender(settings, compositions, rendered);
  app.addHook('onReady', sender.prepare);
  await app.register(serveCompositions, { compositions, releases, settings });

  const sendPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    visit: Visit,
    shown: ShownRelease,
  ) => {
    const route = keptRoute(shown.runs, visit.pathname, visit.search);
    if (route.status === 404 && FILE.test(visit.pathname)) return reply.callNotFound();
    const described = describePage(route, {
      findHead,
      contact: settings.contact,
      indexed: isIndexed(visit.environment, settings) && !shown.qa?.override,
    });
    const address = route.status === 404 ? UNKNOWN_ADDRESS : pageAddress(visit.pathname, visit.search);
    return sender.send(request, reply, { described, shown, route, address });
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply, visit: Visit) => {
    const live = await releases.current(visit.environment);
    compositions.keepAll(live);
    if (isServiceWorker(visit.pathname))
      return sendServiceWorker(request, reply, { files, shell: live.usual.shell });
    const { shown, cookie } = await choose(live, visit);
    const shells = [shown.runs, live.usual, ...(live.canary ? [live.canary] : [])].map(({ shell }) => shell);
    const shell = shellOfFile(shells, visit.pathname, visit.search);
    if (shell) return sendPublicFile(request, reply, { files, shell, file: visit.pathname.slice(1) });
    reply.headers({ ...PAGE_HEADERS, ...(shown.qa && QA_HEADERS) });
    if (shown.qa || hasShares(live.document)) reply.headers(PERSONAL_HEADERS);
    if (cookie) reply.header('set-cookie', cookie);
    return sendPage(request, reply, visit, shown);
  };

  app.get('/*', async (request, reply) => {
    const environment = environmentOfHost(request.host, settings) ?? settings.environment;
    const visit = visitOf(request, environment);
    const allowed = allowsOverrides(environment, settings);
    const move = allowed ? overrideMove(visit, secret, Date.now()) : undefined;
    if (move) {
      const { cookie, location } = move;
      return reply.headers({ 'set-cookie': cookie, 'cache-control': 'no-store' }).redirect(location, 303);
    }
    try {
      return await answer(request, reply, visit);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return sendFatal(request, reply, error, allowed && askedOverride(visit, secret, Date.now()).kept);
    }
  });
};
