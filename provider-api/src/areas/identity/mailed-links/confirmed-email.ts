import { and, eq, isNull } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { users } from '../accounts/accounts.tables.ts';

/**
 * Records that the account's owner reads its mailbox: a link of any kind that was mailed there has been used. The
 * first time stays; a trigger on `users` clears it when the e-mail changes.
 */
export const writeConfirmed = async (db: DatabaseHandle, userId: string, now: Date): Promise<void> => {
  await db
    .update(users)
    .set({ emailConfirmedAt: now })
    .where(and(eq(users.id, userId), isNull(users.emailConfirmedAt), isNull(users.deletedAt)));
};

/** Whether an account's e-mail was confirmed. */
export const isConfirmed = async (db: DatabaseHandle, userId: string): Promise<boolean> => {
  const [user] = await db
    .select({ confirmedAt: users.emailConfirmedAt })
    .from(users)
    .where(eq(users.id, userId));
  return user !== undefined && user.confirmedAt !== null;
};
