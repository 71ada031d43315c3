import { formatDate, rupeesOf, toLocalIso } from '@sundara/contracts';
import type { SalonBookingDetail } from '@sundara/contracts/api';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { bookingServices, bookings, startOf } from '../../booking/index.ts';
import { isVisible } from '../../customer/index.ts';

const RECENT = 5;

interface Whose {
  readonly salonId: string;
  readonly customerId: string;
  /** The visit being viewed; it is left out. */
  readonly bookingId: string;
}

/**
 * A customer's history at this salon, without one visit and without other salons. Only what the salon itself has seen:
 * no contact data, no wishes, no reviews.
 */
export const findCustomerHistory = async (
  db: DatabaseHandle,
  { salonId, customerId, bookingId }: Whose,
): Promise<NonNullable<SalonBookingDetail['history']>> => {
  const others = and(
    eq(bookings.salonId, salonId),
    eq(bookings.customerId, customerId),
    ne(bookings.id, bookingId),
    isVisible,
  );
  const noShow = sql`${bookings.attendance} = 'no_show'`;
  const done = sql`${bookings.status} = 'completed' and ${bookings.attendance} is distinct from 'no_show'`;
  const count = (which: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${which})`.mapWith(Number);
  const [[sums], recent] = await Promise.all([
    db
      .select({
        visits: count(sql`${bookings.status} <> 'cancelled'`),
        completed: count(done),
        noShows: count(noShow),
        cancelled: count(sql`${bookings.status} = 'cancelled'`),
        spentPaise: sql<number>`coalesce(sum(${bookings.totalPaise}) filter (where ${done}), 0)`.mapWith(
          Number,
        ),
        firstVisit:
          sql<Date | null>`min(lower(${bookings.during})) filter (where ${bookings.status} <> 'cancelled')`.mapWith(
            (text: string) => new Date(text),
          ),
      })
      .from(bookings)
      .where(others),
    db
      .select({
        id: bookings.id,
        start: startOf(bookings.during),
        status: bookings.status,
        attendance: bookings.attendance,
        totalPaise: bookings.totalPaise,
        serviceName: sql<string>`(select string_agg(${bookingServices.name}, ', ' order by ${bookingServices.position})
          from ${bookingServices} where ${bookingServices.bookingId} = ${bookings.id})`,
      })
      .from(bookings)
      .where(others)
      .orderBy(desc(sql`lower(${bookings.during})`), bookings.id)
      .limit(RECENT),
  ]);
  return {
    visits: sums?.visits ?? 0,
    completed: sums?.completed ?? 0,
    noShows: sums?.noShows ?? 0,
    cancelled: sums?.cancelled ?? 0,
    spent: rupeesOf(sums?.spentPaise ?? 0),
    firstVisit: sums?.firstVisit ? toLocalIso(sums.firstVisit) : null,
    recent: recent.map(({ start, totalPaise, serviceName, ...row }) => ({
      ...row,
      dateTime: toLocalIso(start),
      formattedDate: formatDate(start),
      serviceName: serviceName ?? '',
      amount: rupeesOf(totalPaise),
    })),
  };
};
