import type { FastifyRequest } from 'fastify';

/** A request for a page or a public file. */
export interface Visit {
  readonly environment: string;
  readonly pathname: string;
  /** The query with its '?', or empty. */
  readonly search: string;
  /** The Cookie header. */
  readonly cookies: string | undefined;
  /** Whether the browser used https. */
  readonly secure: boolean;
}

/** The visit of an environment's pages that a request makes. */
export const visitOf = ({ url, headers, protocol }: FastifyRequest, environment: string): Visit => {
  const at = url.indexOf('?');
  const [pathname, search] = at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at)];
  return { environment, pathname, search, cookies: headers.cookie, secure: protocol === 'https' };
};
