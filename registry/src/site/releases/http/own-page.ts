import type { FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;

/**
 * Refuses requests from pages of other sites. Browsers send the origin of a request; other clients may leave it out, as
 * they don't send a user's cookies.
 */
export const requireOwnPage = ({ headers, host }: FastifyRequest): void => {
  const { origin, 'sec-fetch-site': site } = headers;
  const isForeign =
    (origin !== undefined && hostOf(origin) !== host.toLowerCase()) ||
    (site !== undefined && site !== 'same-origin' && site !== 'none');
  if (isForeign)
    throw new ApiError('VALIDATION_FAILED', { message: 'Only pages of this site may ask for this.' });
};
