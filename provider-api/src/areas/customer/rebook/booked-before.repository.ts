import { and, asc, eq, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import { bookingServices, bookings } from '../../booking/index.ts';
import { salons, services } from '../../marketplace/index.ts';
import { isVisible } from '../bookings/bookings.repository.ts';

/** What a customer booked at a salon. */
export interface BookedBefore {
  readonly salonId: string;
  /** The specialist that the customer asked for; null for anyone. */
  readonly specialistId: string | null;
  /** In booking order; `isSold` says whether both service and salon are active now. */
  readonly services: readonly { readonly id: string; readonly name: string; readonly isSold: boolean }[];
}

/** A customer's own booking, as needed to book it again; undefined if there is none. */
export const findBookedBefore = async (
  db: DatabaseHandle,
  customerId: string,
  bookingId: string,
): Promise<BookedBefore | undefined> => {
  if (!isUuid(bookingId)) return undefined;
  const rows = await db
    .select({
      salonId: bookings.salonId,
      specialistId: bookings.specialistId,
      id: bookingServices.serviceId,
      name: bookingServices.name,
      isSold: sql<boolean>`${services.isActive} and ${salons.isActive}`,
    })
    .from(bookings)
    .innerJoin(salons, eq(salons.id, bookings.salonId))
    .innerJoin(bookingServices, eq(bookingServices.bookingId, bookings.id))
    .innerJoin(services, eq(services.id, bookingServices.serviceId))
    .where(and(eq(bookings.id, bookingId), eq(bookings.customerId, customerId), isVisible))
    .orderBy(asc(bookingServices.position));
  const [first] = rows;
  return first && { salonId: first.salonId, specialistId: first.specialistId, services: rows };
};
