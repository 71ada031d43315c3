import { and, eq, inArray, sql } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import { services } from '../../marketplace/index.ts';
import { bookingServices } from './bookings.tables.ts';

/**
 * Adds a booking to the counts of its services, or takes it out again, so that each count is that of the bookings that
 * stand (resolutions S36): call it whenever a booking begins to stand (1) or is cancelled (-1), once. The caller holds
 * the salon's lock.
 */
export const countBooking = async (
  tx: TransactionHandle,
  { id, salonId }: { readonly id: string; readonly salonId: string },
  by: 1 | -1,
): Promise<void> => {
  const booked = tx
    .select({ id: bookingServices.serviceId })
    .from(bookingServices)
    .where(eq(bookingServices.bookingId, id));
  await tx
    .update(services)
    .set({ bookingCount: sql`${services.bookingCount} + ${by}` })
    .where(and(eq(services.salonId, salonId), inArray(services.id, booked)));
};
