import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database/open-database.ts';
import { ApiError } from '../http/api-error.ts';
import { findAccount } from './auth.repository.ts';
import type { Tokens } from './tokens.ts';

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/**
 * Lets every request find its account: the token is checked, then the session and the account are read anew, so
 * that log-out, disabling and a change of role are in force on the next call (resolutions R10).
 */
export const installAuthentication = (app: FastifyInstance, { db }: Database, tokens: Tokens): void => {
  app.decorateRequest('account', undefined);
  app.decorateRequest('authenticate', async function authenticate(this: FastifyRequest) {
    const { authorization } = this.headers;
    if (!authorization) return undefined;
    const token = BEARER.exec(authorization)?.[1];
    const claims = token && (await tokens.verify(token));
    const account = claims && (await findAccount(db, claims, new Date()));
    if (!account) throw new ApiError('UNAUTHENTICATED');
    if (!account.isActive) throw new ApiError('ACCOUNT_DISABLED');
    return account;
  });
};
