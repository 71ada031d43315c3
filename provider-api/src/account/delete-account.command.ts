import { randomBytes } from 'node:crypto';
import { formatRupees, type Paise, rupeesOf } from '@sundara/contracts';
import { and, eq, sql } from 'drizzle-orm';
import type { UserRow } from '../auth/auth.repository.ts';
import { users } from '../auth/auth.tables.ts';
import { hashPassword } from '../auth/passwords.ts';
import { bookings } from '../bookings/bookings.tables.ts';
import { type CancellingDependencies, cancelWithin } from '../bookings/cancel-booking.command.ts';
import { lockHoldsOf } from '../bookings/hold-limits.ts';
import type { TransactionHandle } from '../database/database-handle.ts';
import { ApiError } from '../http/api-error.ts';
import { enqueueJob } from '../outbox/enqueue-job.ts';
import { salons } from '../salons/salons.tables.ts';
import { ERASE_TRACES, MAIL_ACCOUNT_DELETED } from './deletion.kinds.ts';
import { planDeletion } from './deletion-plan.ts';
import { eraseCustomer, findEndUnderWay } from './erase-customer.ts';

/**
 * Deletes a customer's account for good, in one transaction: visits ahead are cancelled and refunded by the usual rules,
 * holds let go, then the person is erased. It is done wholly or not at all, and once: whoever repeats it finds it done.
 * A payment that still comes is sent back whole.
 * @param expectedPaise what the screen promised would come back; where it is another amount, nothing happens
 * @throws ApiError REFUND_CHANGED, with the amount
 */
export const deleteAccount = async (
  { database, outbox, now }: CancellingDependencies,
  customerId: string,
  expectedPaise: Paise,
): Promise<void> => {
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  await database.transaction((tx) => remove(tx, { customerId, expectedPaise, passwordHash }, now()));
  outbox.wake();
};

interface Deletion {
  readonly customerId: string;
  readonly expectedPaise: Paise;
  readonly passwordHash: string;
}

const remove = async (
  tx: TransactionHandle,
  { customerId, expectedPaise, passwordHash }: Deletion,
  now: Date,
): Promise<void> => {
  const customer = await lockCustomer(tx, customerId);
  if (!customer || customer.deletedAt) return;
  const plan = await planDeletion(tx, customerId, now);
  if (plan.refundPaise !== expectedPaise) throw refundChanged(plan.refundPaise);
  for (const { id } of plan.visits) {
    await cancelWithin(tx, id, { by: 'customer', accountId: customerId }, undefined, now);
  }
  await tx
    .update(bookings)
    .set({ status: 'expired', updatedAt: now })
    .where(and(eq(bookings.customerId, customerId), eq(bookings.status, 'held')));
  const underWayUntil = await findEndUnderWay(tx, customerId, now);
  await eraseCustomer(tx, customer.id, passwordHash, now);
  await enqueueJob(tx, MAIL_ACCOUNT_DELETED, customerId, {
    customerId,
    to: { name: customer.name, email: customer.email },
    cancelled: plan.visits.length,
    refundPaise: plan.refundPaise,
  });
  const runAt = underWayUntil ? { runAt: underWayUntil } : {};
  await enqueueJob(tx, ERASE_TRACES, customerId, { customerId }, runAt);
};

/**
 * Lets nothing else happen to the customer meanwhile: the salons of all their bookings first, always in the same order,
 * so that neither a payment nor a cancellation is under way there, then their holds, their bookings, the account.
 */
const lockCustomer = async (tx: TransactionHandle, customerId: string): Promise<UserRow | undefined> => {
  await lockSalonsOf(tx, customerId);
  await lockHoldsOf(tx, customerId);
  // One that was held meanwhile may be at another salon.
  await lockSalonsOf(tx, customerId);
  await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.customerId, customerId))
    .orderBy(bookings.id)
    .for('update');
  const [customer] = await tx.select().from(users).where(eq(users.id, customerId)).for('update');
  return customer;
};

const lockSalonsOf = async (tx: TransactionHandle, customerId: string): Promise<void> => {
  await tx
    .select({ id: salons.id })
    .from(salons)
    .where(
      sql`${salons.id} in (select ${bookings.salonId} from ${bookings} where ${bookings.customerId} = ${customerId})`,
    )
    .orderBy(salons.id)
    .for('no key update');
};

const refundChanged = (refundPaise: Paise): ApiError =>
  new ApiError('REFUND_CHANGED', {
    message: `What you get back has changed meanwhile: it is ${formatRupees(rupeesOf(refundPaise))} now. Your account still stands.`,
  });
