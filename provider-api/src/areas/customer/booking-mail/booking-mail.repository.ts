import { and, asc, eq, inArray, sum } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { bookingServices, bookings, endOf, startOf } from '../../booking/index.ts';
import { salons, specialists } from '../../marketplace/index.ts';
import { refunds } from '../../money/index.ts';
import type { BookingMail } from './booking-mail.ts';

/** The booking's data for mails; throws when there is no such booking. */
export const findBookingMail = async (db: DatabaseHandle, bookingId: string): Promise<BookingMail> => {
  const [found] = await db
    .select({
      booking: bookings,
      salon: salons,
      start: startOf(bookings.during),
      end: endOf(bookings.during),
    })
    .from(bookings)
    .innerJoin(salons, eq(salons.id, bookings.salonId))
    .where(eq(bookings.id, bookingId));
  if (!found) throw new Error(`There is no booking ${bookingId}.`);
  const services = await db
    .select({
      name: bookingServices.name,
      durationMinutes: bookingServices.durationMinutes,
      pricePaise: bookingServices.pricePaise,
      specialist: specialists.name,
    })
    .from(bookingServices)
    .leftJoin(specialists, eq(specialists.id, bookingServices.specialistId))
    .where(eq(bookingServices.bookingId, bookingId))
    .orderBy(asc(bookingServices.position));
  const { booking, salon, start, end } = found;
  return {
    bookingId,
    status: booking.status,
    sequence: booking.sequence,
    changedAt: booking.updatedAt,
    completedAt: booking.completedAt,
    cancelledBy: booking.cancelledBy,
    cancelReason: booking.cancelReason,
    customer: { name: booking.customerName, email: booking.customerEmail, phone: booking.customerPhone },
    salon: {
      name: salon.name,
      address: `${salon.street}, ${salon.sublocality}, ${salon.city} ${salon.postalCode}`,
      phone: salon.contactNumber,
      email: salon.email,
      latitude: salon.latitude,
      longitude: salon.longitude,
    },
    start,
    end,
    movedBySalonFrom: booking.movedBySalonFrom,
    services,
    basePaise: booking.basePaise,
    discountPaise: booking.discountPaise,
    feePaise: booking.feePaise,
    gstPaise: booking.gstPaise,
    totalPaise: booking.totalPaise,
    specialRequests: booking.specialRequests,
  };
};

/** The refund for a cancelled booking, in paise, whether pending or already paid out. */
export const findCancellationRefund = async (db: DatabaseHandle, bookingId: string): Promise<number> => {
  const [found] = await db
    .select({ paise: sum(refunds.amountPaise).mapWith(Number) })
    .from(refunds)
    .where(
      and(
        eq(refunds.bookingId, bookingId),
        inArray(refunds.reason, ['customer-cancelled', 'salon-cancelled']),
      ),
    );
  return found?.paise ?? 0;
};
