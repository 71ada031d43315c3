import { formatClock } from '@sundara/contracts';
import { runningLate, succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { actingSalonId } from '../../marketplace/index.ts';
import { findNextVisits } from './next-visits.repository.ts';
import { type DelayDependencies, tellOfDelay } from './tell-of-delay.command.ts';

/** Notifies the next customers of a delay. */
export const runningLateRoutes = (app: FastifyInstance, dependencies: DelayDependencies): void => {
  registerOperation(app, runningLate, async ({ account, body }) => {
    const { send, ...wish } = body;
    const { db } = dependencies.database;
    const salonId = await actingSalonId(db, account);
    const concerned = send
      ? await tellOfDelay(dependencies, account, { ...wish, salonId })
      : await findNextVisits(db, salonId, wish, dependencies.now());
    return succeed(send ? 'Customers told' : 'Customers concerned', {
      told: concerned.map(({ bookingId, customer, start, byMail }) => ({
        bookingId,
        customer,
        formattedTime: formatClock(start),
        byMail,
      })),
    });
  });
};
