import {
  addTimeOff as addOperation,
  listTimeOff,
  removeTimeOff as removeOperation,
  succeed,
} from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/open-database.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { daysAsked, momentOf } from '../../booking/index.ts';
import { actingSalonId } from '../../marketplace/index.ts';
import { addTimeOff } from './add-time-off.command.ts';
import { removeTimeOff } from './remove-time-off.command.ts';
import { findTimeOff } from './time-off.repository.ts';

interface Dependencies {
  readonly database: Database;
  readonly now: () => Date;
}

const MOST_DAYS = 400;

/** Leave of specialists, blocked times and closures of the salon. */
export const timeOffRoutes = (app: FastifyInstance, { database, now }: Dependencies): void => {
  const { db } = database;

  registerOperation(app, listTimeOff, async ({ account, query }) => {
    const { period } = daysAsked(query, MOST_DAYS);
    const salonId = await actingSalonId(db, account);
    return succeed('Time off', { timeOff: await findTimeOff(db, salonId, period) });
  });

  registerOperation(app, addOperation, async ({ account, body }) => {
    const wish = { ...body, start: momentOf('start', body.start), end: momentOf('end', body.end) };
    const salonId = await actingSalonId(db, account);
    return succeed('Time off saved', { timeOff: await addTimeOff(database, account, salonId, wish, now()) });
  });

  registerOperation(app, removeOperation, async ({ account, params }) => {
    const salonId = await actingSalonId(db, account);
    await removeTimeOff(database, account, salonId, params.id, now());
    return succeed('That time is open again', {});
  });
};
