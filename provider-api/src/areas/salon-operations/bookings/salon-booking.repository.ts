import type { SalonBookingDetail } from '@sundara/contracts/api';
import { and, asc, eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import { bookingEvents, bookings, disputes } from '../../booking/index.ts';
import { bookingColumns, findBookedServices, isVisible, type Reader } from '../../customer/index.ts';
import { salons } from '../../marketplace/index.ts';
import { findRefundable, findRefunds, payments } from '../../money/index.ts';
import { findClientOf } from '../clients/client-mark.ts';
import { findCustomerHistory } from './customer-history.repository.ts';
import { presentSalonBookingDetail } from './salon-booking.presenter.ts';

const NOTHING_PAID = { leftPaise: 0, refundedPaise: 0 };

/**
 * Everything that a salon sees of one of its bookings. Undefined for another salon's, a missing one, an unpaid basket
 * and an invalid id (resolutions R16). Team members who handle a dispute read the same, with texts for them.
 */
export const findSalonBookingDetail = async (
  db: DatabaseHandle,
  salonId: string,
  bookingId: string,
  now: Date,
  reader: Exclude<Reader, 'customer'> = 'salon',
): Promise<SalonBookingDetail | undefined> => {
  if (!isUuid(bookingId)) return undefined;
  const [found] = await db
    .select({ ...bookingColumns, payment: payments, dispute: disputes })
    .from(bookings)
    .innerJoin(salons, eq(salons.id, bookings.salonId))
    .leftJoin(payments, eq(payments.bookingId, bookings.id))
    .leftJoin(disputes, eq(disputes.bookingId, bookings.id))
    .where(and(eq(bookings.id, bookingId), eq(bookings.salonId, salonId), isVisible));
  if (!found) return undefined;
  const { customerId } = found.booking;
  const paymentId = found.payment?.gatewayPaymentId;
  const [services, refunds, money, events, history, client] = await Promise.all([
    findBookedServices(db, [bookingId]),
    findRefunds(db, bookingId),
    paymentId ? findRefundable(db, paymentId) : NOTHING_PAID,
    db
      .select()
      .from(bookingEvents)
      .where(eq(bookingEvents.bookingId, bookingId))
      .orderBy(asc(bookingEvents.at), asc(bookingEvents.no)),
    customerId === null ? null : findCustomerHistory(db, { salonId, customerId, bookingId }),
    // What the salon noted is its own.
    reader === 'salon' ? findClientOf(db, bookingId) : null,
  ]);
  const rows = { ...found, ...money, services, refunds, events, history, client };
  return presentSalonBookingDetail(rows, reader, now);
};
