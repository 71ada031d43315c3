import { asc, eq } from 'drizzle-orm';
import { bookingServices, bookings } from '../bookings/bookings.tables.ts';
import { endOf, startOf } from '../bookings/time-range.ts';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { salons } from '../salons/salons.tables.ts';
import type { BookingMail } from './booking-mail.ts';

/** The booking as mails tell it; throws when there is none. */
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
  const booked = await db
    .select()
    .from(bookingServices)
    .where(eq(bookingServices.bookingId, bookingId))
    .orderBy(asc(bookingServices.position));
  const { booking, salon, start, end } = found;
  return {
    bookingId,
    customer: { name: booking.customerName, email: booking.customerEmail },
    salon: {
      name: salon.name,
      address: `${salon.street}, ${salon.sublocality}, ${salon.city} ${salon.postalCode}`,
      phone: salon.contactNumber,
    },
    start,
    end,
    services: booked,
    basePaise: booking.basePaise,
    discountPaise: booking.discountPaise,
    feePaise: booking.feePaise,
    gstPaise: booking.gstPaise,
    totalPaise: booking.totalPaise,
    specialRequests: booking.specialRequests,
  };
};
