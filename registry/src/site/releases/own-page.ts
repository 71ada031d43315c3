import type { FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;

/**
 * Refuses what a page of another site sent. Browsers say where a request comes from; whoever is no browser may say
 * nothing, as nobody's cookies go along with it.
 */
export const requireOwnPage = ({ headers, host }: FastifyRequest): void => {
  const { origin, 'sec-fetch-site': site } = headers;
  const isForeign =
    (origin !== undefined && hostOf(origin) !== host.toLowerCase()) ||
    (site !== undefined && site !== 'same-origin' && site !== 'none');
  if (isForeign)
    throw new ApiError('VALIDATION_FAILED', { message: 'Only pages of this site may ask for this.' });
};
