import type { FastifyInstance } from 'fastify';

/** Headers of every response that doesn't set its own: pages and files of releases do. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
};
/** Not for a 304: its headers take the place of those of the stored response, which has its own. */
const STORED = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};
/** Of a response that sets none of its own, also of one that no hook sees. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = { ...HEADERS, ...STORED };
/** Two years, as browsers' preload lists require. */
const ALWAYS_HTTPS = 'max-age=63072000; includeSubDomains';

/** Sets the security headers on all responses, HSTS on those over https, and keeps what says nothing out of caches. */
export const installSecurityHeaders = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply) => {
    for (const [name, value] of Object.entries(reply.statusCode === 304 ? HEADERS : SECURITY_HEADERS))
      if (!reply.hasHeader(name)) reply.header(name, value);
    if (request.protocol === 'https') reply.header('strict-transport-security', ALWAYS_HTTPS);
  });
};
