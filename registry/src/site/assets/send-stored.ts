import { preferredEncoding } from '@sundara/node/content-encoding';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { typeOf } from './asset-path.ts';
import type { FileCache } from './file-cache.ts';

const ENDINGS = { br: '.br', gzip: '.gz' } as const;

/**
 * Sends a file of the store with these headers, text in the stored compressed form; returns false when there is no such
 * file.
 */
export const sendStored = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { files, path, headers }: { files: FileCache; path: string; headers: Readonly<Record<string, string>> },
): Promise<boolean> => {
  const plain = await files.read(path);
  if (!plain) return false;
  const encoding = preferredEncoding(request.headers['accept-encoding']);
  const packed = encoding && (await files.readIfAny(path + ENDINGS[encoding]));
  if (packed) reply.header('content-encoding', encoding);
  reply
    .headers(headers)
    .type(typeOf(path))
    .send(packed ?? plain);
  return true;
};
