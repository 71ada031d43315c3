import { createOverrideLink, succeed } from '@sundara/contracts/api';
import type { Override } from '@sundara/contracts/federation';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../http/api-error.ts';
import type { CallParts } from '../http/options.ts';
import { serveOperation } from '../http/serve-operation.ts';
import { overrideLink } from '../override/override-link.ts';
import { requireKnownReleases } from '../override/override-request.ts';

const MINUTE_MS = 60_000;
const ADMINS_MAKE_LINKS = 'Here admins turn other versions on: sign in as one.';

/** The maker of a link where that requires an account: people see the account's name, not a typed one. */
const adminOf = async ({ findCaller }: CallParts, request: FastifyRequest): Promise<string> => {
  const caller = await findCaller(request).catch((error: unknown) => {
    const isNobody = error instanceof ApiError && error.code === 'UNAUTHENTICATED';
    throw isNobody ? new ApiError('UNAUTHENTICATED', { message: ADMINS_MAKE_LINKS }) : error;
  });
  if (caller.role !== 'admin') throw new ApiError('FORBIDDEN', { message: ADMINS_MAKE_LINKS });
  return caller.name;
};

/** `release.createOverrideLink`: a link that turns an override on, in an environment that allows it. */
export const createOverrideLinkCall = (app: FastifyInstance, parts: CallParts): void => {
  const { registry, environmentOf, allowsOverrides, overridesAskForAdmin, runsOf, signOverride } = parts;
  serveOperation(app, createOverrideLink, parts, async ({ body, request }) => {
    const environment = environmentOf(request);
    if (environment === undefined || !allowsOverrides(environment)) throw new ApiError('NOT_FOUND');
    const admin = overridesAskForAdmin(environment) ? await adminOf(parts, request) : undefined;
    const runs = await runsOf(environment);
    if (!runs) throw new ApiError('NOT_FOUND');
    await requireKnownReleases(registry, environment, body, runs.running);
    const { minutes, path, ...wish } = body;
    const by = admin ?? wish.by;
    const override: Override = {
      ...wish,
      by,
      until: new Date(Date.now() + minutes * MINUTE_MS).toISOString(),
    };
    const token = signOverride(environment, override);
    if (token === undefined)
      throw new ApiError('VALIDATION_FAILED', {
        message: 'This is more than a link can carry: replace fewer releases, or say less.',
      });
    return succeed('The link is made', { url: overrideLink(request, path, token), override });
  });
};
