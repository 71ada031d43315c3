import { salonDashboard, succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/open-database.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { ownSalon } from '../../marketplace/index.ts';
import { findToGoLive } from '../going-live/go-live.ts';
import { figurePeriods } from './figure-periods.ts';
import { findOpenDisputes } from './open-disputes.repository.ts';
import { findBusyHours, findSalonFigures } from './salon-figures.repository.ts';

interface Dependencies {
  readonly database: Database;
  readonly now: () => Date;
}

/** The figures of the own salon. */
export const dashboardRoutes = (app: FastifyInstance, { database: { db }, now }: Dependencies): void => {
  registerOperation(app, salonDashboard, async ({ account, query }) => {
    const salon = await ownSalon(db, account.id);
    const at = now();
    const [figures, busyHours, toGoLive, disputes] = await Promise.all([
      findSalonFigures(db, salon.id, figurePeriods(query.dateRange, at)),
      findBusyHours(db, salon.id, at),
      salon.isDraft ? findToGoLive(db, salon) : undefined,
      findOpenDisputes(db, salon.id),
    ]);
    return succeed('Dashboard', { data: { ...figures, busyHours, disputes, ...(toGoLive && { toGoLive }) } });
  });
};
