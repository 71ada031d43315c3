import { eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { users } from '../accounts/accounts.tables.ts';
import { countAttempts, forgiveAttempt } from '../attempts/count-attempts.ts';
import { passwordMatches } from './passwords.ts';

/**
 * Asks for the current password of somebody who is signed in, before what can't be undone: ten wrong ones a minute
 * and a hundred an hour at most. Not inside a transaction: what is rolled back was not counted.
 * @returns the account's session version: it has grown where the password is another one by now
 * @throws PASSWORD_WRONG, RATE_LIMITED
 */
export const requirePassword = async (
  db: DatabaseHandle,
  userId: string,
  password: string,
): Promise<number> => {
  const key = `password ${userId}`;
  const limits = [
    { key: `${key} minute`, most: 10, minutes: 1 },
    { key: `${key} hour`, most: 100, minutes: 60 },
  ];
  await countAttempts(db, limits);
  const [user] = await db
    .select({ passwordHash: users.passwordHash, sessionVersion: users.sessionVersion })
    .from(users)
    .where(eq(users.id, userId));
  if (!(await passwordMatches(user?.passwordHash, password)) || !user) throw new ApiError('PASSWORD_WRONG');
  await forgiveAttempt(db, limits);
  return user.sessionVersion;
};
