import { eq, sql } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import { bookings } from '../../booking/index.ts';
import { type UserRow, users } from '../../identity/index.ts';
import { salons } from '../../marketplace/index.ts';
import { lockHoldsOf } from '../../money/index.ts';

/**
 * Blocks all other changes of the customer: locks the salons of all their bookings first, always in the same order, so
 * that neither a payment nor a cancellation is under way there, then their holds, their bookings, the account.
 */
export const lockCustomer = async (
  tx: TransactionHandle,
  customerId: string,
): Promise<UserRow | undefined> => {
  await lockSalonsOf(tx, customerId);
  await lockHoldsOf(tx, customerId);
  // A hold made meanwhile may be at another salon.
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
