import type { FastifyInstance, FastifyRequest } from 'fastify';
import { allowsOverrides, environmentOfHost, isAssetsHost } from '../host-environment.ts';
import type { Settings } from '../settings.ts';
import { sendNoFile } from './asset-headers.ts';
import { bucketAssets } from './bucket-assets.ts';
import { type FaultTimes, faultyAssets } from './faulty-assets.ts';
import type { FileCache } from './file-cache.ts';
import { folderAssets } from './folder-assets.ts';

interface Options {
  readonly files: FileCache;
  /** The folder that the files lie in; undefined for a bucket. */
  readonly folder: string | undefined;
  readonly settings: Settings;
  readonly faultTimes?: FaultTimes;
}

/** The one environment whose visitors are those who wrote the sources; maps would give these away elsewhere. */
const SHOWS_SOURCES = 'local';

/**
 * Serves the files of the releases. A version's files never change, so a browser keeps them for ever. Where they stand
 * on an origin of their own, it serves failures if any environment of this installation allows them, as that origin
 * doesn't tell which environment a page is of.
 */
export const assets = async (
  app: FastifyInstance,
  { files, folder, settings, faultTimes }: Options,
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
  app.setNotFoundHandler((_request, reply) => sendNoFile(reply));
  // Else such an address would be taken for a page's.
  if (folder !== undefined) app.get('/*', async (_request, reply) => sendNoFile(reply));
  await app.register(faultyAssets, {
    files,
    allowed: allowsFaults,
    ...(faultTimes && { times: faultTimes }),
  });
  if (folder === undefined) await app.register(bucketAssets, { files, showsSources });
  else await app.register(folderAssets, { folder, showsSources });
};
