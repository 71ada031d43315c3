import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { networkOf } from '../../../platform/http/network-of.ts';
import type { UserRow } from '../accounts/accounts.repository.ts';
import { presentUser } from '../accounts/user.presenter.ts';
import { clearCookie, readCookie, setCookie } from './cookies.ts';
import { deviceName, networkShown } from './device-name.ts';
import { holdSessionOf, insertRefreshToken } from './refresh-tokens.repository.ts';
import { hashRefreshToken } from './refresh-tokens.ts';
import {
  holdAccount,
  insertSession,
  type Place,
  removeOldSessions,
  revokeSession,
  SESSION_DAYS,
} from './sessions.repository.ts';

export const REFRESH_COOKIE = 'sundara_refresh';

/** What an account was opened with besides the password or the mail; undefined where it has no second factor. */
export type Factor = 'AUTHENTICATOR' | 'RECOVERY_CODE' | undefined;

/** The request that opens a session, and its reply. */
export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Opens a session for an account whose password was just checked, and sets its two cookies. Not inside a transaction.
 * @param user as read before the password was checked
 * @param factor for the security log, whose operation tells the way
 * @returns what `signedInReply` sends
 * @throws INVALID_CREDENTIALS when password, role or state of the account has changed meanwhile
 */
export const openSession = async ({ request, reply }: Exchange, user: UserRow, factor?: Factor) => {
  const { database, tokens, refreshTokens, knownBrowsers } = request.server.auth;
  const now = new Date();
  const refreshToken = refreshTokens.first();
  const browser = await knownBrowsers.identify(request);
  const sessionId = await database.transaction(async (tx) => {
    if (!(await holdAccount(tx, user))) return undefined;
    await removeOldSessions(tx, user.id, now);
    await endReplaced(tx, request, now);
    const id = await insertSession(tx, user.id, now, { ...placeOf(request), browser });
    await insertRefreshToken(tx, hashRefreshToken(refreshToken), id, now);
    return id;
  });
  if (!sessionId) throw new ApiError('INVALID_CREDENTIALS');
  setRefreshCookie({ request, reply }, refreshToken);
  await knownBrowsers.remember(request, reply, user.email, browser);
  request.accountEmail = user.email;
  const reason = factor ? `SIGNED_IN_WITH_${factor}` : 'SIGNED_IN';
  request.server.securityLog.report(request, 'authn_login_success', { reason });
  const { id: userId, role, sessionVersion } = user;
  return { token: await tokens.sign({ userId, role, sessionId, sessionVersion }), user: presentUser(user) };
};

/** Ends the session that was open in this browser: its cookie is about to be overwritten. */
const endReplaced = async (tx: TransactionHandle, request: FastifyRequest, now: Date): Promise<void> => {
  const shown = readCookie(request, REFRESH_COOKIE);
  const replaced = shown && (await holdSessionOf(tx, hashRefreshToken(shown)));
  if (replaced) await revokeSession(tx, replaced.userId, replaced.id, now);
};

/** Where a request comes from, as shown to the owner of the account. */
export const placeOf = ({ ip, headers }: FastifyRequest): Place => ({
  device: deviceName(headers['user-agent']),
  network: networkShown(networkOf(ip)),
});

export const setRefreshCookie = ({ request, reply }: Exchange, value: string): void =>
  setCookie(request, reply, { name: REFRESH_COOKIE, value, seconds: SESSION_DAYS * 86_400 });

export const clearRefreshCookie = ({ request, reply }: Exchange): void =>
  clearCookie(request, reply, REFRESH_COOKIE);
