import { and, eq } from 'drizzle-orm';
import type { DatabaseHandle, TransactionHandle } from '../../../platform/database/database-handle.ts';
import { specialists } from '../../marketplace/index.ts';
import { startOf } from '../time/time-range.ts';
import { bookings } from './bookings.tables.ts';

/** The salon of a customer's own booking; undefined for anybody else's. */
export const findSalonOfOwnBooking = async (
  db: DatabaseHandle,
  bookingId: string,
  customerId: string,
): Promise<string | undefined> => {
  const [found] = await db
    .select({ salonId: bookings.salonId })
    .from(bookings)
    .where(and(eq(bookings.id, bookingId), eq(bookings.customerId, customerId)));
  return found?.salonId;
};

/** The facts that decide whether a booking may be moved; locks the booking. The caller holds the salon's lock. */
export const lockMovable = async (tx: TransactionHandle, bookingId: string) => {
  const [booking] = await tx
    .select({
      status: bookings.status,
      start: startOf(bookings.during),
      lateReschedules: bookings.lateReschedules,
    })
    .from(bookings)
    .where(eq(bookings.id, bookingId))
    .for('update');
  return booking;
};

/** The specialist the customer asked for, if they still work there; null for anyone. */
export const findAskedSpecialist = async (db: DatabaseHandle, bookingId: string): Promise<string | null> => {
  const [asked] = await db
    .select({ id: specialists.id })
    .from(bookings)
    .innerJoin(specialists, eq(specialists.id, bookings.specialistId))
    .where(and(eq(bookings.id, bookingId), eq(specialists.isActive, true)));
  return asked?.id ?? null;
};
