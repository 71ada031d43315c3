import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';

const READS = ['GET', 'HEAD', 'OPTIONS'];

/** Whether another site made the call: browsers then send its address as `origin`. */
const isFromElsewhere = ({ headers: { origin }, host }: FastifyRequest): boolean =>
  origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);

/**
 * Refuses what a page of another site would change, such as to sign its visitor in by a link of somebody else's: a form
 * needs no permission of ours, and brings cookies.
 */
export const refuseOtherSites = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request) => {
    if (READS.includes(request.method) || !isFromElsewhere(request)) return;
    const message = 'Only pages of this site may do this.';
    throw new ApiError('VALIDATION_FAILED', { message, event: 'malicious_cors' });
  });
};
