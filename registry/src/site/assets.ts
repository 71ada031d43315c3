import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { type Layout, RECORD_FILE } from '../store/layout.ts';

const YEAR_SECONDS = 31_536_000;
/** Files of the registry that are none of the build's, and compressed forms, which have no address of their own. */
const NOT_SERVED = /\.(br|gz)$|\/\./;

const isServed = (pathname: string): boolean =>
  !NOT_SERVED.test(pathname) && path.posix.basename(pathname) !== RECORD_FILE;

/**
 * Serves the files of the releases: a version's folder never changes, so a browser keeps them for ever. Text
 * goes out in the compressed form that lies beside it.
 */
export const assets = async (
  app: FastifyInstance,
  { layout }: { readonly layout: Layout },
): Promise<void> => {
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
      allowedPath: isServed,
      cacheControl: false,
      setHeaders: (response) => {
        response.setHeader('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`);
        response.setHeader('vary', 'accept-encoding');
        response.setHeader('x-content-type-options', 'nosniff');
      },
    });
};
