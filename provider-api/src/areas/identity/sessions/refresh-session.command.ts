import type { SecurityEvent } from '@sundara/contracts';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { findUser, type UserRow } from '../accounts/accounts.repository.ts';
import { presentUser } from '../accounts/user.presenter.ts';
import { readCookie } from './cookies.ts';
import { type Exchange, placeOf, REFRESH_COOKIE, setRefreshCookie } from './open-session.ts';
import {
  findRefreshToken,
  holdSessionOf,
  insertRefreshToken,
  markUsed,
} from './refresh-tokens.repository.ts';
import { hashRefreshToken, type RefreshTokens } from './refresh-tokens.ts';
import { extendSession, type Place, revokeSession } from './sessions.repository.ts';

/** How long an exchanged token still works: two tabs may refresh at once, or a reply is lost and requested again. */
const GRACE_MS = 30_000;
/** The most tokens that can follow each other, all exchanged within the grace period. */
const LONGEST_LINE = 20;

interface Renewed {
  readonly user: UserRow;
  readonly sessionId: string;
  readonly refreshToken: string;
}

/** Why the refresh was refused, and whose session it was. */
interface Refused {
  readonly user?: UserRow;
  readonly code: 'UNAUTHENTICATED' | 'ACCOUNT_DISABLED';
  readonly event?: SecurityEvent;
}

/**
 * Exchanges the refresh cookie for the next token and cookie. A cookie that was exchanged more than 30 seconds ago
 * ends its session, because somebody has a copy of it.
 * @returns what `signedInReply` sends
 * @throws UNAUTHENTICATED; ACCOUNT_DISABLED
 */
export const refreshSession = async ({ request, reply }: Exchange) => {
  const { database, tokens, refreshTokens } = request.server.auth;
  const shown = readCookie(request, REFRESH_COOKIE);
  if (!shown) throw new ApiError('UNAUTHENTICATED');
  const place = placeOf(request);
  const renewed = await database.transaction((tx) => renew(tx, refreshTokens, shown, place, new Date()));
  request.accountEmail = renewed.user?.email;
  // The cookie is not cleared: another tab may have signed in meanwhile, and this would remove its cookie.
  if ('code' in renewed) throw new ApiError(renewed.code, renewed.event && { event: renewed.event });
  const { user, sessionId, refreshToken } = renewed;
  setRefreshCookie({ request, reply }, refreshToken);
  const { id: userId, role, sessionVersion } = user;
  return { token: await tokens.sign({ userId, role, sessionId, sessionVersion }), user: presentUser(user) };
};

const renew = async (
  tx: TransactionHandle,
  refreshTokens: RefreshTokens,
  shown: string,
  place: Place,
  now: Date,
): Promise<Renewed | Refused> => {
  const session = await holdSessionOf(tx, hashRefreshToken(shown));
  const user = session && (await findUser(tx, session.userId));
  const code = 'UNAUTHENTICATED';
  if (!session || !user) return { code, event: 'authn_token_invalid' };
  if (!user.isActive) return { user, code: 'ACCOUNT_DISABLED' };
  if (session.revokedAt) return { user, code, event: 'session_use_after_expire' };
  if (session.expiresAt <= now) return { user, code };
  const refreshToken = await exchange(tx, refreshTokens, shown, session.id, now);
  if (refreshToken === undefined) {
    await revokeSession(tx, user.id, session.id, now);
    return { user, code, event: 'authn_token_reuse' };
  }
  await extendSession(tx, session, place, now);
  return { user, sessionId: session.id, refreshToken };
};

/** The newest token that follows the presented one; undefined when that was exchanged too long ago. */
const exchange = async (
  tx: TransactionHandle,
  { next }: RefreshTokens,
  shown: string,
  sessionId: string,
  now: Date,
): Promise<string | undefined> => {
  const hash = hashRefreshToken(shown);
  const row = await findRefreshToken(tx, hash);
  if (!row) return undefined;
  if (!row.usedAt) {
    await markUsed(tx, hash, now);
    await insertRefreshToken(tx, hashRefreshToken(next(shown)), sessionId, now);
    return next(shown);
  }
  if (now.getTime() - row.usedAt.getTime() > GRACE_MS) return undefined;
  let token = next(shown);
  for (let length = 1; length < LONGEST_LINE; length += 1) {
    const found = await findRefreshToken(tx, hashRefreshToken(token));
    if (found && !found.usedAt) return token;
    token = next(token);
  }
  return undefined;
};
