import { isLocalDate } from '@sundara/contracts';
import { availability, succeed } from '@sundara/contracts/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findVisit } from '../bookings/visit.ts';
import type { Database } from '../database/open-database.ts';
import { ApiError } from '../http/api-error.ts';
import { registerOperation } from '../http/register-operation.ts';
import { findSlots } from './day-slots.ts';

interface Dependencies {
  readonly database: Database;
  readonly now: () => Date;
}

/** A day's bookable times at a salon (resolutions T2). Never kept: a minute later they may be others. */
export const availabilityRoutes = (app: FastifyInstance, { database: { db }, now }: Dependencies): void => {
  registerOperation(app, availability, async ({ params, query, request, reply }) => {
    reply.header('cache-control', 'no-store');
    if (!isLocalDate(query.date)) throw new ApiError('VALIDATION_FAILED', noSuchDay);
    const serviceIds = query.services.split(',').filter((id) => id.trim() !== '');
    const visit = await findVisit(db, params.id, serviceIds);
    const asker = { now: now(), customerId: await findCustomerId(request) };
    return succeed('Times found', {
      date: query.date,
      slots: await findSlots(db, visit, query.date, asker),
    });
  });
};

const noSuchDay = {
  message: 'There is no such day.',
  fields: [{ path: 'date', message: 'There is no such day.' }],
};

/** Anyone may ask; who is signed in sees the time that they hold as free. A bad token makes no difference. */
const findCustomerId = async (request: FastifyRequest): Promise<string | undefined> => {
  try {
    return (await request.authenticate())?.id;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
};
