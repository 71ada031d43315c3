import { deleteSalon, type SalonConsequences } from '@sundara/contracts/api';
import { and, eq } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { Account } from '../../../platform/http/access.ts';
import { enqueueJob } from '../../../platform/outbox/enqueue-job.ts';
import { bookings } from '../../booking/index.ts';
import { type AuditEntry, type LockedSalon, salons, writeAudit } from '../../marketplace/index.ts';
import { MAIL_SALON_DELETED, SALON_CLOSE } from './salon-close.kind.ts';

export interface Removal {
  readonly salonId: string;
  readonly account: Account;
  /** For the customers; empty if none is given. */
  readonly reason: string;
  /** The salon under its lock, not deleted yet, and the consequences counted under that lock. */
  readonly locked: LockedSalon;
  readonly consequences: SalonConsequences;
}

/**
 * Deletes a salon (resolutions S17): it is hidden, has no owner, and its holds are released. It also enqueues what
 * takes longer: a mail to its owner, and a job that cancels its visits one by one and ends its plan. After the commit
 * nothing can be booked there: a payment under way is refunded. Part of the caller's transaction, which has judged who
 * may do it (decision 58) and wakes the outbox after its commit.
 */
export const removeSalon = async (
  tx: TransactionHandle,
  { salonId, account, reason, locked, consequences }: Removal,
  now: Date,
): Promise<void> => {
  await tx
    .update(bookings)
    .set({ status: 'expired', updatedAt: now })
    .where(and(eq(bookings.salonId, salonId), eq(bookings.status, 'held')));
  await tx
    .update(salons)
    .set({ deletedAt: now, isActive: false, ownerId: null })
    .where(eq(salons.id, salonId));
  await enqueueJob(tx, SALON_CLOSE, salonId, { salonId, adminId: account.id, reason });
  const { futureBookings, refunds, holds, owner, subscription } = consequences;
  if (owner) {
    const told = { ownerId: owner.id, visits: futureBookings, hadPlan: subscription !== null };
    await enqueueJob(tx, MAIL_SALON_DELETED, salonId, { salonId, reason, ...told });
  }
  const changes: NonNullable<AuditEntry['changes']> = {
    deletedAt: [null, now.toISOString()],
    isActive: [locked.isActive, false],
    ownerId: [owner?.id ?? null, null],
    futureBookings: [futureBookings, 0],
    refundedRupees: [0, refunds.amount],
    holds: [holds, 0],
    subscription: [subscription?.state ?? null, null],
    ...(reason && { note: [null, null] }),
  };
  await writeAudit(tx, account, { salonId, action: deleteSalon.name, subjectId: salonId, changes }, now);
};
