import type { Attendance } from '@sundara/contracts/api';
import { eq, sql } from 'drizzle-orm';
import type { TransactionHandle } from '../database/database-handle.ts';
import { dropReminders } from '../mail/announce-booking.ts';
import { inviteToReview } from '../reviews/review-invitation.ts';
import { bookings } from './bookings.tables.ts';
import type { Cancellable } from './cancellable.ts';

/**
 * Completes a visit: its people are free, from now the customer may dispute it for a day, and is asked for a review
 * unless nobody came (resolutions S4, S5). The caller holds the locks of salon and booking.
 */
export const completeWithin = async (
  tx: TransactionHandle,
  { id, customerId }: Pick<Cancellable, 'id' | 'customerId'>,
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
  await dropReminders(tx, id);
  if (customerId !== null && attendance !== 'no_show') await inviteToReview(tx, id, now);
};
