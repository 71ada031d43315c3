import { salonToday, succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/open-database.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { actingSalonId } from '../../marketplace/index.ts';
import { findToday } from './today.repository.ts';

interface Dependencies {
  readonly database: Database;
  readonly now: () => Date;
}

/** Who is in the chair, who comes next and who is free today. */
export const todayRoutes = (app: FastifyInstance, { database: { db }, now }: Dependencies): void => {
  registerOperation(app, salonToday, async ({ account }) => {
    const salonId = await actingSalonId(db, account);
    return succeed('Today', await findToday(db, salonId, now()));
  });
};
