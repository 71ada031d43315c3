import { and, eq, isNull } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import { type UserRow, users } from '../../identity/index.ts';
import { salons } from './salons.tables.ts';

/**
 * Holds every active admin until the end of the transaction, always in the same order, so that of two who disable each
 * other one is late: that one is no admin any more.
 * @returns how many there are
 * @throws ApiError UNAUTHENTICATED when whoever asks was disabled or demoted a moment ago
 */
export const lockAdmins = async (tx: TransactionHandle, adminId: string): Promise<number> => {
  const isAdmin = and(eq(users.role, 'admin'), eq(users.isActive, true), isNull(users.deletedAt));
  // Entries of the audit name their admin meanwhile: that is no change.
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

/** @throws ApiError NOT_FOUND for what is no id, for none and for one that was deleted */
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
 * Before an admin stops being one. An admin who asks is one of at least two, unless the other went meanwhile.
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

/** @throws ApiError USER_HAS_SALON, which names it; the account is locked, so that no salon is given to it meanwhile */
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
