import { type Attendance, updateAttendance } from '@sundara/contracts/api';
import { eq } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { Account } from '../../../platform/http/access.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import { bookings } from '../../booking/index.ts';
import { inviteToReview } from '../../customer/index.ts';
import { lockSalon, writeAudit } from '../../marketplace/index.ts';
import {
  type Cancellable,
  type CancellingDependencies,
  lockCancellable,
  noSuchBooking,
  requireOwn,
} from '../../money/index.ts';
import { completeWithin } from './complete-visit.ts';
import { whyNoAttendance } from './salon-status.policy.ts';

export interface AttendanceWish {
  readonly bookingId: string;
  /** The requesting salon; bookings of other salons count as missing. */
  readonly salonId: string;
  readonly account: Pick<Account, 'id' | 'role'>;
  /** Null removes the recorded attendance. */
  readonly attendance: Attendance | null;
}

/**
 * Records whether the customer came, which completes a visit that has begun (resolutions S5). The same again changes
 * nothing.
 * @throws ApiError NOT_FOUND; STATUS_REFUSED, and why
 */
export const setAttendance = async (
  { database, outbox, now }: CancellingDependencies,
  wish: AttendanceWish,
): Promise<void> => {
  if (!isUuid(wish.bookingId)) throw noSuchBooking();
  await database.transaction((tx) => setWithin(tx, wish, now()));
  outbox.wake();
};

const setWithin = async (tx: TransactionHandle, wish: AttendanceWish, now: Date): Promise<void> => {
  const { bookingId, salonId, account, attendance } = wish;
  await lockSalon(tx, salonId);
  const booking = requireOwn(await lockCancellable(tx, bookingId), { salonId });
  if (booking.attendance === attendance) return;
  const refusal = whyNoAttendance(booking, now);
  if (refusal !== undefined) throw new ApiError('STATUS_REFUSED', { message: refusal });
  const completes = booking.status !== 'completed';
  if (completes) await completeWithin(tx, booking, attendance, now);
  else await write(tx, booking, attendance, now);
  const changes = {
    attendance: [booking.attendance, attendance] as const,
    ...(completes && { status: [booking.status, 'completed'] as const }),
  };
  await writeAudit(
    tx,
    account,
    { salonId, action: updateAttendance.name, subjectId: bookingId, changes },
    now,
  );
};

const write = async (
  tx: TransactionHandle,
  { id, customerId }: Cancellable,
  attendance: Attendance | null,
  now: Date,
): Promise<void> => {
  await tx.update(bookings).set({ attendance, updatedAt: now }).where(eq(bookings.id, id));
  // A customer who is later marked as attended is invited too; each visit gets one invitation.
  if (customerId !== null && attendance === 'attended') await inviteToReview(tx, id, now);
};
