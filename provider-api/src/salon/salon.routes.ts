import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/open-database.ts';
import { dashboardRoutes } from './dashboard.routes.ts';
import { orderRoutes } from './orders.routes.ts';
import { salonProfileRoutes } from './salon-profile.routes.ts';

export interface SalonDependencies {
  readonly database: Database;
  /** The server's clock; another one in tests. */
  readonly now: () => Date;
}

/** What an owner may read of the own salon; the salon is found by its owner, never by an id from outside. */
export const salonRoutes = (app: FastifyInstance, dependencies: SalonDependencies): void => {
  salonProfileRoutes(app, dependencies);
  orderRoutes(app, dependencies);
  dashboardRoutes(app, dependencies);
};
