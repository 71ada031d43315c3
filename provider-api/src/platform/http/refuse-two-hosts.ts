import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';

/** A request must name one host (RFC 9112, section 3.2): of two, each server on the way may use another. */
export const refuseTwoHosts = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ raw }) => {
    const names = raw.rawHeaders.filter((_, index) => index % 2 === 0);
    if (names.filter((name) => name.toLowerCase() === 'host').length > 1)
      throw new ApiError('VALIDATION_FAILED', { message: 'A request names one host.' });
  });
};
