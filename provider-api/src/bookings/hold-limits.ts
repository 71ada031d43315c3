import { addMinutes, MOST_HOLDS } from '@sundara/contracts';
import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { TransactionHandle } from '../database/database-handle.ts';
import { ApiError } from '../http/api-error.ts';
import { payments } from '../payments/payments.tables.ts';
import { bookings } from './bookings.tables.ts';

/** Times that one customer may hold anew within an hour without paying for them. */
export const MOST_NEW_HOLDS = 12;

/**
 * Lets one request of a customer be decided at a time, over all salons, so that limits hold under ten at once. Taken
 * after the salon's lock; deleting an account takes it too, and then more salons: what meets there is tried anew.
 */
export const lockHoldsOf = async (tx: TransactionHandle, customerId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`holds of ${customerId}`}, 0))`);
};

/**
 * Keeps anyone from hoarding times: at most 3 standing holds over all salons, one of them at the salon that is asked
 * now, and 12 new ones an hour. What was paid counts no more, nor what nobody could pay as no order was opened.
 * @throws ApiError TOO_MANY_HOLDS
 */
export const requireRoomForHold = async (
  tx: TransactionHandle,
  customerId: string,
  salonId: string,
  now: Date,
): Promise<void> => {
  const hourAgo = addMinutes(now, -60);
  const isPayable = or(
    eq(bookings.status, 'held'),
    sql`exists (select from ${payments} where ${payments.bookingId} = ${bookings.id})`,
  );
  const stands = and(
    eq(bookings.status, 'held'),
    gt(bookings.holdExpiresAt, now),
    ne(bookings.salonId, salonId),
  );
  const isNew = and(gt(bookings.createdAt, hourAgo), isPayable);
  const [holds] = await tx
    .select({
      standing: sql<number>`count(*) filter (where ${stands})`.mapWith(Number),
      made: sql<number>`count(*) filter (where ${isNew})`.mapWith(Number),
    })
    .from(bookings)
    .where(and(eq(bookings.customerId, customerId), isNull(bookings.confirmedAt)));
  if ((holds?.standing ?? 0) >= MOST_HOLDS) throw new ApiError('TOO_MANY_HOLDS');
  if ((holds?.made ?? 0) >= MOST_NEW_HOLDS) {
    throw new ApiError('TOO_MANY_HOLDS', {
      message: 'You have held many times within the last hour. Please wait a little, then choose again.',
    });
  }
};
