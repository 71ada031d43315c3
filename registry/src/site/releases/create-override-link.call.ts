import { createOverrideLink, succeed } from '@sundara/contracts/api';
import type { Override } from '@sundara/contracts/federation';
import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';
import type { CallParts } from './options.ts';
import { overrideLink } from './override-link.ts';
import { requireKnownReleases } from './override-request.ts';
import { serveOperation } from './serve-operation.ts';

const MINUTE_MS = 60_000;

/** `release.createOverrideLink`: a link that turns an override on, in an environment that allows it. */
export const createOverrideLinkCall = (app: FastifyInstance, parts: CallParts): void => {
  const { registry, environmentOf, allowsOverrides, runsOf, signOverride } = parts;
  serveOperation(app, createOverrideLink, parts, async ({ body, request }) => {
    const environment = environmentOf(request);
    if (environment === undefined || !allowsOverrides(environment)) throw new ApiError('NOT_FOUND');
    const runs = await runsOf(environment);
    if (!runs) throw new ApiError('NOT_FOUND');
    await requireKnownReleases(registry, environment, body, runs.running);
    const { minutes, path, ...wish } = body;
    const override: Override = { ...wish, until: new Date(Date.now() + minutes * MINUTE_MS).toISOString() };
    const token = signOverride(environment, override);
    if (token === undefined)
      throw new ApiError('VALIDATION_FAILED', {
        message: 'This is more than a link can carry: replace fewer releases, or say less.',
      });
    return succeed('The link is made', { url: overrideLink(request, path, token), override });
  });
};
