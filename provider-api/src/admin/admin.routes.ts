import { toLocalIso } from '@sundara/contracts';
import { adminSalons, pagination, succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/open-database.ts';
import { registerOperation } from '../http/register-operation.ts';
import { presentSalon } from '../salons/salon.presenter.ts';
import { countSalons, findSalonsForAdmin } from './admin.repository.ts';

/** What an admin may read of the marketplace. */
export const adminRoutes = (app: FastifyInstance, { db }: Database): void => {
  registerOperation(app, adminSalons, async ({ query }) => {
    const [{ rows, total }, counts] = await Promise.all([findSalonsForAdmin(db, query), countSalons(db)]);
    const data = rows.map(({ salon, owner, services, bookings }) => ({
      ...presentSalon(salon),
      email: salon.email,
      contactNumber: salon.contactNumber,
      isActive: salon.isActive,
      owner,
      services,
      bookings,
      createdAt: toLocalIso(salon.createdAt),
    }));
    return succeed('Salons', {
      salons: data,
      data,
      counts,
      pagination: pagination(query.page, query.limit, total),
    });
  });
};
