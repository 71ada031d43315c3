import { and, asc, count, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { payments } from '../payments/payments.tables.ts';
import { literal } from '../salons/salons.repository.ts';
import { salons } from '../salons/salons.tables.ts';
import { bookingServices, bookings, STANDING } from './bookings.tables.ts';
import { endOf, startOf } from './time-range.ts';

interface Page {
  readonly page: number;
  readonly limit: number;
}

/** One page of the bookings that fit, with their services, salon and payment, and how many there are. */
export const findBookings = async (
  db: DatabaseHandle,
  condition: SQL | undefined,
  order: SQL,
  { page, limit }: Page,
) => {
  const visible = and(inArray(bookings.status, [...STANDING]), condition);
  const [rows, [total]] = await Promise.all([
    db
      .select({
        booking: bookings,
        start: startOf(bookings.during),
        end: endOf(bookings.during),
        salon: salons,
        paymentStatus: payments.status,
      })
      .from(bookings)
      .innerJoin(salons, eq(salons.id, bookings.salonId))
      .leftJoin(payments, eq(payments.bookingId, bookings.id))
      .where(visible)
      .orderBy(order, asc(bookings.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: count() }).from(bookings).where(visible),
  ]);
  const ids = rows.map((row) => row.booking.id);
  const booked =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(bookingServices)
          .where(inArray(bookingServices.bookingId, ids))
          .orderBy(asc(bookingServices.position));
  return {
    rows: rows.map((row) => ({
      ...row,
      services: booked.filter((service) => service.bookingId === row.booking.id),
    })),
    total: total?.total ?? 0,
  };
};

/** Bookings whose visit starts within a span of time, start included. */
export const startingIn = ({ from, to }: { from: Date; to: Date }): SQL =>
  sql`lower(${bookings.during}) >= ${from} and lower(${bookings.during}) < ${to}`;

/** Bookings whose customer's name, e-mail or phone contains the text, or that have a service of that name. */
export const mentioning = (text: string): SQL | undefined => {
  const pattern = `%${literal(text)}%`;
  return or(
    ilike(bookings.customerName, pattern),
    ilike(bookings.customerEmail, pattern),
    ilike(bookings.customerPhone, pattern),
    sql`exists (select 1 from ${bookingServices} where ${bookingServices.bookingId} = ${bookings.id} and ${bookingServices.name} ilike ${pattern})`,
  );
};

export const latestVisitFirst = desc(sql`lower(${bookings.during})`);
export const soonestVisitFirst = asc(sql`lower(${bookings.during})`);
export const newestFirst = desc(bookings.createdAt);
