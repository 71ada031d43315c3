import { and, eq } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import { enqueueJob } from '../../../platform/outbox/enqueue-job.ts';
import { bookings } from '../../booking/index.ts';
import type { UserRow } from '../../identity/index.ts';
import { cancelWithin } from '../../money/index.ts';
import { ERASE_TRACES, MAIL_ACCOUNT_DELETED } from './deletion.kinds.ts';
import type { DeletionPlan } from './deletion-plan.ts';
import { eraseCustomer, findEndUnderWay } from './erase-customer.ts';

interface Ender {
  /** Who deletes it: a customer gets refunds by the usual rules; if an admin does it, everything paid is refunded. */
  readonly by: 'customer' | 'admin';
  readonly accountId: string;
  /** The hash of a random password that nobody knows. */
  readonly passwordHash: string;
}

/**
 * Ends an account that the caller has locked (`lockCustomer`): visits ahead are cancelled and refunded, holds released,
 * then the person is erased and gets a last mail. Wake the outbox after the transaction.
 */
export const endAccount = async (
  tx: TransactionHandle,
  { id, name, email }: UserRow,
  { visits, refundPaise }: DeletionPlan,
  { by, accountId, passwordHash }: Ender,
  now: Date,
): Promise<void> => {
  for (const visit of visits) await cancelWithin(tx, visit.id, { by, accountId }, undefined, now);
  await tx
    .update(bookings)
    .set({ status: 'expired', updatedAt: now })
    .where(and(eq(bookings.customerId, id), eq(bookings.status, 'held')));
  const underWayUntil = await findEndUnderWay(tx, id, now);
  await eraseCustomer(tx, id, passwordHash, now);
  const cancelled = visits.length;
  const to = { name, email };
  await enqueueJob(tx, MAIL_ACCOUNT_DELETED, id, { customerId: id, to, cancelled, refundPaise, by });
  const runAt = underWayUntil ? { runAt: underWayUntil } : {};
  await enqueueJob(tx, ERASE_TRACES, id, { customerId: id }, runAt);
};
