import { changePassword, resetPassword } from '@sundara/contracts/api';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import { enqueueJob } from '../../../platform/outbox/enqueue-job.ts';
import type { UserRow } from '../accounts/accounts.repository.ts';
import { users } from '../accounts/accounts.tables.ts';
import { writeConfirmed } from '../mailed-links/confirmed-email.ts';
import { hashLinkToken } from '../mailed-links/link-token.ts';
import type { AuthContext } from '../sessions/auth-context.ts';
import { MAIL_PASSWORD_CHANGED } from './password-mail.jobs.ts';
import { lockAccountByToken, spendNewestLink, voidLinks } from './password-resets.repository.ts';

interface Change {
  readonly userId: string;
  readonly passwordHash: string;
}

type Changing = Pick<AuthContext, 'database' | 'onAccountChanged'>;

/** The hash of no token. */
const NO_TOKEN = '';

/**
 * Sets a password by the token of the newest mailed link, and voids every other link; the database ends the account's
 * sessions. Of two concurrent calls with one token, one wins.
 * @returns the account; undefined for a token that is unknown, used, expired or followed by a newer one, or whose
 *   account is no longer open
 */
export const resetPasswordByToken = (
  { database, onAccountChanged }: Changing,
  { token, passwordHash }: { readonly token: string; readonly passwordHash: string },
  now: Date,
): Promise<UserRow | undefined> =>
  database.transaction(async (tx) => {
    const hash = hashLinkToken(token);
    const account = await lockAccountByToken(tx, hash);
    // Also where there is nothing to use up: every token that does not work takes the same statements.
    const userId = await spendNewestLink(tx, account === undefined ? NO_TOKEN : hash, now);
    if (!userId) return undefined;
    await writeConfirmed(tx, userId, now);
    return setPassword(tx, { userId, passwordHash, how: 'reset' }, onAccountChanged, now);
  });

/**
 * Sets the password of a signed-in user; the current session continues, the others end.
 * @param change with the session version at the time when the current password was verified
 * @returns the account with its new session version; undefined when it was deleted, or got another password, meanwhile
 */
export const changeOwnPassword = (
  { database, onAccountChanged }: Changing,
  change: Change & { readonly sessionId: string; readonly sessionVersion: number },
  now: Date,
): Promise<UserRow | undefined> =>
  database.transaction(async (tx) => {
    // Read by the trigger that ends the account's sessions.
    await tx.execute(sql`select set_config('sundara.keep_session', ${change.sessionId}, true)`);
    return setPassword(tx, { ...change, how: 'changed' }, onAccountChanged, now);
  });

const setPassword = async (
  tx: TransactionHandle,
  change: Change & { readonly how: 'reset' | 'changed'; readonly sessionVersion?: number },
  onAccountChanged: AuthContext['onAccountChanged'],
  now: Date,
): Promise<UserRow | undefined> => {
  const { userId, passwordHash, how, sessionVersion } = change;
  const asChecked = sessionVersion === undefined ? undefined : eq(users.sessionVersion, sessionVersion);
  const [user] = await tx
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, userId), isNull(users.deletedAt), asChecked))
    .returning();
  if (!user) return undefined;
  const action = how === 'reset' ? resetPassword.name : changePassword.name;
  await onAccountChanged(tx, { account: user, action, fields: ['password'], at: now });
  await voidLinks(tx, userId, now);
  const at = now.toISOString();
  await enqueueJob(tx, MAIL_PASSWORD_CHANGED, `${userId}.${at}`, { userId, at, how });
  return user;
};
