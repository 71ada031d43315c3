import { formatDayAndClock } from '@sundara/contracts';
import { answerDispute as operation } from '@sundara/contracts/api';
import { eq } from 'drizzle-orm';
import type { DatabaseHandle, TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { Account } from '../../../platform/http/access.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import { enqueueJob } from '../../../platform/outbox/enqueue-job.ts';
import { bookings, disputes } from '../../booking/index.ts';
import { MAIL_DISPUTE_ANSWERED } from '../../customer/index.ts';
import { users } from '../../identity/index.ts';
import { writeAudit } from '../../marketplace/index.ts';

export interface Answering {
  readonly bookingId: string;
  readonly account: Pick<Account, 'id' | 'role'>;
  readonly text: string;
}

/**
 * Sends the first answer to a customer by mail, which stops the clock of 48 hours. The same again by the same admin
 * changes nothing.
 * @throws ApiError NOT_FOUND; DISPUTE_DEALT_WITH, whose message says by whom and when
 */
export const answerDispute = async (
  tx: TransactionHandle,
  { bookingId, account, text }: Answering,
  now: Date,
): Promise<void> => {
  const dispute = await lockDispute(tx, bookingId);
  if (dispute.answeredBy === account.id && dispute.answer === text) return;
  if (dispute.resolvedAt) throw await dealtWith(tx, 'resolved', dispute.resolvedBy, dispute.resolvedAt);
  if (dispute.answeredAt) throw await dealtWith(tx, 'answered', dispute.answeredBy, dispute.answeredAt);
  const answered = { answer: text, answeredAt: now, answeredBy: account.id };
  await tx.update(disputes).set(answered).where(eq(disputes.bookingId, bookingId));
  const salonId = await findSalonId(tx, bookingId);
  const changes = { answered: [false, true] } as const;
  await writeAudit(tx, account, { salonId, action: operation.name, subjectId: bookingId, changes }, now);
  await enqueueJob(tx, MAIL_DISPUTE_ANSWERED, bookingId, { bookingId });
};

export const noSuchDispute = () =>
  new ApiError('NOT_FOUND', { message: 'Nobody disputed a booking with this id.' });

/** The dispute of a booking, locked; callers that also lock salon, booking or payment do so before. */
export const lockDispute = async (tx: TransactionHandle, bookingId: string) => {
  if (!isUuid(bookingId)) throw noSuchDispute();
  const [dispute] = await tx
    .select()
    .from(disputes)
    .where(eq(disputes.bookingId, bookingId))
    .for('no key update');
  if (!dispute) throw noSuchDispute();
  return dispute;
};

export const dealtWith = async (
  db: DatabaseHandle,
  what: 'answered' | 'decided' | 'resolved',
  by: string | null,
  at: Date,
  /** What has to happen next, as a sentence. */
  next?: string,
): Promise<ApiError> => {
  const [admin] =
    by === null ? [] : await db.select({ name: users.name }).from(users).where(eq(users.id, by));
  const first = `${admin?.name ?? 'Somebody'} ${what} this dispute on ${formatDayAndClock(at)}.`;
  return new ApiError('DISPUTE_DEALT_WITH', { message: [first, next].filter(Boolean).join(' ') });
};

export const findSalonId = async (db: DatabaseHandle, bookingId: string): Promise<string> => {
  const [booking] = await db
    .select({ salonId: bookings.salonId })
    .from(bookings)
    .where(eq(bookings.id, bookingId));
  if (!booking) throw noSuchDispute();
  return booking.salonId;
};
