import type { Assignment } from '@sundara/contracts';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { bookings } from '../areas/booking/bookings/bookings.tables.ts';
import { reviews } from '../areas/customer/reviews/reviews.tables.ts';
import type { TransactionHandle } from '../platform/database/database-handle.ts';
import { demoDiary } from './diary.ts';
import { diaryReviews } from './diary-reviews.ts';
import type { DemoGuest } from './guests.ts';
import type { DemoSalon } from './salons.ts';
import { writeVisits } from './write-visits.ts';

/**
 * Writes the everyday visits of the demo salon, with their payments, refunds and reviews; all its bookings are numbered
 * and counted then.
 * @param taken who does the other visits of the salon, and when
 */
export const writeDemoDiary = async (
  tx: TransactionHandle,
  demo: DemoSalon,
  guests: readonly DemoGuest[],
  taken: readonly Assignment[],
  now: Date,
): Promise<void> => {
  const visits = demoDiary(demo, guests, taken, now);
  await writeVisits(tx, visits);
  await numberAnew(tx, demo.salon.id);
  await countAnew(tx, demo.salon.id);
  await tx.insert(reviews).values(diaryReviews(demo.salon.name, visits, now));
};

/** Numbers the salon's bookings from 1 in the order in which they were booked. */
const numberAnew = async (tx: TransactionHandle, salonId: string): Promise<void> => {
  await tx
    .update(bookings)
    .set({ no: null })
    .where(and(eq(bookings.salonId, salonId), isNotNull(bookings.no)));
  await tx.execute(sql`
    update bookings set no = counted.no
      from (select id, row_number() over (order by created_at, id) as no
              from bookings where salon_id = ${salonId}) counted
     where counted.id = bookings.id`);
};

/** Counts for each service of the salon the bookings that stand. */
const countAnew = async (tx: TransactionHandle, salonId: string): Promise<void> => {
  await tx.execute(sql`
    update services set booking_count = (
      select count(*) from booking_services join bookings on bookings.id = booking_id
       where service_id = services.id and bookings.status <> 'cancelled')
     where salon_id = ${salonId}`);
};
