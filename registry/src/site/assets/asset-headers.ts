import type { FastifyReply } from 'fastify';
import type { FaultCode } from '../../verify/fault.ts';

const TAMPERED_FILE: FaultCode = 'REG212';
const YEAR_SECONDS = 31_536_000;

/**
 * Files of releases are public and contain no visitor data, so pages of any origin may read them: pages on another host
 * name of this site, and those of a development server.
 */
const OPEN_TO_ALL: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'timing-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

/** Headers of a file of a release, which never changes. */
export const ASSET_HEADERS: Readonly<Record<string, string>> = {
  ...OPEN_TO_ALL,
  'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
  vary: 'accept-encoding',
};

/** Headers of a response that must not be cached: a missing or a corrupt file. */
export const PASSING_HEADERS: Readonly<Record<string, string>> = {
  ...OPEN_TO_ALL,
  'cache-control': 'no-store',
};

/** Reports that a file is not the published one, with the code that `marketplace verify` uses for it. */
export const sendTampered = (reply: FastifyReply): FastifyReply =>
  reply
    .code(410)
    .headers(PASSING_HEADERS)
    .type('text/plain; charset=utf-8')
    .send(`${TAMPERED_FILE}: this file is not the one that was published, so it is not served.\n`);

/** Reports that there is no such file; not cached, as that would hide a file that comes back later. */
export const sendNoFile = (reply: FastifyReply): FastifyReply =>
  reply.code(404).headers(PASSING_HEADERS).type('text/plain; charset=utf-8').send('There is no such file.\n');
