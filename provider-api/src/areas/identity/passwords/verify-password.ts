import { eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { users } from '../accounts/accounts.tables.ts';
import { countAttempts, forgiveAttempt } from '../attempts/count-attempts.ts';
import { passwordMatches } from './passwords.ts';

/**
 * Verifies the current password of a signed-in user before an action that can't be undone: at most ten wrong ones a
 * minute and a hundred an hour. Not inside a transaction: a rollback would undo the count.
 * @returns the account's session version; a higher one later means that the password may have changed
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
