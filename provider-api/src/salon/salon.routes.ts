import { pagination, salonDashboard, salonOrders, salonProfile, succeed } from '@sundara/contracts/api';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { presentUser } from '../auth/user.presenter.ts';
import { presentSalonBooking } from '../bookings/booking.presenter.ts';
import { findBookings, mentioning, newestFirst, startingIn } from '../bookings/bookings.repository.ts';
import { bookings } from '../bookings/bookings.tables.ts';
import { periodOf } from '../bookings/date-range.ts';
import type { Database } from '../database/open-database.ts';
import { ApiError } from '../http/api-error.ts';
import { registerOperation } from '../http/register-operation.ts';
import { presentSalon } from '../salons/salon.presenter.ts';
import { findOwnSalon, findSalonFigures } from './salon.repository.ts';

/** What an owner may read of the own salon; the salon is found by its owner, never by an id from outside. */
export const salonRoutes = (app: FastifyInstance, { db }: Database): void => {
  const ownSalon = async (ownerId: string) => {
    const salon = await findOwnSalon(db, ownerId);
    if (!salon) throw new ApiError('NOT_FOUND', { message: 'No salon belongs to this account yet.' });
    return salon;
  };

  registerOperation(app, salonProfile, async ({ account }) => {
    const user = presentUser(account);
    const row = account.role === 'salon' ? await findOwnSalon(db, account.id) : undefined;
    const salon = row ? presentSalon(row) : null;
    return succeed('Profile', { user, salon, data: { user, salon } });
  });

  registerOperation(app, salonOrders, async ({ account, query }) => {
    const salon = await ownSalon(account.id);
    const { q, dateRange, page, limit } = query;
    const condition = and(
      eq(bookings.salonId, salon.id),
      dateRange && startingIn(periodOf(dateRange, new Date())),
      q ? mentioning(q) : undefined,
    );
    const { rows, total } = await findBookings(db, condition, newestFirst, query);
    const pages = pagination(page, limit, total);
    return succeed('Bookings', {
      data: rows.map(presentSalonBooking),
      pages: pages.pages,
      pagination: pages,
    });
  });

  registerOperation(app, salonDashboard, async ({ account, query }) => {
    const salon = await ownSalon(account.id);
    return succeed('Dashboard', {
      data: await findSalonFigures(db, salon.id, periodOf(query.dateRange, new Date())),
    });
  });
};
