import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/open-database.ts';
import type { Account } from '../../../platform/http/access.ts';
import { users } from '../../identity/index.ts';
import { lockAdmins, lockUser, requireAnotherAdmin, writeAudit } from '../../marketplace/index.ts';

/**
 * Enables or disables an account's sign-in (resolutions S18). Disabling ends its sessions, by the trigger on users.
 * @param wanted undefined to switch to the opposite
 * @returns whether it may sign in now
 * @throws ApiError NOT_FOUND, OWN_ACCOUNT, LAST_ADMIN
 */
export const toggleUser = (
  database: Database,
  admin: Account,
  id: string,
  wanted: boolean | undefined,
  now: Date,
): Promise<boolean> =>
  database.transaction(async (tx) => {
    const admins = await lockAdmins(tx, admin.id);
    const user = await lockUser(tx, id);
    const isActive = wanted ?? !user.isActive;
    if (isActive === user.isActive) return isActive;
    if (!isActive) requireAnotherAdmin(user, admin.id, admins);
    await tx.update(users).set({ isActive }).where(eq(users.id, id));
    const changes = { isActive: [user.isActive, isActive] as const };
    await writeAudit(tx, admin, { salonId: null, action: 'admin.toggleUser', subjectId: id, changes }, now);
    return isActive;
  });
