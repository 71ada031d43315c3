import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Layout, RECORD_FILE } from '../store/layout.ts';
import { environmentOfHost } from './host-environment.ts';
import type { Settings } from './settings.ts';

interface Options {
  readonly layout: Layout;
  readonly settings: Settings;
}

const YEAR_SECONDS = 31_536_000;
/** Files of the registry that are none of the build's, and compressed forms, which have no address of their own. */
const NOT_SERVED = /\.(br|gz)$|\/\./;

/** The one environment whose visitors are those who wrote the sources; maps would give these away elsewhere. */
const SHOWS_SOURCES = 'local';

const isServed = (pathname: string, showsSources: boolean): boolean =>
  !NOT_SERVED.test(pathname) &&
  path.posix.basename(pathname) !== RECORD_FILE &&
  (showsSources || !pathname.endsWith('.map'));

/**
 * Serves the files of the releases: a version's folder never changes, so a browser keeps them for ever. Text
 * goes out in the compressed form that lies beside it.
 */
export const assets = async (app: FastifyInstance, { layout, settings }: Options): Promise<void> => {
  const showsSources = ({ host }: Pick<FastifyRequest, 'host'>) =>
    environmentOfHost(host, settings) === SHOWS_SOURCES;
  app.addHook('onRequest', async (request, reply) => {
    const file = path.posix.basename(request.url);
    if (file.endsWith('.js') && showsSources(request)) reply.header('sourcemap', `${file}.map`);
  });
  app.setNotFoundHandler((_request, reply) => {
    // Else an answer for a file that comes back later would be kept.
    reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8');
    return reply.send('There is no such file.\n');
  });
  const folders = [
    { prefix: '/shell/', root: layout.shell },
    { prefix: '/remotes/', root: layout.remotes },
  ];
  for (const { prefix, root } of folders)
    await app.register(fastifyStatic, {
      prefix,
      root,
      decorateReply: false,
      preCompressed: true,
      index: false,
      redirect: false,
      dotfiles: 'ignore',
      allowedPath: (pathname, _root, request) => isServed(pathname, showsSources(request)),
      cacheControl: false,
      setHeaders: (response) => {
        response.setHeader('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`);
        response.setHeader('vary', 'accept-encoding');
        response.setHeader('x-content-type-options', 'nosniff');
      },
    });
};
