import { type ReleaseRecord, SERVICE_WORKER_FILE } from '@sundara/contracts/federation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { folderOf } from '../../core/release-name.ts';
import { Tampered } from '../../refusal.ts';
import { sendTampered } from '../assets/asset-headers.ts';
import type { FileCache } from '../assets/file-cache.ts';
import { sendStored } from '../assets/send-stored.ts';

const HEADERS = {
  // Browsers ask on each visit whether the worker has changed.
  'cache-control': 'no-cache',
  // The worker loads nothing but what its pages ask for.
  'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  vary: 'accept-encoding',
};

/**
 * The worker of a shell that has none: browsers keep a worker whose file is gone, so one that a newer shell left is
 * told to go, with what it kept.
 */
const LEAVING = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const emptied = caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))));
  event.waitUntil(emptied.then(() => registration.unregister()));
});
`;

export const isServiceWorker = (pathname: string): boolean => pathname === `/${SERVICE_WORKER_FILE}`;

/** Sends the service worker of a shell. It outlives pages, so it is never that of a canary or an override. */
export const sendServiceWorker = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { files, shell }: { readonly files: FileCache; readonly shell: ReleaseRecord },
): Promise<FastifyReply> => {
  if (!Object.hasOwn(shell.files, SERVICE_WORKER_FILE))
    return reply.headers(HEADERS).type('text/javascript; charset=utf-8').send(LEAVING);
  const path = `${folderOf(shell)}/${SERVICE_WORKER_FILE}`;
  try {
    const isThere = await sendStored(request, reply, { files, path, headers: HEADERS });
    if (!isThere) reply.header('cache-control', 'no-store').callNotFound();
    return reply;
  } catch (error) {
    if (error instanceof Tampered) return sendTampered(reply);
    throw error;
  }
};
