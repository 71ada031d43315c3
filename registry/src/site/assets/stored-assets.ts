import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ASSET_HEADERS, sendNoFile } from './asset-headers.ts';
import { isServed } from './asset-path.ts';
import type { FileCache } from './file-cache.ts';
import { sendStored } from './send-stored.ts';
import { storePathOf } from './store-path.ts';

interface Options {
  readonly files: FileCache;
  readonly showsSources: (request: FastifyRequest) => boolean;
}

/** Sends the files of releases from their store through a cache. */
export const storedAssets = async (app: FastifyInstance, { files, showsSources }: Options): Promise<void> => {
  app.get('/*', async (request, reply) => {
    const path = storePathOf(request);
    const isThere =
      isServed(path, showsSources(request)) &&
      (await sendStored(request, reply, { files, path, headers: ASSET_HEADERS }));
    return isThere ? reply : sendNoFile(reply);
  });
};
