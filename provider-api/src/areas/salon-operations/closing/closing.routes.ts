import { closeOverVisits as closeOperation, succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { momentOf } from '../../booking/index.ts';
import { actingSalonId } from '../../marketplace/index.ts';
import { type ClosingDependencies, closeOverVisits } from './close-over-visits.command.ts';

/** Closing time in which visits stand. */
export const closingRoutes = (app: FastifyInstance, dependencies: ClosingDependencies): void => {
  registerOperation(app, closeOperation, async ({ account, body }) => {
    const { start, end, ...wish } = body;
    const salonId = await actingSalonId(dependencies.database.db, account);
    const { timeOff, visits } = await closeOverVisits(dependencies, account, {
      ...wish,
      ...{ salonId, start: momentOf('start', start), end: momentOf('end', end) },
    });
    return succeed(timeOff ? 'Closed' : 'Visits in that time', { timeOff, visits: [...visits] });
  });
};
