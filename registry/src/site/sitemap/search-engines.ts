import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../refusal.ts';
import { publicOrigin } from '../head/public-origin.ts';
import { environmentOfHost, isIndexed } from '../http/host-environment.ts';
import type { LiveReleases } from '../live/live-release.ts';
import type { Settings } from '../settings.ts';
import type { Upstreams } from '../upstreams/upstreams.ts';
import { indexedPaths, privatePaths } from './indexed-routes.ts';
import { salonPages } from './salon-pages.ts';
import { type SitemapEntry, sitemapIndexXml, urlSetXml } from './sitemap-xml.ts';

const KEPT = 'public, max-age=3600';

const sendXml = (reply: FastifyReply, xml: string): FastifyReply =>
  reply.type('application/xml; charset=utf-8').header('cache-control', KEPT).send(xml);

const sendUnavailable = (reply: FastifyReply): FastifyReply =>
  reply
    .code(503)
    .header('retry-after', '60')
    .type('text/plain; charset=utf-8')
    .send('Try again in a minute.\n');

interface Options {
  readonly settings: Settings;
  readonly releases: LiveReleases;
  readonly api: Upstreams;
}

/**
 * Serves `/robots.txt`, and `/sitemap.xml` with the maps that it names. Environments that must not be indexed disallow
 * crawling and have no map.
 */
export const searchEngines = async (
  app: FastifyInstance,
  { settings, releases, api }: Options,
): Promise<void> => {
  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof Refusal)) return reply.send(error);
    request.log.error(error.message);
    return sendUnavailable(reply);
  });
  const shown = async (request: FastifyRequest) => {
    const environment = environmentOfHost(request.host, settings) ?? settings.environment;
    if (!isIndexed(environment, settings)) return undefined;
    const { usual } = await releases.current(environment);
    return { composition: usual.composition, origin: publicOrigin(request, settings) };
  };

  app.get('/robots.txt', async (request, reply) => {
    const found = await shown(request);
    const rules = found
      ? [
          ...privatePaths(found.composition).map((path) => `Disallow: ${path}`),
          'Allow: /',
          '',
          `Sitemap: ${found.origin}/sitemap.xml`,
        ]
      : ['Disallow: /'];
    reply.type('text/plain; charset=utf-8').header('cache-control', KEPT);
    return reply.send(`${['User-agent: *', ...rules].join('\n')}\n`);
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const found = await shown(request);
    if (!found) return reply.callNotFound();
    const { origin } = found;
    const salons = await salonPages(api, origin, 1);
    if (!salons) return sendUnavailable(reply);
    const maps: SitemapEntry[] = [
      { address: `${origin}/sitemaps/pages.xml` },
      ...Array.from({ length: salons.pages }, (_, at) => ({
        address: `${origin}/sitemaps/salons-${at + 1}.xml`,
      })),
    ];
    return sendXml(reply, sitemapIndexXml(maps));
  });

  app.get('/sitemaps/pages.xml', async (request, reply) => {
    const found = await shown(request);
    if (!found) return reply.callNotFound();
    const { composition, origin } = found;
    return sendXml(
      reply,
      urlSetXml(indexedPaths(composition).map((path) => ({ address: `${origin}${path}` }))),
    );
  });

  app.get<{ Params: { page: string } }>(
    '/sitemaps/salons-:page(^[1-9]\\d{0,4}).xml',
    async (request, reply) => {
      const found = await shown(request);
      if (!found) return reply.callNotFound();
      const salons = await salonPages(api, found.origin, Number(request.params.page));
      if (!salons) return sendUnavailable(reply);
      if (salons.entries.length === 0) return reply.callNotFound();
      return sendXml(reply, urlSetXml(salons.entries));
    },
  );
};
