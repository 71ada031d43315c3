import type { FastifyInstance } from 'fastify';

/** What every answer says that has no stricter or wider word of its own: pages and files of releases do. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
};
/** Two years, as lists of browsers ask for. */
const ALWAYS_HTTPS = 'max-age=63072000; includeSubDomains';

/** Sets the headers that browsers keep to, on all answers, and for who came by https that they always do. */
export const installSecurityHeaders = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply) => {
    for (const [name, value] of Object.entries(HEADERS))
      if (!reply.hasHeader(name)) reply.header(name, value);
    if (request.protocol === 'https') reply.header('strict-transport-security', ALWAYS_HTTPS);
  });
};
