import type { Paise } from '@sundara/contracts';
import { type DisputeOutcome, resolveDispute as operation } from '@sundara/contracts/api';
import { eq, sql } from 'drizzle-orm';
import { eraseFromBookings } from '../account/erase-customer.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Account } from '../auth/access.ts';
import { isDeletedAccount } from '../auth/deleted-account.ts';
import { bookings } from '../bookings/bookings.tables.ts';
import { type Cancellable, lockCancellable } from '../bookings/cancellable.ts';
import { lockSalon } from '../bookings/salon-lock.ts';
import type { TransactionHandle } from '../database/database-handle.ts';
import { isUuid } from '../http/uuid.ts';
import { enqueueJob } from '../outbox/enqueue-job.ts';
import { dealtWith, findSalonId, lockDispute, noSuchDispute } from './answer-dispute.command.ts';
import { MAIL_DISPUTE_RESOLVED, MAIL_DISPUTE_SALON } from './dispute.job-kinds.ts';
import { giveBackForDispute } from './dispute-refund.ts';
import { disputes } from './disputes.tables.ts';

export interface Resolving {
  readonly bookingId: string;
  readonly account: Pick<Account, 'id' | 'role'>;
  readonly outcome: DisputeOutcome;
  readonly refundPaise: Paise;
  readonly toCustomer: string;
  readonly toSalon: string;
}

/**
 * Decides a dispute, once, whoever asks first (resolutions S4): the visit is completed again, what goes back is due, both
 * sides are mailed their words, and it is written down who did it, in one transaction. Of a customer who has left
 * meanwhile, what was kept for this is erased (decision 31). The same again by the same admin changes nothing.
 * @throws ApiError NOT_FOUND; DISPUTE_DEALT_WITH, whose message says by whom and when; NOT_REFUNDABLE, and why
 */
export const resolveDispute = async (
  tx: TransactionHandle,
  wish: Resolving,
  limits: { readonly limitPaise: Paise },
  now: Date,
): Promise<void> => {
  const { bookingId, account, outcome, refundPaise, toCustomer, toSalon } = wish;
  if (!isUuid(bookingId)) throw noSuchDispute();
  const salonId = await findSalonId(tx, bookingId);
  await lockSalon(tx, salonId);
  const booking = await lockCancellable(tx, bookingId);
  const dispute = await lockDispute(tx, bookingId);
  if (!booking) throw noSuchDispute();
  if (dispute.resolvedAt) {
    if (isSame(dispute, wish)) return;
    throw await dealtWith(tx, 'resolved', dispute.resolvedBy, dispute.resolvedAt);
  }
  const waits =
    refundPaise > 0 &&
    (await giveBackForDispute(tx, { bookingId, account, amountPaise: refundPaise }, limits, now));
  await tx
    .update(disputes)
    .set({
      ...{ outcome, refundPaise, resolution: toCustomer, salonResolution: toSalon },
      ...{ resolvedAt: now, resolvedBy: account.id },
    })
    .where(eq(disputes.bookingId, bookingId));
  if (booking.status === 'disputed') await complete(tx, booking, now);
  const changes = {
    status: [booking.status, 'completed'],
    outcome: [null, outcome],
    refundPaise: [null, refundPaise],
  } as const;
  await writeAudit(tx, account, { salonId, action: operation.name, subjectId: bookingId, changes }, now);
  await enqueueJob(tx, MAIL_DISPUTE_RESOLVED, bookingId, { bookingId, waits });
  await enqueueJob(tx, MAIL_DISPUTE_SALON, bookingId, { bookingId, waits });
  const { customerId } = booking;
  if (customerId && (await isDeletedAccount(tx, customerId))) await eraseFromBookings(tx, customerId, now);
};

type Dispute = typeof disputes.$inferSelect;

const isSame = (
  dispute: Dispute,
  { account, outcome, refundPaise, toCustomer, toSalon }: Resolving,
): boolean =>
  dispute.resolvedBy === account.id &&
  dispute.outcome === outcome &&
  dispute.refundPaise === refundPaise &&
  dispute.resolution === toCustomer &&
  dispute.salonResolution === toSalon;

/** The time of its completion stays: what counts from it is over. */
const complete = async (tx: TransactionHandle, { id }: Cancellable, now: Date): Promise<void> => {
  await tx
    .update(bookings)
    .set({ status: 'completed', updatedAt: now, sequence: sql`${bookings.sequence} + 1` })
    .where(eq(bookings.id, id));
};
