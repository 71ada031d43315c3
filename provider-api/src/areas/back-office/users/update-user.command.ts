import type { Role } from '@sundara/contracts';
import type { updateUser as updateUserOperation } from '@sundara/contracts/api';
import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import { isPostgresError } from '../../../platform/database/postgres-error.ts';
import type { Account } from '../../../platform/http/access.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { removeMailedLinks, type UserRow, users } from '../../identity/index.ts';
import {
  lockAdmins,
  lockUser,
  requireAnotherAdmin,
  requireNoSalon,
  writeAudit,
} from '../../marketplace/index.ts';
import { planDeletion } from '../account-deletion/deletion-plan.ts';
import { emailTaken, phoneOf } from './create-user.command.ts';

type Change = z.output<(typeof updateUserOperation)['body']>;
type Details = Pick<UserRow, 'name' | 'email' | 'phone' | 'role'>;

const FIELDS = ['name', 'email', 'phone', 'role'] as const;

/**
 * Changes an account's details and role. A new role ends its sessions, by the trigger on users; a new e-mail
 * invalidates links that were mailed to the old one.
 * @returns the role that it had before
 * @throws ApiError NOT_FOUND, USER_CHANGED, EMAIL_TAKEN, and why its role stays
 */
export const updateUser = (
  database: Database,
  admin: Account,
  id: string,
  { seen, ...asked }: Change,
  now: Date,
): Promise<Role> =>
  database.transaction(async (tx) => {
    const admins = await lockAdmins(tx, admin.id);
    const user = await lockUser(tx, id);
    if (seen && FIELDS.some((field) => seen[field] !== user[field])) throw new ApiError('USER_CHANGED');
    const { phone, role = user.role } = asked;
    const next: Details = {
      ...{ name: asked.name, email: asked.email, role },
      // A number that was stored before numbers were validated stays as it is.
      phone: phone === undefined || phone === user.phone ? user.phone : phoneOf(phone),
    };
    if (role !== user.role) await requireFree(tx, user, admin.id, admins, now);
    const changed = FIELDS.filter((field) => next[field] !== user[field]);
    if (changed.length === 0) return user.role;
    await write(tx, id, next);
    if (changed.includes('email')) await removeMailedLinks(tx, id);
    // Personal values are not audited, only that they changed.
    const changes = Object.fromEntries(
      changed.map((field): [string, readonly [unknown, unknown]] => [
        field,
        field === 'role' ? [user.role, role] : [null, null],
      ]),
    );
    await writeAudit(tx, admin, { salonId: null, action: 'admin.updateUser', subjectId: id, changes }, now);
    return user.role;
  });

const write = async (tx: TransactionHandle, id: string, next: Details): Promise<void> => {
  try {
    await tx.update(users).set(next).where(eq(users.id, id));
  } catch (error) {
    if (isPostgresError(error, 'UNIQUE_VIOLATION', 'users_email_unique')) throw emailTaken();
    throw error;
  }
};

/** An account with a salon or visits ahead could not reach them with another role. */
const requireFree = async (
  tx: TransactionHandle,
  user: UserRow,
  adminId: string,
  admins: number,
  now: Date,
): Promise<void> => {
  requireAnotherAdmin(user, adminId, admins);
  await requireNoSalon(tx, user.id, 'it gets another role');
  const { visits } = await planDeletion(tx, user.id, now);
  if (visits.length === 0) return;
  const count = visits.length === 1 ? 'a visit' : `${visits.length} visits`;
  throw new ApiError('USER_HAS_VISITS', {
    message: `This account has ${count} ahead, which only a customer can see. It gets another role once they are over or cancelled.`,
  });
};
