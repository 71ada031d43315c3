import { type NoteSide, noteDispute as operation } from '@sundara/contracts/api';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { Account } from '../../../platform/http/access.ts';
import { disputeNotes } from '../../booking/index.ts';
import { writeAudit } from '../../marketplace/index.ts';
import { findSalonId, lockDispute } from './answer-dispute.command.ts';

interface Noting {
  readonly bookingId: string;
  readonly account: Pick<Account, 'id' | 'role'>;
  readonly side: NoteSide;
  readonly text: string;
}

/**
 * Stores a note about a dispute, for the admins who handle it.
 * @throws ApiError NOT_FOUND
 */
export const noteDispute = async (
  tx: TransactionHandle,
  { bookingId, account, side, text }: Noting,
  now: Date,
): Promise<void> => {
  await lockDispute(tx, bookingId);
  await tx.insert(disputeNotes).values({ bookingId, side, text, writtenBy: account.id, writtenAt: now });
  const salonId = await findSalonId(tx, bookingId);
  const changes = { side: [null, side], text: [null, null] } as const;
  await writeAudit(tx, account, { salonId, action: operation.name, subjectId: bookingId, changes }, now);
};
