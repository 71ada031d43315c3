import type { ReleaseRecord } from '@sundara/contracts/federation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { folderOf } from '../../core/release-name.ts';
import { Tampered } from '../../refusal.ts';
import { sendTampered } from '../assets/asset-headers.ts';
import type { FileCache } from '../assets/file-cache.ts';
import { sendStored } from '../assets/send-stored.ts';
import { publicFileUrl } from './public-file.ts';

const YEAR_SECONDS = 31_536_000;
const HOUR_SECONDS = 3600;

/** Sends a file of a shell's `public` folder: cacheable forever at the address with its hash, else for an hour. */
export const sendPublicFile = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { files, shell, file }: { files: FileCache; shell: ReleaseRecord; file: string },
): Promise<FastifyReply> => {
  const isNamed = request.url === publicFileUrl(shell, file);
  const headers = {
    'cache-control': `public, max-age=${isNamed ? `${YEAR_SECONDS}, immutable` : HOUR_SECONDS}`,
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  };
  const path = `${folderOf(shell)}/${file}`;
  try {
    const isThere = await sendStored(request, reply, { files, path, headers });
    if (!isThere) reply.header('cache-control', 'no-store').callNotFound();
    return reply;
  } catch (error) {
    if (error instanceof Tampered) return sendTampered(reply);
    throw error;
  }
};
