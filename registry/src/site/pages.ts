import { randomBytes, randomUUID } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import type { Layout } from '../store/layout.ts';
import { compressText, preferredEncoding } from './content-encoding.ts';
import { environmentOfHost } from './host-environment.ts';
import { type LiveRelease, type LiveReleases, UnknownEnvironment } from './live-release.ts';
import { FATAL_POLICY, fatalPage } from './page/fatal-page.ts';
import { pageHtml } from './page/page-html.ts';
import { routeOf } from './page/page-route.ts';
import { isPublicFile } from './page/public-file.ts';
import { PAGE_HEADERS, securityPolicy } from './page/security-policy.ts';
import type { Settings } from './settings.ts';

const YEAR_SECONDS = 31_536_000;
const HOUR_SECONDS = 3600;
/** An address that asks for a file, not for a page. */
const FILE = /\.\w{1,11}$/;

interface Options {
  readonly settings: Settings;
  readonly layout: Layout;
  readonly releases: LiveReleases;
}

const sendHtml = async (request: FastifyRequest, reply: FastifyReply, html: string) => {
  const encoding = preferredEncoding(request.headers['accept-encoding']);
  const content = await compressText(html, encoding);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(content);
};

/** The address without a host, split; the query keeps its '?'. */
const splitUrl = (url: string): readonly [pathname: string, search: string] => {
  const at = url.indexOf('?');
  return at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at)];
};

/** Serves the page for every address that is nothing else, and the shell's public files at the site's root. */
export const pages = async (app: FastifyInstance, { settings, layout, releases }: Options): Promise<void> => {
  await app.register(fastifyStatic, { root: layout.root, serve: false, cacheControl: false });
  const { checkoutScriptUrl, contact } = settings;
  const config = { checkoutScriptUrl, contact };

  const sendFatal = (request: FastifyRequest, reply: FastifyReply, fault: Refusal) => {
    const isUnknown = fault instanceof UnknownEnvironment;
    const reference = randomUUID().slice(0, 8);
    request.log.error(`${fault.message} (reference ${reference})`);
    reply
      .code(503)
      .headers({ ...PAGE_HEADERS, 'cache-control': 'no-store', 'retry-after': '15' })
      .header('content-security-policy', FATAL_POLICY);
    return sendHtml(
      request,
      reply,
      fatalPage(isUnknown ? 'ENVIRONMENT_EMPTY' : 'COMPOSITION_UNAVAILABLE', reference),
    );
  };

  const sendPublicFile = (reply: FastifyReply, { shell }: LiveRelease, file: string, isNamed: boolean) =>
    reply
      .header('cache-control', `public, max-age=${isNamed ? `${YEAR_SECONDS}, immutable` : HOUR_SECONDS}`)
      .header('x-content-type-options', 'nosniff')
      .sendFile(file, layout.release(shell.id, shell.version));

  const sendPage = (request: FastifyRequest, reply: FastifyReply, release: LiveRelease) => {
    const [pathname, search] = splitUrl(request.url);
    const route = routeOf(release, pathname, search);
    if (route.status === 404 && FILE.test(pathname)) return reply.callNotFound();
    const nonce = randomBytes(16).toString('base64');
    reply
      .code(route.status)
      .headers(PAGE_HEADERS)
      .header('content-security-policy', securityPolicy(nonce, checkoutScriptUrl));
    return sendHtml(request, reply, pageHtml({ release, route, nonce, config }));
  };

  app.get('/*', async (request, reply) => {
    const environment = environmentOfHost(request.host, settings) ?? settings.environment;
    const [pathname, search] = splitUrl(request.url);
    try {
      const release = await releases.current(environment);
      const file = pathname.slice(1);
      if (isPublicFile(release.shell, file))
        return await sendPublicFile(reply, release, file, search.startsWith('?v='));
      return await sendPage(request, reply, release);
    } catch (error) {
      if (error instanceof Refusal) return sendFatal(request, reply, error);
      throw error;
    }
  });
};
