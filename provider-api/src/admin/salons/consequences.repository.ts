import { rupeesOf } from '@sundara/contracts';
import type { SalonConsequences } from '@sundara/contracts/api';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { bookings } from '../../bookings/bookings.tables.ts';
import type { DatabaseHandle } from '../../database/database-handle.ts';
import { favourites } from '../../favourites/favourites.tables.ts';
import { isUuid } from '../../http/uuid.ts';
import { payments } from '../../payments/payments.tables.ts';
import { reviews } from '../../reviews/reviews.tables.ts';
import { specialists } from '../../salons/salons.tables.ts';
import { presentOwner, presentPlan } from './admin-salon.presenter.ts';
import { findManagedSalons } from './admin-salons.repository.ts';
import { noSuchSalon } from './find-admin-salon.ts';

/** Visits that have not begun by then, and stand. */
export const visitsAhead = (salonId: string, now: Date) =>
  and(
    eq(bookings.salonId, salonId),
    inArray(bookings.status, ['pending', 'confirmed']),
    sql`lower(${bookings.during}) > ${now}`,
  );

/** What was paid for the visit and is not on its way back: all that comes back of it. */
const leftPaise = sql<number>`greatest(0, coalesce(${payments.amountPaise}, 0) - (
  select coalesce(sum(r.amount_paise), 0) from refunds r
  where r.gateway_payment_id = ${payments.gatewayPaymentId}))`;

/**
 * What deleting the salon would do at this moment; of one that is deleted already, what is still to be done.
 * @throws ApiError NOT_FOUND
 */
export const countConsequences = async (
  db: DatabaseHandle,
  salonId: string,
  now: Date,
  { deleted = false } = {},
): Promise<SalonConsequences> => {
  const [row] = isUuid(salonId) ? await findManagedSalons(db, [salonId], { deleted }) : [];
  if (!row) throw noSuchSalon();
  const [ahead] = await db
    .select({
      visits: count(),
      refunded: sql<number>`count(*) filter (where ${leftPaise} > 0)::int`,
      paise: sql<number>`coalesce(sum(${leftPaise}), 0)::float8`,
    })
    .from(bookings)
    .leftJoin(payments, and(eq(payments.bookingId, bookings.id), eq(payments.status, 'paid')))
    .where(visitsAhead(salonId, now));
  const isHeld = and(eq(bookings.salonId, salonId), eq(bookings.status, 'held'));
  return {
    futureBookings: ahead?.visits ?? 0,
    refunds: { bookings: ahead?.refunded ?? 0, amount: rupeesOf(ahead?.paise ?? 0) },
    holds: await db.$count(bookings, isHeld),
    subscription: row.plan && presentPlan(row.plan),
    services: row.services,
    specialists: await db.$count(
      specialists,
      and(eq(specialists.salonId, salonId), eq(specialists.isActive, true)),
    ),
    favourites: await db.$count(favourites, eq(favourites.salonId, salonId)),
    reviews: await db.$count(reviews, eq(reviews.salonId, salonId)),
    owner: row.owner && presentOwner(row.owner),
  };
};
