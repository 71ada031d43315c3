import { OVERRIDE_PARAMETER, SAFE_PARAMETER } from '@sundara/contracts/federation';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../http/api-error.ts';

/**
 * The site's origin as the requesting browser sees it: behind a proxy that ends TLS, only the browser knows it. Its
 * host was compared with ours before.
 */
const originOf = ({ headers: { origin }, protocol, host }: FastifyRequest): string =>
  origin ?? `${protocol}://${host}`;

/**
 * The address of a page of this site with a token in its query; the token replaces any override parameters that the
 * query had before.
 *
 * @throws ApiError VALIDATION_FAILED when the path leads to another site
 */
export const overrideLink = (request: FastifyRequest, path: string, token: string): string => {
  const origin = originOf(request);
  const url = URL.canParse(path, origin) ? new URL(path, origin) : undefined;
  if (url?.origin !== new URL(origin).origin) {
    const message = 'The page has to be one of this site.';
    throw new ApiError('VALIDATION_FAILED', { message, fields: [{ path: 'path', message }] });
  }
  url.searchParams.delete(SAFE_PARAMETER);
  url.searchParams.set(OVERRIDE_PARAMETER, token);
  return url.href;
};
