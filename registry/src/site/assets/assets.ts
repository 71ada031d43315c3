import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { Tampered } from '../../refusal.ts';
import { allowsOverrides, environmentOfHost, isAssetsHost } from '../http/host-environment.ts';
import { TEXT } from '../http/send-nothing.ts';
import type { Settings } from '../settings.ts';
import { PASSING_HEADERS, sendNoFile, sendTampered } from './asset-headers.ts';
import { type FaultTimes, faultyAssets } from './faulty-assets.ts';
import type { FileCache } from './file-cache.ts';
import { storedAssets } from './stored-assets.ts';

interface Options {
  readonly files: FileCache;
  readonly settings: Settings;
  readonly faultTimes?: FaultTimes;
}

/** The only environment whose visitors are developers; elsewhere source maps would reveal the sources. */
const SHOWS_SOURCES = 'local';

/**
 * Serves the files of the releases. A version's files never change, so browsers cache them forever. On a separate
 * origin, simulated failures are served if any environment of this installation allows overrides, as that origin
 * doesn't reveal the environment of a page.
 */
export const assets = async (
  app: FastifyInstance,
  { files, settings, faultTimes }: Options,
): Promise<void> => {
  const showsSources = ({ host }: FastifyRequest) => environmentOfHost(host, settings) === SHOWS_SOURCES;
  const allowsFaults = ({ host }: FastifyRequest) =>
    isAssetsHost(host, settings)
      ? settings.overrideEnvironments.size > 0
      : allowsOverrides(environmentOfHost(host, settings), settings);

  app.addHook('onRequest', async (request, reply) => {
    const file = request.url.slice(request.url.lastIndexOf('/') + 1);
    if (/^[\w.-]+\.(js|css)$/.test(file) && showsSources(request)) reply.header('sourcemap', `${file}.map`);
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof Tampered) return sendTampered(reply);
    reply.headers(PASSING_HEADERS).type(TEXT);
    const { statusCode = 503 } = error;
    if (statusCode < 500) return reply.code(statusCode).send('This is no request for a file.\n');
    request.log.error(error);
    return reply.code(503).send('The files of releases are out of reach.\n');
  });
  app.setNotFoundHandler((_request, reply) => sendNoFile(reply));
  await app.register(faultyAssets, {
    files,
    allowed: allowsFaults,
    ...(faultTimes && { times: faultTimes }),
  });
  await app.register(storedAssets, { files, showsSources });
};
