import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../platform/http/api-error.ts';
import { findAccount } from '../accounts/accounts.repository.ts';
import type { AuthContext } from './auth-context.ts';

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/**
 * Lets every request find its account: the token is checked, then session and account are read again, so that
 * log-out, disabling and a change of role take effect on the next call (resolutions R10).
 */
export const installAuthentication = (app: FastifyInstance, auth: AuthContext): void => {
  app.decorate('auth', auth);
  app.decorateRequest('account', undefined);
  app.decorateRequest('authenticate', async function authenticate(this: FastifyRequest) {
    const { authorization } = this.headers;
    if (!authorization) return undefined;
    const token = BEARER.exec(authorization)?.[1];
    const claims = token ? await auth.tokens.verify(token) : undefined;
    // No event: every page that was away for long sends one of these.
    if (claims === 'over') throw new ApiError('UNAUTHENTICATED');
    if (!claims) throw new ApiError('UNAUTHENTICATED', { event: 'authn_token_invalid' });
    const found = await findAccount(auth.database.db, claims, new Date());
    this.accountEmail = found?.account.email;
    // Disabled users get this error, although disabling ended their sessions too.
    if (found && !found.isActive) throw new ApiError('ACCOUNT_DISABLED');
    if (!found?.stands) throw new ApiError('UNAUTHENTICATED', { event: 'session_use_after_expire' });
    return found.account;
  });
};
