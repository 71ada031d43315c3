import { formatDayAndClock } from '@sundara/contracts';
import { answerAsSalon as operation } from '@sundara/contracts/api';
import { and, eq } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { Account } from '../../../platform/http/access.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import { bookings, disputes } from '../../booking/index.ts';
import { writeAudit } from '../../marketplace/index.ts';

export interface SalonAnswer {
  readonly bookingId: string;
  /** The answering salon; disputes of other salons count as missing. */
  readonly salonId: string;
  readonly account: Pick<Account, 'id' | 'role'>;
  readonly text: string;
}

/**
 * Keeps the salon's side of a dispute, in place of what it wrote before. The same again changes nothing.
 * @throws ApiError NOT_FOUND; DISPUTE_DEALT_WITH once it is resolved
 */
export const answerAsSalon = async (
  tx: TransactionHandle,
  { bookingId, salonId, account, text }: SalonAnswer,
  now: Date,
): Promise<void> => {
  const [dispute] = isUuid(bookingId) ? await lockOwn(tx, bookingId, salonId) : [];
  if (!dispute) throw new ApiError('NOT_FOUND', { message: 'Nobody disputed this booking.' });
  const { salonAnswer, resolvedAt } = dispute;
  if (salonAnswer === text) return;
  if (resolvedAt) throw new ApiError('DISPUTE_DEALT_WITH', { message: tooLate(resolvedAt) });
  const answered = { salonAnswer: text, salonAnsweredAt: now };
  await tx.update(disputes).set(answered).where(eq(disputes.bookingId, bookingId));
  const changes = { answered: [salonAnswer !== null, true] } as const;
  await writeAudit(tx, account, { salonId, action: operation.name, subjectId: bookingId, changes }, now);
};

const lockOwn = (tx: TransactionHandle, bookingId: string, salonId: string) =>
  tx
    .select({ salonAnswer: disputes.salonAnswer, resolvedAt: disputes.resolvedAt })
    .from(disputes)
    .innerJoin(bookings, eq(bookings.id, disputes.bookingId))
    .where(and(eq(disputes.bookingId, bookingId), eq(bookings.salonId, salonId)))
    .for('no key update', { of: disputes });

const tooLate = (resolvedAt: Date): string => `This dispute was decided on ${formatDayAndClock(resolvedAt)}.`;
