import { and, asc, desc, eq, getTableColumns, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { literal } from '../../../platform/database/like-pattern.ts';
import { bookingServices, bookings, disputes, endOf, STANDING, startOf } from '../../booking/index.ts';
import { salons, specialists } from '../../marketplace/index.ts';
import { payments } from '../../money/index.ts';

interface Page {
  readonly page: number;
  readonly limit: number;
}

/** The columns that every view of a booking reads, in addition to its services. */
export const bookingColumns = {
  booking: bookings,
  start: startOf(bookings.during),
  end: endOf(bookings.during),
  salon: salons,
  paymentStatus: payments.status,
  orderId: payments.gatewayOrderId,
  disputedAt: disputes.createdAt,
};

/** Bookings that people see; `held` and `expired` ones are never shown. */
export const isVisible = inArray(bookings.status, [...STANDING]);

/**
 * One page of the matching bookings, with their services, salon and payment, and the total number, both as of the same
 * moment. The id breaks ties, so that the order is total. A page beyond the last one returns the last.
 */
export const findBookings = async (
  db: DatabaseHandle,
  condition: SQL | undefined,
  order: SQL,
  { page, limit }: Page,
) => {
  const fit = db
    .select({
      id: bookings.id,
      place: sql<number>`row_number() over (order by ${order}, ${bookings.id})`
        .mapWith(Number)
        .as('place_in_list'),
      total: sql<number>`count(*) over ()`.mapWith(Number).as('list_total'),
    })
    .from(bookings)
    .where(and(isVisible, condition))
    .as('fit');
  const shownPage = sql<number>`least(${page}::int, ceil(${fit.total} / ${limit}::numeric)::int)`;
  const rows = await db
    .select({ ...bookingColumns, total: fit.total, page: shownPage.mapWith(Number) })
    .from(fit)
    .innerJoin(bookings, eq(bookings.id, fit.id))
    .innerJoin(salons, eq(salons.id, bookings.salonId))
    .leftJoin(payments, eq(payments.bookingId, bookings.id))
    .leftJoin(disputes, eq(disputes.bookingId, bookings.id))
    .where(
      sql`${fit.place} > (${shownPage} - 1) * ${limit}::int and ${fit.place} <= ${shownPage} * ${limit}::int`,
    )
    .orderBy(asc(fit.place));
  const booked = await findBookedServices(
    db,
    rows.map((row) => row.booking.id),
  );
  return {
    rows: rows.map((row) => ({
      ...row,
      services: booked.filter((service) => service.bookingId === row.booking.id),
    })),
    total: rows[0]?.total ?? 0,
    /** The number of this page, from 1. */
    page: rows[0]?.page ?? 1,
  };
};

/** The services of bookings in order, each with its specialist. */
export const findBookedServices = async (db: DatabaseHandle, bookingIds: readonly string[]) =>
  bookingIds.length === 0
    ? []
    : db
        .select({
          ...getTableColumns(bookingServices),
          specialist: specialists.name,
          specialization: specialists.specialization,
        })
        .from(bookingServices)
        .leftJoin(specialists, eq(specialists.id, bookingServices.specialistId))
        .where(inArray(bookingServices.bookingId, [...bookingIds]))
        .orderBy(asc(bookingServices.position));

/** Bookings whose visit starts within the period, start included, end excluded. */
export const startingIn = ({ from, to }: { from: Date; to: Date }): SQL =>
  sql`lower(${bookings.during}) >= ${from} and lower(${bookings.during}) < ${to}`;

/** Bookings whose customer's name, e-mail or phone contains the text, or that have a service whose name contains it. */
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
