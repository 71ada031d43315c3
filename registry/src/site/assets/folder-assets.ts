import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal, systemCode } from '../../refusal.ts';
import { ASSET_HEADERS } from './asset-headers.ts';
import { isServed } from './asset-path.ts';

interface Options {
  /** The folder of the file store. */
  readonly folder: string;
  readonly showsSources: (request: FastifyRequest) => boolean;
}

/** Before the first release nothing is there yet. */
const provide = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true }).catch((error: unknown) => {
    throw new Refusal(
      `The registry's folder ${folder} can't be used (${systemCode(error)}): check DATA_DIR.`,
    );
  });
};

/** Sends the files of releases from a folder, text in the compressed form that lies beside it. */
export const folderAssets = async (
  app: FastifyInstance,
  { folder, showsSources }: Options,
): Promise<void> => {
  for (const part of ['shell', 'remotes']) {
    const root = path.join(folder, part);
    await provide(root);
    await app.register(fastifyStatic, {
      prefix: `/${part}/`,
      root,
      decorateReply: false,
      preCompressed: true,
      index: false,
      redirect: false,
      dotfiles: 'ignore',
      allowedPath: (pathname, _root, request) => isServed(part + pathname, showsSources(request)),
      cacheControl: false,
      setHeaders: (response) => {
        for (const [name, value] of Object.entries(ASSET_HEADERS)) response.setHeader(name, value);
      },
    });
  }
};
