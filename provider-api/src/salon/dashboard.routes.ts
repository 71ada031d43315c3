import { salonDashboard, succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import { registerOperation } from '../http/register-operation.ts';
import { figurePeriods } from './figure-periods.ts';
import { ownSalon } from './own-salon.ts';
import type { SalonDependencies } from './salon.routes.ts';
import { findBusyHours, findSalonFigures } from './salon-figures.repository.ts';

/** The figures of the own salon. */
export const dashboardRoutes = (app: FastifyInstance, { database: { db }, now }: SalonDependencies): void => {
  registerOperation(app, salonDashboard, async ({ account, query }) => {
    const salon = await ownSalon(db, account.id);
    const at = now();
    const [figures, busyHours] = await Promise.all([
      findSalonFigures(db, salon.id, figurePeriods(query.dateRange, at)),
      findBusyHours(db, salon.id, at),
    ]);
    return succeed('Dashboard', { data: { ...figures, busyHours } });
  });
};
