import type { Attendance } from '@sundara/contracts/api';
import { eq, sql } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import { announceCompletion, bookings, countBooking, dropReminders } from '../../booking/index.ts';
import { inviteToReview } from '../../customer/index.ts';
import type { Cancellable } from '../../money/index.ts';

/**
 * Completes a visit: its people are free, the customer may dispute it until a day after its end, and is asked for a
 * review unless it was a no-show (resolutions S4, S5). If completion takes away rights of the customer, because the
 * visit is still to come or was cancelled, they are notified at once. The caller holds the locks of salon and booking.
 */
export const completeWithin = async (
  tx: TransactionHandle,
  { id, salonId, customerId, status: before, start, end }: Cancellable,
  attendance: Attendance | null,
  now: Date,
): Promise<void> => {
  await tx
    .update(bookings)
    .set({
      status: 'completed',
      attendance,
      completedAt: now,
      ...{ cancelledAt: null, cancelledBy: null, cancelReason: '' },
      updatedAt: now,
      sequence: sql`${bookings.sequence} + 1`,
    })
    .where(eq(bookings.id, id));
  if (before === 'cancelled') await countBooking(tx, { id, salonId }, 1);
  await dropReminders(tx, id);
  if (customerId === null) return;
  if (before === 'cancelled' || start > now) await announceCompletion(tx, id);
  if (attendance !== 'no_show') await inviteToReview(tx, id, end > now ? end : now);
};
