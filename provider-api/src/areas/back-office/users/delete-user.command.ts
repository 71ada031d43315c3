import { formatRupees, type Paise, rupeesOf } from '@sundara/contracts';
import { eq } from 'drizzle-orm';
import type { Account } from '../../../platform/http/access.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import { hashUnknownPassword, users } from '../../identity/index.ts';
import {
  lockAdmins,
  noSuchUser,
  requireAnotherAdmin,
  requireNoSalon,
  writeAudit,
} from '../../marketplace/index.ts';
import type { CancellingDependencies } from '../../money/index.ts';
import { endAccount } from '../account-deletion/end-account.ts';
import { lockCustomer } from '../account-deletion/lock-customer.ts';
import { planRemoval } from './plan-removal.ts';

/** Replaces the name of a deleted salon or admin account; a customer's becomes `DELETED_NAME`. */
const FORMER_NAMES = { salon: 'Former salon owner', admin: 'Former admin' } as const;

/**
 * Deletes an account (resolutions S17) in one transaction, as its owner would, except that everything paid for visits
 * ahead is refunded. It is done wholly or not at all, and repeating it changes nothing.
 * @param expectedPaise the refund that the screen promised; undefined if it promised none
 * @throws ApiError NOT_FOUND, OWN_ACCOUNT, LAST_ADMIN, USER_HAS_SALON, REFUND_CHANGED
 */
export const deleteUser = async (
  { database, outbox, now }: CancellingDependencies,
  admin: Account,
  id: string,
  expectedPaise: Paise | undefined,
): Promise<void> => {
  if (!isUuid(id)) throw noSuchUser();
  const passwordHash = await hashUnknownPassword();
  await database.transaction(async (tx) => {
    const admins = await lockAdmins(tx, admin.id);
    const user = await lockCustomer(tx, id);
    if (!user) throw noSuchUser();
    if (user.deletedAt) return;
    requireAnotherAdmin(user, admin.id, admins);
    await requireNoSalon(tx, id, 'its account is deleted');
    const plan = await planRemoval(tx, id, now());
    if (expectedPaise !== undefined && plan.refundPaise !== expectedPaise)
      throw refundChanged(plan.refundPaise);
    await endAccount(tx, user, plan, { by: 'admin', accountId: admin.id, passwordHash }, now());
    if (user.role !== 'customer')
      await tx.update(users).set({ name: FORMER_NAMES[user.role] }).where(eq(users.id, id));
    const changes = {
      role: [user.role, null] as const,
      visitsCancelled: [null, plan.visits.length] as const,
      refundPaise: [null, plan.refundPaise] as const,
    };
    await writeAudit(tx, admin, { salonId: null, action: 'admin.deleteUser', subjectId: id, changes }, now());
  });
  outbox.wake();
};

const refundChanged = (refundPaise: Paise): ApiError =>
  new ApiError('REFUND_CHANGED', {
    message: `What comes back has changed meanwhile: it is ${formatRupees(rupeesOf(refundPaise))} now. The account still stands.`,
  });
