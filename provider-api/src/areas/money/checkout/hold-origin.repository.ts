import { createHash } from 'node:crypto';
import { addMinutes } from '@sundara/contracts';
import { and, eq, exists, inArray, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import { bookings, holdOrigins } from '../../booking/index.ts';
import { sessions, users } from '../../identity/index.ts';
import { payments } from '../payments/payments.tables.ts';

/** Where the request for a hold comes from. */
export interface AskedFrom {
  readonly sessionId: string;
  /** As returned by `networkOf`; undefined where holds are not limited per network. */
  readonly network: string | undefined;
}

/** What the limits need to know about who asks for a hold. */
export interface Holder {
  readonly customerId: string;
  /** The e-mail was confirmed, or a visit was paid for. */
  readonly isConfirmed: boolean;
  /** The hash of the network that their holds count for; null where no network limit applies. */
  readonly network: string | null;
  readonly browser: string | null;
}

/** Longer than any limit looks back, and than any hold lasts. */
const KEPT_MINUTES = 120;
const SWEPT_AT_ONCE = 200;

/**
 * Finds who asks; undefined for a deleted account. A customer who has paid for a visit that was not cancelled counts as
 * known: their holds do not count for their network (decision 59).
 */
export const findHolder = async (
  tx: TransactionHandle,
  customerId: string,
  from: AskedFrom | undefined,
): Promise<Holder | undefined> => {
  const [found] = await tx
    .select({
      hasConfirmed: sql<boolean>`${users.emailConfirmedAt} is not null`,
      hasPaid: sql<boolean>`${hasPaid(tx, customerId)}`,
      browser: sessions.browser,
    })
    .from(users)
    .leftJoin(sessions, from ? eq(sessions.id, from.sessionId) : sql`false`)
    .where(and(eq(users.id, customerId), isNull(users.deletedAt)));
  if (!found) return undefined;
  const network = found.hasPaid || from?.network === undefined ? null : hashed(from.network);
  return {
    ...{ customerId, network, browser: found.browser },
    isConfirmed: found.hasConfirmed || found.hasPaid,
  };
};

const hasPaid = (tx: TransactionHandle, customerId: string): SQL =>
  exists(
    tx
      .select({ id: bookings.id })
      .from(bookings)
      .innerJoin(payments, and(eq(payments.bookingId, bookings.id), eq(payments.status, 'paid')))
      .where(
        and(
          eq(bookings.customerId, customerId),
          isNotNull(bookings.confirmedAt),
          ne(bookings.status, 'cancelled'),
        ),
      ),
  );

const hashed = (network: string): string => createHash('sha256').update(`holds ${network}`).digest('hex');

/** Stores where the request for a hold came from, and deletes what no limit counts any more. */
export const keepOrigin = async (
  tx: TransactionHandle,
  bookingId: string,
  { network, browser }: Holder,
  now: Date,
): Promise<void> => {
  const over = tx
    .select({ id: holdOrigins.bookingId })
    .from(holdOrigins)
    .where(lt(holdOrigins.createdAt, addMinutes(now, -KEPT_MINUTES)))
    .limit(SWEPT_AT_ONCE)
    .for('update', { skipLocked: true });
  await tx.delete(holdOrigins).where(inArray(holdOrigins.bookingId, over));
  if (network ?? browser)
    await tx.insert(holdOrigins).values({ bookingId, network, browser, createdAt: now });
};
