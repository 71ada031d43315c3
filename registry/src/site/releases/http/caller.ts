import { errorReplySchema, me, type Operation, type User } from '@sundara/contracts/api';
import type { FastifyRequest } from 'fastify';
import { askUpstream } from '../../upstreams/ask-upstream.ts';
import type { Upstreams } from '../../upstreams/upstreams.ts';
import { ApiError } from './api-error.ts';

const LIMIT_MS = 5000;
const BEARER = /^Bearer [\w-]+\.[\w-]+\.[\w-]+$/i;
/** Errors of the API that are passed on to the caller; any other is reported as UNAVAILABLE. */
const TOLD_ON = ['UNAUTHENTICATED', 'ACCOUNT_DISABLED'] as const;

/** Finds the user who made a request. @throws ApiError UNAUTHENTICATED, ACCOUNT_DISABLED or UNAVAILABLE */
export type FindCaller = (request: FastifyRequest) => Promise<User>;

const askWho = async (api: Upstreams, authorization: string): Promise<unknown> => {
  try {
    const answer = await askUpstream(api, me.path, {
      headers: { authorization, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    return await answer.json();
  } catch {
    throw new ApiError('UNAVAILABLE');
  }
};

/**
 * Asks the provider API for the user of a bearer token on every request, so that signing out, disabling an account and
 * removing a role take effect at once.
 */
export const callerBy =
  (api: Upstreams): FindCaller =>
  async ({ headers: { authorization = '' } }) => {
    if (!BEARER.test(authorization)) throw new ApiError('UNAUTHENTICATED');
    const answer = await askWho(api, authorization);
    const known = me.reply.safeParse(answer);
    if (known.success) return known.data.user;
    const refused = errorReplySchema.safeParse(answer);
    const code = TOLD_ON.find((one) => one === refused.data?.code);
    throw new ApiError(code ?? 'UNAVAILABLE');
  };

/** Checks whether a caller may make a call, by the operation's access rule. @throws ApiError FORBIDDEN */
export const requireAccess = ({ access }: Operation, { role }: User): void => {
  if (Array.isArray(access) && !access.includes(role)) throw new ApiError('FORBIDDEN');
};
