import { rupeesOf } from '@sundara/contracts';
import {
  customerBooking,
  customerBookings,
  customerProfile,
  customerStats,
  pagination,
  succeed,
} from '@sundara/contracts/api';
import { and, count, eq, inArray, sql, sum } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { presentUser } from '../auth/user.presenter.ts';
import { presentCustomerBooking } from '../bookings/booking.presenter.ts';
import {
  findBookings,
  latestVisitFirst,
  soonestVisitFirst,
  startingIn,
} from '../bookings/bookings.repository.ts';
import { bookings } from '../bookings/bookings.tables.ts';
import { periodOf } from '../bookings/date-range.ts';
import type { Database } from '../database/open-database.ts';
import { ApiError } from '../http/api-error.ts';
import { registerOperation } from '../http/register-operation.ts';
import { isUuid } from '../http/uuid.ts';

const UPCOMING_SHOWN = 10;

/** What a customer may read of their own; the account is part of every condition. */
export const customerRoutes = (app: FastifyInstance, { db }: Database): void => {
  registerOperation(app, customerProfile, async ({ account }) => {
    const user = presentUser(account);
    return succeed('Profile', { user, data: { user } });
  });

  registerOperation(app, customerStats, async ({ account }) => {
    const now = new Date();
    const own = eq(bookings.customerId, account.id);
    const upcoming = and(
      own,
      inArray(bookings.status, ['pending', 'confirmed']),
      sql`upper(${bookings.during}) > ${now}`,
    );
    const [next, [completed]] = await Promise.all([
      findBookings(db, upcoming, soonestVisitFirst, { page: 1, limit: UPCOMING_SHOWN }),
      db
        .select({ count: count(), spent: sum(bookings.totalPaise).mapWith(Number) })
        .from(bookings)
        .where(and(own, eq(bookings.status, 'completed'))),
    ]);
    return succeed('Dashboard', {
      data: {
        upcomingBookings: next.rows.map((rows) => presentCustomerBooking(rows, now)),
        upcomingCount: next.total,
        completedCount: completed?.count ?? 0,
        totalSpent: rupeesOf(completed?.spent ?? 0),
      },
    });
  });

  registerOperation(app, customerBookings, async ({ account, query }) => {
    const { status, dateRange, page, limit } = query;
    const now = new Date();
    const condition = and(
      eq(bookings.customerId, account.id),
      status && eq(bookings.status, status),
      dateRange && startingIn(periodOf(dateRange, now)),
    );
    const { rows, total } = await findBookings(db, condition, latestVisitFirst, query);
    const data = rows.map((row) => presentCustomerBooking(row, now));
    const pages = pagination(page, limit, total);
    return succeed('Bookings', { data, bookings: data, pages: pages.pages, pagination: pages });
  });

  registerOperation(app, customerBooking, async ({ account, params }) => {
    const condition = and(eq(bookings.customerId, account.id), eq(bookings.id, params.id));
    const found = isUuid(params.id)
      ? await findBookings(db, condition, latestVisitFirst, { page: 1, limit: 1 })
      : undefined;
    const [rows] = found?.rows ?? [];
    if (!rows) throw new ApiError('NOT_FOUND', { message: 'Booking Not Found' });
    return succeed('Booking', { data: presentCustomerBooking(rows, new Date()) });
  });
};
