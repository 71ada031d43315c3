import { deleteSalon, type SalonConsequences } from '@sundara/contracts/api';
import { and, eq } from 'drizzle-orm';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Account } from '../../auth/access.ts';
import { bookings } from '../../bookings/bookings.tables.ts';
import { lockSalon } from '../../bookings/salon-lock.ts';
import type { Database } from '../../database/open-database.ts';
import { isUuid } from '../../http/uuid.ts';
import { enqueueJob } from '../../outbox/enqueue-job.ts';
import { salons } from '../../salons/salons.tables.ts';
import { countConsequences } from './consequences.repository.ts';
import { noSuchSalon } from './find-admin-salon.ts';
import { SALON_CLOSE } from './salon-close.kind.ts';

/**
 * Deletes a salon (resolutions S17): hidden, without owner, its holds let go, in one transaction, which also orders what
 * takes longer: a job that cancels its visits one after the other and ends its plan. From the commit on nothing is booked
 * there: a payment that is under way goes back. Wake the outbox after it. Repeating it changes nothing.
 * @returns what there is to do
 * @throws ApiError NOT_FOUND
 */
export const removeSalon = (
  { transaction }: Database,
  account: Account,
  id: string,
  now: Date,
): Promise<SalonConsequences> =>
  transaction(async (tx) => {
    const locked = isUuid(id) ? await lockSalon(tx, id) : undefined;
    if (!locked) throw noSuchSalon();
    const consequences = await countConsequences(tx, id, now, { deleted: locked.deletedAt !== null });
    if (locked.deletedAt) return consequences;
    await tx
      .update(bookings)
      .set({ status: 'expired', updatedAt: now })
      .where(and(eq(bookings.salonId, id), eq(bookings.status, 'held')));
    await tx.update(salons).set({ deletedAt: now, isActive: false, ownerId: null }).where(eq(salons.id, id));
    await enqueueJob(tx, SALON_CLOSE, id, { salonId: id, adminId: account.id });
    const { futureBookings, refunds, holds, owner, subscription } = consequences;
    const changes = {
      deletedAt: [null, now.toISOString()],
      isActive: [locked.isActive, false],
      ownerId: [owner?.id ?? null, null],
      futureBookings: [futureBookings, 0],
      refundedRupees: [0, refunds.amount],
      holds: [holds, 0],
      subscription: [subscription?.state ?? null, null],
    } as const;
    await writeAudit(tx, account, { salonId: id, action: deleteSalon.name, subjectId: id, changes }, now);
    return consequences;
  });
