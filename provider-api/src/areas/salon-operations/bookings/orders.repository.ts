import { addDays, instantAt } from '@sundara/contracts';
import { orderFilter } from '@sundara/contracts/api';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { bookingServices, bookings, disputes, periodOf } from '../../booking/index.ts';
import {
  bookingColumns,
  findBookedServices,
  isVisible,
  latestVisitFirst,
  mentioning,
  newestFirst,
  soonestVisitFirst,
  startingIn,
} from '../../customer/index.ts';
import { salons } from '../../marketplace/index.ts';
import { payments } from '../../money/index.ts';
import { isCounted, isFirstOfCustomer } from '../dashboard/counted-bookings.ts';

/** The filters and the order of a salon's bookings. */
export const orderFilterSchema = z.object(orderFilter);
export type OrderFilter = z.output<typeof orderFilterSchema>;

/**
 * The matching bookings of a salon; days are the visit's, in Asia/Kolkata (resolutions T5). Each combination has an
 * index: by booking or visit time, with or without a status, and by specialist.
 */
export const orderCondition = (
  salonId: string,
  { q, dateRange, from, to, status, newIn, specialist }: OrderFilter,
  now: Date,
): SQL | undefined =>
  and(
    eq(bookings.salonId, salonId),
    status === 'not-cancelled' ? isCounted : status && eq(bookings.status, status),
    newIn && isFirstOfCustomer(periodOf(newIn, now)),
    dateRange && startingIn(periodOf(dateRange, now)),
    from === undefined ? undefined : sql`lower(${bookings.during}) >= ${instantAt(from, '00:00')}`,
    to === undefined ? undefined : sql`lower(${bookings.during}) < ${instantAt(addDays(to, 1), '00:00')}`,
    specialist === undefined ? undefined : doneBy(specialist),
    q ? mentioning(q) : undefined,
  );

/** Bookings that this specialist does at least in part. */
const doneBy = (specialistId: string): SQL => sql`exists (select 1 from ${bookingServices}
  where ${bookingServices.specialistId} = ${specialistId} and ${bookingServices.bookingId} = ${bookings.id})`;

const ORDERS: Readonly<Record<OrderFilter['sort'], SQL>> = {
  newest: newestFirst,
  soonest: soonestVisitFirst,
  latest: latestVisitFirst,
};

export const orderBy = ({ sort }: Pick<OrderFilter, 'sort'>): SQL => ORDERS[sort];

/** Rows per batch: enough to be quick, few enough for memory. */
const AT_ONCE = 200;

/** All matching bookings of a salon, in order, read in batches as they are consumed. */
export async function* readOrders(db: DatabaseHandle, condition: SQL | undefined, order: SQL) {
  const found = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(isVisible, condition))
    .orderBy(order, bookings.id);
  for (let from = 0; from < found.length; from += AT_ONCE) {
    const ids = found.slice(from, from + AT_ONCE).map(({ id }) => id);
    const rows = await db
      .select(bookingColumns)
      .from(bookings)
      .innerJoin(salons, eq(salons.id, bookings.salonId))
      .leftJoin(payments, eq(payments.bookingId, bookings.id))
      .leftJoin(disputes, eq(disputes.bookingId, bookings.id))
      .where(inArray(bookings.id, ids));
    const byId = new Map(rows.map((row) => [row.booking.id, row]));
    const booked = await findBookedServices(db, ids);
    for (const id of ids) {
      const row = byId.get(id);
      if (row) yield { ...row, services: booked.filter(({ bookingId }) => bookingId === id) };
    }
  }
}

export type OrderRow = ReturnType<typeof readOrders> extends AsyncGenerator<infer R> ? R : never;
