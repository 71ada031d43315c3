import { rupeesOf } from '@sundara/contracts';
import {
  customerBooking,
  customerBookings,
  customerProfile,
  customerStats,
  pagination,
  succeed,
} from '@sundara/contracts/api';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/open-database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { bookings, periodOf, presentCustomerBooking } from '../../booking/index.ts';
import { presentUser } from '../../identity/index.ts';
import { findSpent } from '../../money/index.ts';
import { findBookingDetail } from './booking-detail.repository.ts';
import { findBookings, latestVisitFirst, soonestVisitFirst, startingIn } from './bookings.repository.ts';

const UPCOMING_SHOWN = 10;
/** A disputed visit was completed before, so it counts. */
const TOOK_PLACE = ['completed', 'disputed'] as const;

/** What customers may read of their own data; the account is part of every condition. */
export const customerRoutes = (
  app: FastifyInstance,
  { database: { db }, now }: { readonly database: Database; readonly now: () => Date },
): void => {
  registerOperation(app, customerProfile, async ({ account }) => {
    const user = presentUser(account);
    return succeed('Profile', { user, data: { user } });
  });

  registerOperation(app, customerStats, async ({ account }) => {
    const at = now();
    const own = eq(bookings.customerId, account.id);
    const upcoming = and(
      own,
      inArray(bookings.status, ['pending', 'confirmed']),
      sql`upper(${bookings.during}) > ${at}`,
    );
    const took = and(own, inArray(bookings.status, [...TOOK_PLACE]));
    const [next, completedCount, spentPaise] = await Promise.all([
      findBookings(db, upcoming, soonestVisitFirst, { page: 1, limit: UPCOMING_SHOWN }),
      db.$count(bookings, took),
      findSpent(db, took),
    ]);
    return succeed('Dashboard', {
      data: {
        upcomingBookings: next.rows.map((rows) => presentCustomerBooking(rows, at)),
        upcomingCount: next.total,
        completedCount,
        totalSpent: rupeesOf(spentPaise),
      },
    });
  });

  registerOperation(app, customerBookings, async ({ account, query }) => {
    const { status, dateRange, limit } = query;
    const at = now();
    const condition = and(
      eq(bookings.customerId, account.id),
      status && eq(bookings.status, status),
      dateRange && startingIn(periodOf(dateRange, at)),
    );
    const { rows, total, page } = await findBookings(db, condition, latestVisitFirst, query);
    const data = rows.map((row) => presentCustomerBooking(row, at));
    const pages = pagination(page, limit, total);
    return succeed('Bookings', { data, bookings: data, pages: pages.pages, pagination: pages });
  });

  registerOperation(app, customerBooking, async ({ account, params }) => {
    const data = await findBookingDetail(db, account.id, params.id, now());
    if (!data) throw new ApiError('NOT_FOUND', { message: 'Booking Not Found' });
    return succeed('Booking', { data });
  });
};
