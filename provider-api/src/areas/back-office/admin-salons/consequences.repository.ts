import { rupeesOf } from '@sundara/contracts';
import type { SalonConsequences } from '@sundara/contracts/api';
import { and, eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import { bookings } from '../../booking/index.ts';
import { favourites, reviews, sumVisitsAhead } from '../../customer/index.ts';
import { specialists } from '../../marketplace/index.ts';
import { presentOwner, presentPlan } from './admin-salon.presenter.ts';
import { findManagedSalons } from './admin-salons.repository.ts';
import { noSuchSalon } from './find-admin-salon.ts';

/**
 * What deleting the salon would do now; for a deleted one, what is still to be done.
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
  const ahead = await sumVisitsAhead(db, { salonId }, now);
  const isHeld = and(eq(bookings.salonId, salonId), eq(bookings.status, 'held'));
  return {
    futureBookings: ahead.visits,
    refunds: { bookings: ahead.paid, amount: rupeesOf(ahead.paidPaise) },
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
