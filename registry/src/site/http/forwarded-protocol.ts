import type { FastifyInstance } from 'fastify';

/** As Fastify reads it: the last of several proxies' words counts. */
const KNOWN = /(^|,)\s*https?\s*$/;

/**
 * Leaves out what a proxy in front calls the visitor's protocol when that is neither http nor https, as where a proxy
 * hands on the visitor's own header: it would become part of links.
 */
export const checkForwardedProtocol = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ headers }) => {
    const said = headers['x-forwarded-proto'];
    if (said !== undefined && !KNOWN.test(String(said))) delete headers['x-forwarded-proto'];
  });
};
