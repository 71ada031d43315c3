import { and, eq } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import { enqueueJob } from '../../../platform/outbox/enqueue-job.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { bookings, disputableUntil, disputes, endOf } from '../../booking/index.ts';
import { noSuchBooking } from '../../money/index.ts';
import { isVisible } from '../bookings/bookings.repository.ts';
import { MAIL_DISPUTE_ASKS_SALON, MAIL_DISPUTE_OPENED, MAIL_DISPUTE_RECEIPT } from './dispute.job-kinds.ts';

export interface DisputeDependencies {
  readonly database: Database;
  readonly outbox: Pick<Outbox, 'wake'>;
  readonly now: () => Date;
}

export interface Complaint {
  readonly customerId: string;
  readonly bookingId: string;
  readonly reason: string;
}

/**
 * Opens the dispute about a customer's own visit, within 24 hours of its completion and its end by the server's clock
 * (resolutions S4), in one transaction: the booking becomes 'disputed' and can't be moved or cancelled; customer,
 * team and salon get mail.
 * @throws ApiError NOT_FOUND for somebody else's booking; NOT_DISPUTABLE, whose message says why
 */
export const openDispute = async (
  { database, outbox, now }: DisputeDependencies,
  complaint: Complaint,
): Promise<void> => {
  if (!isUuid(complaint.bookingId)) throw noSuchBooking();
  await database.transaction((tx) => open(tx, complaint, now()));
  outbox.wake();
};

const open = async (tx: TransactionHandle, complaint: Complaint, now: Date): Promise<void> => {
  const { customerId, bookingId, reason } = complaint;
  const [booking] = await tx
    .select({ status: bookings.status, end: endOf(bookings.during), completedAt: bookings.completedAt })
    .from(bookings)
    .where(and(eq(bookings.id, bookingId), eq(bookings.customerId, customerId), isVisible))
    .for('update');
  if (!booking) throw noSuchBooking();
  const disputedAt = await findDisputedAt(tx, bookingId);
  if (disputedAt !== null) throw new ApiError('NOT_DISPUTABLE', { message: TOLD_BEFORE });
  if (booking.status !== 'completed') throw new ApiError('NOT_DISPUTABLE', { message: NOT_COMPLETED });
  if (disputableUntil({ ...booking, disputedAt }, now) === null) throw new ApiError('NOT_DISPUTABLE');
  await tx.insert(disputes).values({ bookingId, reason, createdAt: now });
  await tx.update(bookings).set({ status: 'disputed', updatedAt: now }).where(eq(bookings.id, bookingId));
  await enqueueJob(tx, MAIL_DISPUTE_RECEIPT, bookingId, { bookingId });
  await enqueueJob(tx, MAIL_DISPUTE_OPENED, bookingId, { bookingId });
  await enqueueJob(tx, MAIL_DISPUTE_ASKS_SALON, bookingId, { bookingId });
};

const findDisputedAt = async (tx: TransactionHandle, bookingId: string): Promise<Date | null> => {
  const [dispute] = await tx
    .select({ createdAt: disputes.createdAt })
    .from(disputes)
    .where(eq(disputes.bookingId, bookingId));
  return dispute?.createdAt ?? null;
};

const TOLD_BEFORE = 'You have told us of a problem with this visit already.';
const NOT_COMPLETED = 'Only a completed visit can be disputed.';
