import type { FastifyInstance } from 'fastify';
import { decodedPath } from '../http/decoded-path.ts';
import { environmentOfHost } from '../http/host-environment.ts';
import { sendNothing } from '../http/send-nothing.ts';
import type { Settings } from '../settings.ts';

/** Serves the API's OpenAPI document only in the environments that the settings name (ASVS 13.4.5). */
export const watchApiDescription = (
  app: FastifyInstance,
  settings: Pick<Settings, 'environment' | 'hosts' | 'assetsUrl' | 'openApiEnvironments'>,
): void => {
  app.addHook('onRequest', async ({ host, url }, reply) => {
    if (decodedPath(url) !== '/api/openapi.json') return;
    const environment = environmentOfHost(host, settings);
    if (environment === undefined || !settings.openApiEnvironments.has(environment))
      return sendNothing(reply);
  });
};
