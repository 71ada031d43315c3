import { asc, eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { salons, services } from '../../marketplace/index.ts';
import { startOf } from '../time/time-range.ts';
import { bookingServices, bookings, type StoredStatus } from './bookings.tables.ts';
import type { Visit } from './visit.ts';

export interface BookedVisit {
  readonly salonId: string;
  readonly start: Date;
  readonly totalPaise: number;
  readonly status: StoredStatus;
}

/** The booking as it is now; throws when there is none. */
export const findBookedVisit = async (db: DatabaseHandle, id: string): Promise<BookedVisit> => {
  const [booked] = await db
    .select({
      salonId: bookings.salonId,
      start: startOf(bookings.during),
      totalPaise: bookings.totalPaise,
      status: bookings.status,
    })
    .from(bookings)
    .where(eq(bookings.id, id));
  if (!booked) throw new Error(`There is no booking ${id}.`);
  return booked;
};

/**
 * A booking as a visit, to find another time or another specialist for it: services, durations and prices as booked,
 * even if the salon sells them differently by now; hours, grid and tidying up as they are now. Throws when there is no
 * such booking.
 */
export const findVisitOfBooking = async (db: DatabaseHandle, id: string): Promise<Visit> => {
  const [booked] = await db
    .select({
      salon: {
        id: salons.id,
        openingHours: salons.openingHours,
        seats: salons.seats,
        slotMinutes: salons.slotMinutes,
        allowsLateReschedule: salons.allowsLateReschedule,
      },
      quote: {
        basePaise: bookings.basePaise,
        discountPaise: bookings.discountPaise,
        feePaise: bookings.feePaise,
        gstPaise: bookings.gstPaise,
        totalPaise: bookings.totalPaise,
      },
    })
    .from(bookings)
    .innerJoin(salons, eq(salons.id, bookings.salonId))
    .where(eq(bookings.id, id));
  if (!booked) throw new Error(`There is no booking ${id}.`);
  const parts = await db
    .select({
      id: bookingServices.serviceId,
      name: bookingServices.name,
      description: bookingServices.description,
      category: bookingServices.category,
      pricePaise: bookingServices.pricePaise,
      durationMinutes: bookingServices.durationMinutes,
      bufferMinutes: services.bufferMinutes,
    })
    .from(bookingServices)
    .innerJoin(services, eq(services.id, bookingServices.serviceId))
    .where(eq(bookingServices.bookingId, id))
    .orderBy(asc(bookingServices.position));
  return {
    ...booked,
    // The booked price already includes any discount of the service.
    services: parts.map((part) => ({ ...part, discountPercent: 0 })),
    durationMinutes: parts.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0),
  };
};
