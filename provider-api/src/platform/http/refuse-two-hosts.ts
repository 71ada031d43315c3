import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';

/**
 * A request must name one host (RFC 9112, section 3.2): of two, each server on the way may use another. None is named by
 * HTTP/1.0 alone.
 */
export const refuseTwoHosts = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ raw: { rawHeaders, httpVersion } }) => {
    const names = rawHeaders.filter((_, index) => index % 2 === 0);
    const hosts = names.filter((name) => name.toLowerCase() === 'host').length;
    if (hosts > 1 || (hosts === 0 && httpVersion !== '1.0'))
      throw new ApiError('VALIDATION_FAILED', { message: 'A request names one host.' });
  });
};
