import { pagination, salonOrders, succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/open-database.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { presentSalonBooking } from '../../booking/index.ts';
import { findBookings } from '../../customer/index.ts';
import { ownSalon } from '../../marketplace/index.ts';
import { orderBy, orderCondition } from './orders.repository.ts';

interface Dependencies {
  readonly database: Database;
  readonly now: () => Date;
}

/** The bookings of the own salon, page by page; as a file they are a document (`documents/`). */
export const orderRoutes = (app: FastifyInstance, { database: { db }, now }: Dependencies): void => {
  registerOperation(app, salonOrders, async ({ account, query }) => {
    const salon = await ownSalon(db, account.id);
    const condition = orderCondition(salon.id, query, now());
    const { rows, total, page } = await findBookings(db, condition, orderBy(query), query);
    const pages = pagination(page, query.limit, total);
    return succeed('Bookings', {
      data: rows.map(presentSalonBooking),
      pages: pages.pages,
      pagination: pages,
    });
  });
};
