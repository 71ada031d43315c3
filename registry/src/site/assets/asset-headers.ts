import type { FastifyReply } from 'fastify';
import type { FaultCode } from '../../verify/fault.ts';

const TAMPERED_FILE: FaultCode = 'REG212';
const YEAR_SECONDS = 31_536_000;

/**
 * Files of releases are public and hold nothing of a visitor, so pages of any origin may read them: those of another
 * host name of this site, and of a development server.
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

/** Headers of an answer that must not be met again: none, or a spoilt one. */
export const PASSING_HEADERS: Readonly<Record<string, string>> = {
  ...OPEN_TO_ALL,
  'cache-control': 'no-store',
};

/** Says that a file is not the one that was published, by the code that `marketplace verify` has for it. */
export const sendTampered = (reply: FastifyReply): FastifyReply =>
  reply
    .code(410)
    .headers(PASSING_HEADERS)
    .type('text/plain; charset=utf-8')
    .send(`${TAMPERED_FILE}: this file is not the one that was published, so it is not served.\n`);

/** Says that there is no such file; kept, it would hide one that comes back later. */
export const sendNoFile = (reply: FastifyReply): FastifyReply =>
  reply.code(404).headers(PASSING_HEADERS).type('text/plain; charset=utf-8').send('There is no such file.\n');
