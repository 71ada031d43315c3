import { type BookingStatus, statusLabel } from '@sundara/contracts';
import { updateBookingStatus } from '@sundara/contracts/api';
import { eq, sql } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { Account } from '../../../platform/http/access.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import { announceStatus, bookings, countBooking, isOccupied } from '../../booking/index.ts';
import { isDeletedAccount } from '../../identity/index.ts';
import { lockSalon, writeAudit } from '../../marketplace/index.ts';
import {
  type Cancellable,
  type CancellingDependencies,
  cancelWithin,
  lockCancellable,
  noSuchBooking,
  requireOwn,
} from '../../money/index.ts';
import { completeWithin } from './complete-visit.ts';
import { reinstateBooking } from './reinstate-booking.ts';
import { type SalonStatus, whyNotStatus } from './salon-status.policy.ts';

export interface StatusChange {
  readonly bookingId: string;
  /** The requesting salon; bookings of other salons count as missing. */
  readonly salonId: string;
  readonly account: Pick<Account, 'id' | 'role'>;
  readonly status: SalonStatus;
  /** The status that the screen showed; if it is another by now, nothing is changed. */
  readonly expected?: BookingStatus | undefined;
  /** The reason that the customer gets for a cancellation. */
  readonly reason?: string | undefined;
}

/**
 * Changes a booking's status (resolutions S1, S2): a cancellation refunds everything, a completion asks for a review, a
 * reinstated visit gets its people back if they are free. The customer is notified and the change is audited in the
 * same transaction. The same status again changes nothing.
 * @throws ApiError NOT_FOUND; STATUS_CHANGED; STATUS_REFUSED, and why; SLOT_TAKEN if nobody is free for it any more
 */
export const changeStatus = async (
  { database, outbox, now }: CancellingDependencies,
  wish: StatusChange,
): Promise<void> => {
  if (!isUuid(wish.bookingId)) throw noSuchBooking();
  try {
    await database.transaction((tx) => changeStatusWithin(tx, wish, now()));
  } catch (error) {
    // The lock decides; if something bypassed it, the constraint does.
    throw isOccupied(error) ? nobodyFree() : error;
  }
  outbox.wake();
};

/** `changeStatus` as part of the caller's transaction. Wake the outbox after it. */
export const changeStatusWithin = async (
  tx: TransactionHandle,
  wish: StatusChange,
  now: Date,
): Promise<void> => {
  const { bookingId, salonId, account, status, expected } = wish;
  await lockSalon(tx, salonId);
  const booking = requireOwn(await lockCancellable(tx, bookingId), { salonId });
  if (booking.status === status) return;
  if (expected !== undefined && booking.status !== expected) throw statusChanged(booking.status);
  const refusal = whyNotStatus(booking, status);
  if (refusal !== undefined) throw new ApiError('STATUS_REFUSED', { message: refusal });
  if (status === 'cancelled') await cancel(tx, wish, now);
  else if (status === 'completed') await completeWithin(tx, booking, null, now);
  else await expect(tx, booking, status, now);
  const changes = { status: [booking.status, status] as const };
  await writeAudit(
    tx,
    account,
    { salonId, action: updateBookingStatus.name, subjectId: bookingId, changes },
    now,
  );
};

const cancel = async (
  tx: TransactionHandle,
  { bookingId, account, reason }: StatusChange,
  now: Date,
): Promise<void> => {
  await cancelWithin(tx, bookingId, { by: 'salon', accountId: account.id, reason }, undefined, now);
};

/** Makes a visit pending or confirmed; one that was over is reinstated. */
const expect = async (
  tx: TransactionHandle,
  { id, salonId, customerId, start, status: before }: Cancellable,
  status: 'pending' | 'confirmed',
  now: Date,
): Promise<void> => {
  const stood = before === 'pending' || before === 'confirmed';
  if (!stood && customerId !== null && (await isDeletedAccount(tx, customerId))) {
    throw new ApiError('STATUS_REFUSED', { message: CUSTOMER_GONE });
  }
  if (!stood && !(await reinstateBooking(tx, { id, salonId, start }, now))) throw nobodyFree();
  await tx
    .update(bookings)
    .set({
      status,
      attendance: null,
      completedAt: null,
      ...{ cancelledAt: null, cancelledBy: null, cancelReason: '' },
      updatedAt: now,
      sequence: sql`${bookings.sequence} + 1`,
    })
    .where(eq(bookings.id, id));
  if (before === 'cancelled') await countBooking(tx, { id, salonId }, 1);
  const told = status === 'pending' || before === 'pending' ? status : 'reopened';
  await announceStatus(tx, told, { bookingId: id, start }, now);
};

const CUSTOMER_GONE = 'The customer’s account was deleted, so this visit cannot stand again.';

const nobodyFree = (): ApiError =>
  new ApiError('SLOT_TAKEN', {
    message: 'Whoever could do this visit is taken at that time by now. Its status stays as it is.',
  });

const statusChanged = (status: Cancellable['status']): ApiError => {
  const label = status === 'held' || status === 'expired' ? status : statusLabel(status);
  return new ApiError('STATUS_CHANGED', {
    message: `This booking was changed a moment ago: it is ${label.toLowerCase()} now. Nothing was changed.`,
  });
};
