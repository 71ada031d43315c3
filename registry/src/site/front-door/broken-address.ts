import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { ApiError, sendError } from '../releases/http/api-error.ts';
import { UNKNOWN_ADDRESS } from '../render/page-address.ts';

/** Addresses whose answers scripts read. */
const FOR_SCRIPTS = /^\/(?:api|sandbox|assets)(?:\/|$)/;

/** Stands for all addresses of calls and files that are no text. */
const NO_TEXT = '/-/no-text';

const isText = (path: string): boolean => {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
};

/**
 * The address that a request is served as: who follows a link whose percent signs are no text, '/salon/%ED', sees the
 * page of addresses that nobody has; calls and files get an error. Fastify would answer both without the hooks that
 * limit, count and add security headers.
 */
export const servedAddress = ({ url = '/' }: Pick<IncomingMessage, 'url'>): string => {
  const path = url.replace(/[?#].*$/s, '');
  if (isText(path)) return url;
  return FOR_SCRIPTS.test(path) ? NO_TEXT : UNKNOWN_ADDRESS;
};

/** Answers calls and files whose address is no text. */
export const refuseBrokenAddresses = (app: FastifyInstance): void => {
  app.all(NO_TEXT, async (_request, reply) =>
    sendError(reply, new ApiError('VALIDATION_FAILED', { message: 'The address is not valid text.' })),
  );
};
