import type { CustomerBookingDetail } from '@sundara/contracts/api';
import { and, asc, eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import { bookingEvents, bookings, disputes } from '../../booking/index.ts';
import { salons } from '../../marketplace/index.ts';
import { findIssued, findRefunds, payments } from '../../money/index.ts';
import { findOwnReview } from '../reviews/own-review.ts';
import { presentBookingDetail } from './booking-detail.presenter.ts';
import { bookingColumns, findBookedServices, isVisible } from './bookings.repository.ts';

/**
 * All data of one of a customer's bookings, queried in parallel. Undefined for somebody else's booking, a missing one,
 * an unpaid basket and an invalid id (resolutions R16).
 */
export const findBookingDetail = async (
  db: DatabaseHandle,
  customerId: string,
  bookingId: string,
  now: Date,
): Promise<CustomerBookingDetail | undefined> => {
  if (!isUuid(bookingId)) return undefined;
  const own = and(eq(bookings.id, bookingId), eq(bookings.customerId, customerId), isVisible);
  const [[found], services, refunds, issued, events, review] = await Promise.all([
    db
      .select({ ...bookingColumns, payment: payments, dispute: disputes })
      .from(bookings)
      .innerJoin(salons, eq(salons.id, bookings.salonId))
      .leftJoin(payments, eq(payments.bookingId, bookings.id))
      .leftJoin(disputes, eq(disputes.bookingId, bookings.id))
      .where(own),
    findBookedServices(db, [bookingId]),
    findRefunds(db, bookingId),
    findIssued(db, bookingId),
    db
      .select()
      .from(bookingEvents)
      .where(eq(bookingEvents.bookingId, bookingId))
      .orderBy(asc(bookingEvents.at), asc(bookingEvents.no)),
    findOwnReview(db, customerId, bookingId),
  ]);
  return found && presentBookingDetail({ ...found, services, refunds, issued, events, review }, now);
};
