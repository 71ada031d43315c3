import type { Paise } from '@sundara/contracts';
import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { bookings } from '../../booking/index.ts';
import { payments } from '../../money/index.ts';

/** Whose visits: a customer's own, or a salon's. */
export type AheadOf = { readonly customerId: string } | { readonly salonId: string };

/** Pending and confirmed visits that start later than `now`. */
export const visitsAhead = (of: AheadOf, now: Date): SQL | undefined =>
  and(
    'salonId' in of ? eq(bookings.salonId, of.salonId) : eq(bookings.customerId, of.customerId),
    inArray(bookings.status, ['pending', 'confirmed']),
    sql`lower(${bookings.during}) > ${now}`,
  );

/** What was paid for the visit and is not being refunded yet: the amount that can still be refunded. */
const leftPaise = sql<number>`greatest(0, coalesce(${payments.amountPaise}, 0) - (
  select coalesce(sum(r.amount_paise), 0) from refunds r
  where r.gateway_payment_id = ${payments.gatewayPaymentId}))`;

export interface AheadSum {
  readonly visits: number;
  /** How many of them have money that could be refunded. */
  readonly paid: number;
  /** The sum of that money. */
  readonly paidPaise: Paise;
}

/** How many visits are ahead, and what was paid for them and is not being refunded yet. */
export const sumVisitsAhead = async (db: DatabaseHandle, of: AheadOf, now: Date): Promise<AheadSum> => {
  const [sum] = await db
    .select({
      visits: count(),
      paid: sql<number>`count(*) filter (where ${leftPaise} > 0)::int`,
      paidPaise: sql<number>`coalesce(sum(${leftPaise}), 0)::float8`,
    })
    .from(bookings)
    .leftJoin(payments, and(eq(payments.bookingId, bookings.id), eq(payments.status, 'paid')))
    .where(visitsAhead(of, now));
  return sum ?? { visits: 0, paid: 0, paidPaise: 0 };
};
