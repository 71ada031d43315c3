import { addMinutes, formatClock, MOST_HOLDS } from '@sundara/contracts';
import { and, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { bookings, holdOrigins } from '../../booking/index.ts';
import { payments } from '../payments/payments.tables.ts';
import type { Holder } from './hold-origin.repository.ts';

/** New unpaid holds that one customer, or one browser, may make within an hour. */
export const MOST_NEW_HOLDS = 12;
/** The default limit of active holds per network: providers put many households behind one address. */
export const HOLDS_PER_NETWORK = 24;
/** New holds per hour, for each active hold that a network may have. */
const NEW_PER_STANDING = 4;

/**
 * Serialises the requests of a customer, a browser or a network, over all salons, so that limits also hold for
 * concurrent requests. Taken after the salon's lock and in this order; deleting an account takes the customer's lock
 * too, and then salons' locks: a deadlock there is retried.
 */
export const lockHoldsOf = async (tx: TransactionHandle, whose: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`holds of ${whose}`}, 0))`);
};

/**
 * Prevents hoarding: a customer has at most 3 active holds over all salons, one of them at the requested salon, and 12
 * new ones an hour; so has a browser, with any accounts. Before the e-mail is confirmed the limit is one active hold.
 * Paid holds do not count, nor do new ones that could not be paid because no order was opened. The caller has the
 * customer's lock.
 * @throws ApiError TOO_MANY_HOLDS, EMAIL_UNCONFIRMED
 */
export const requireRoomForHold = async (
  tx: TransactionHandle,
  { customerId, browser, isConfirmed }: Holder,
  salonId: string,
  now: Date,
): Promise<void> => {
  const replaced = and(eq(bookings.salonId, salonId), eq(bookings.customerId, customerId));
  const own = await countHolds(tx, eq(bookings.customerId, customerId), replaced, now);
  if (own.standing > 0 && !isConfirmed) throw new ApiError('EMAIL_UNCONFIRMED', waitFor(own.freeAt, now));
  if (own.standing >= MOST_HOLDS) throw new ApiError('TOO_MANY_HOLDS', waitFor(own.freeAt, now));
  if (own.made >= MOST_NEW_HOLDS) throw tooManyNew('You have', own.roomAt, now);
  if (!browser) return;
  await lockHoldsOf(tx, browser);
  const there = await countHolds(tx, eq(holdOrigins.browser, browser), replaced, now);
  if (there.standing >= MOST_HOLDS)
    throw new ApiError('TOO_MANY_HOLDS', {
      message: `Several times are held in this browser already, with other accounts. Please try again after ${formatClock(there.freeAt)}.`,
      ...waitFor(there.freeAt, now),
    });
  if (there.made >= MOST_NEW_HOLDS) throw tooManyNew('This browser has', there.roomAt, now);
};

/**
 * The same for a network, over all salons, counting only customers who have never paid for a visit.
 * @param most active holds at a time; four times as many new ones an hour
 * @throws ApiError TOO_MANY_HOLDS
 */
export const requireRoomInNetwork = async (
  tx: TransactionHandle,
  { customerId, network }: Holder,
  salonId: string,
  most: number,
  now: Date,
): Promise<void> => {
  if (!network) return;
  await lockHoldsOf(tx, network);
  const replaced = and(eq(bookings.salonId, salonId), eq(bookings.customerId, customerId));
  const { standing, made, freeAt, roomAt } = await countHolds(
    tx,
    eq(holdOrigins.network, network),
    replaced,
    now,
  );
  if (standing < most && made < most * NEW_PER_STANDING) return;
  const until = standing < most ? roomAt : freeAt;
  throw new ApiError('TOO_MANY_HOLDS', {
    message: `Others in your network hold many times without having paid yet. Please try again after ${formatClock(until)}.`,
    event: 'excess_rate_limit_exceeded',
    ...waitFor(until, now),
  });
};

/** Counts unpaid holds: the active ones, without those that the next one replaces, and those made within an hour. */
const countHolds = async (tx: TransactionHandle, whose: SQL, replaced: SQL | undefined, now: Date) => {
  const isPayable = or(
    eq(bookings.status, 'held'),
    sql`exists (select from ${payments} where ${payments.bookingId} = ${bookings.id})`,
  );
  const stands = and(eq(bookings.status, 'held'), gt(bookings.holdExpiresAt, now), sql`not (${replaced})`);
  const isNew = and(gt(bookings.createdAt, addMinutes(now, -60)), isPayable);
  const [holds] = await tx
    .select({
      standing: sql<number>`count(*) filter (where ${stands})`.mapWith(Number),
      made: sql<number>`count(*) filter (where ${isNew})`.mapWith(Number),
      freeAt: sql<Date | null>`min(${bookings.holdExpiresAt}) filter (where ${stands})`.mapWith(
        bookings.holdExpiresAt,
      ),
      firstMade: sql<Date | null>`min(${bookings.createdAt}) filter (where ${isNew})`.mapWith(
        bookings.createdAt,
      ),
    })
    .from(bookings)
    .leftJoin(holdOrigins, eq(holdOrigins.bookingId, bookings.id))
    .where(and(whose, isNull(bookings.confirmedAt)));
  const { standing = 0, made = 0, freeAt, firstMade } = holds ?? {};
  return { standing, made, freeAt: freeAt ?? now, roomAt: addMinutes(firstMade ?? now, 60) };
};

const tooManyNew = (who: string, until: Date, now: Date): ApiError =>
  new ApiError('TOO_MANY_HOLDS', {
    message: `${who} held many times within the last hour. Please wait until ${formatClock(until)}, then choose again.`,
    ...waitFor(until, now),
  });

/** The Retry-After value: the seconds until a moment. */
export const waitFor = (until: Date, now: Date): { readonly retryAfter: number } => ({
  retryAfter: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1_000)),
});
