import { eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { bookings, type StoredStatus } from './bookings.tables.ts';
import { startOf } from './time-range.ts';

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
