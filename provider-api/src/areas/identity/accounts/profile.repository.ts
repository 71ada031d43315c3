import { and, eq, isNull } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import type { UserRow } from './accounts.repository.ts';
import { users } from './accounts.tables.ts';

/**
 * Writes name and phone of an account.
 * @returns the updated account; undefined when it was deleted meanwhile
 */
export const updateDetails = async (
  db: DatabaseHandle,
  userId: string,
  details: Pick<UserRow, 'name' | 'phone'>,
): Promise<UserRow | undefined> => {
  const [user] = await db
    .update(users)
    .set(details)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .returning();
  return user;
};
