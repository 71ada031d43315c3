import { errorReplySchema, me, type Operation, type User } from '@sundara/contracts/api';
import type { FastifyRequest } from 'fastify';
import { askUpstream } from '../upstreams/ask-upstream.ts';
import type { Upstreams } from '../upstreams/upstreams.ts';
import { ApiError } from './api-error.ts';

const LIMIT_MS = 5000;
const BEARER = /^Bearer [\w-]+\.[\w-]+\.[\w-]+$/i;
/** What the API may say of a caller that is to be said on; anything else is trouble of its own. */
const TOLD_ON = ['UNAUTHENTICATED', 'ACCOUNT_DISABLED'] as const;

/** Says who a request comes from. @throws ApiError UNAUTHENTICATED, ACCOUNT_DISABLED or UNAVAILABLE */
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
 * Asks the provider API who a bearer is, anew for every request, so that signing out, disabling an account and
 * taking a role away are in force at once.
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

/** Decides whether a caller may make a call, by the operation's own access. @throws ApiError FORBIDDEN */
export const requireAccess = ({ access }: Operation, { role }: User): void => {
  if (Array.isArray(access) && !access.includes(role)) throw new ApiError('FORBIDDEN');
};
