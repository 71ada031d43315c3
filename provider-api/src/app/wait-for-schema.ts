import type { FastifyInstance } from 'fastify';
import type { SchemaState } from '../platform/database/schema-state.ts';
import { ApiError } from '../platform/http/api-error.ts';

/**
 * Refuses calls with 503 until the database has every migration: a balancer that doesn't ask `/readyz` may send some
 * before, and what they need may not be there yet. To be called before routes are registered.
 */
export const waitForSchema = (app: FastifyInstance, schema: SchemaState): void => {
  app.addHook('onRequest', async ({ url }) => {
    if (!url.startsWith('/api/') || (await schema.isWhole())) return;
    throw new ApiError('UNAVAILABLE', { message: 'Sundara is being updated. Please try again in a minute.' });
  });
};
