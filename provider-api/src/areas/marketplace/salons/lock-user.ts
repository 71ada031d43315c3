import { and, eq, isNull } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import { type UserRow, users } from '../../identity/index.ts';
import { salons } from './salons.tables.ts';

/**
 * Locks every active admin until the end of the transaction, always in the same order: of two who disable each other,
 * the second is refused, as that one is no admin any more.
 * @returns how many there are
 * @throws ApiError UNAUTHENTICATED when the calling admin was disabled or demoted a moment ago
 */
export const lockAdmins = async (tx: TransactionHandle, adminId: string): Promise<number> => {
  const isAdmin = and(eq(users.role, 'admin'), eq(users.isActive, true), isNull(users.deletedAt));
  // Audit entries that refer to an admin can still be written meanwhile.
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(isAdmin)
    .orderBy(users.id)
    .for('no key update');
  if (!admins.some(({ id }) => id === adminId)) throw new ApiError('UNAUTHENTICATED');
  return admins.length;
};

export const noSuchUser = () => new ApiError('NOT_FOUND', { message: 'There is no such account.' });

/** @throws ApiError NOT_FOUND for an invalid id, and for an account that is unknown or deleted */
export const lockUser = async (tx: TransactionHandle, id: string): Promise<UserRow> => {
  if (!isUuid(id)) throw noSuchUser();
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for('update');
  if (!user) throw noSuchUser();
  return user;
};

/**
 * Checked before an admin stops being one. Caller and target make two admins, unless one of them stopped meanwhile.
 * @throws ApiError OWN_ACCOUNT, LAST_ADMIN
 */
export const requireAnotherAdmin = (
  { id, role, isActive }: Pick<UserRow, 'id' | 'role' | 'isActive'>,
  adminId: string,
  admins: number,
): void => {
  if (id === adminId) throw new ApiError('OWN_ACCOUNT');
  if (role === 'admin' && isActive && admins < 2) throw new ApiError('LAST_ADMIN');
};

/** @throws ApiError USER_HAS_SALON, which names it; the caller has locked the account, so it gets no salon meanwhile */
export const requireNoSalon = async (
  tx: TransactionHandle,
  userId: string,
  before: string,
): Promise<void> => {
  const [salon] = await tx.select({ name: salons.name }).from(salons).where(eq(salons.ownerId, userId));
  if (!salon) return;
  throw new ApiError('USER_HAS_SALON', {
    message: `This account owns the salon "${salon.name}". Give the salon another owner, or delete it, before ${before}.`,
  });
};
