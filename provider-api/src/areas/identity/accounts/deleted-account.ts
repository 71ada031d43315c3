import { and, eq, isNotNull } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { users } from './accounts.tables.ts';

/** Whether an account was deleted. Call it under a lock that deletion takes too, or the answer may soon be outdated. */
export const isDeletedAccount = async (db: DatabaseHandle, userId: string): Promise<boolean> => {
  const deleted = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.deletedAt)));
  return deleted.length > 0;
};
