import { addDays, isLocalDate } from '@sundara/contracts';
import { availability, availableDays, succeed } from '@sundara/contracts/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { findVisitOfBooking } from '../bookings/booked-visit.repository.ts';
import { findAskedSpecialist } from '../bookings/movable-booking.repository.ts';
import { findVisit, type Visit } from '../bookings/visit.ts';
import { findSpecialists } from './able-specialists.ts';
import { findSlots } from './day-slots.ts';
import { findFreeDays } from './free-days.ts';
import { findAsker } from './own-bookings.ts';
import type { VisitOptions } from './visit-request.ts';

interface Dependencies {
  readonly database: Database;
  readonly now: () => Date;
}

/** A calendar of at most two months per request. */
const MOST_DAYS = 62;

/** When a visit can be booked (resolutions T2). Never cached: it may have changed a minute later. */
export const availabilityRoutes = (app: FastifyInstance, { database: { db }, now }: Dependencies): void => {
  registerOperation(app, availability, async ({ params, query, request, reply }) => {
    reply.header('cache-control', 'no-store');
    requireDay('date', query.date);
    const { visit, ...whom } = await findWish(db, request, params.id, query);
    return succeed('Times found', {
      date: query.date,
      slots: await findSlots(db, visit, query.date, { ...whom, now: now() }),
    });
  });

  registerOperation(app, availableDays, async ({ params, query, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const { from, to } = query;
    requireDay('from', from);
    requireDay('to', to);
    if (to < from) throw invalid('to', 'The last day comes before the first one.');
    if (to >= addDays(from, MOST_DAYS)) throw invalid('to', `Ask for at most ${MOST_DAYS} days at once.`);
    const { visit, ...whom } = await findWish(db, request, params.id, query);
    const { days, ableIds } = await findFreeDays(db, visit, { from, to }, { ...whom, now: now() });
    return succeed('Days found', { days: [...days], specialists: await findSpecialists(db, ableIds) });
  });
};

interface Wish {
  readonly services: string;
  readonly specialist?: string | undefined;
  readonly booking?: string | undefined;
}

/**
 * The visit to look for, and for whom. A booking of the asker's own at this salon is taken as it was booked, with the
 * specialist they asked for unless they name another: the times are then those to which it can be moved, even if the
 * salon sells its services differently by now.
 */
const findWish = async (
  db: DatabaseHandle,
  request: FastifyRequest,
  salonId: string,
  { services, specialist, booking }: Wish,
): Promise<{ readonly visit: Visit } & Omit<VisitOptions, 'now'>> => {
  const asker = await findAsker(db, request, salonId, booking);
  const specialistId = specialist?.toLowerCase();
  if (!asker.bookingId) return { ...asker, visit: await findNamedVisit(db, salonId, services), specialistId };
  return {
    ...asker,
    visit: await findVisitOfBooking(db, asker.bookingId),
    specialistId: specialistId ?? (await findAskedSpecialist(db, asker.bookingId)),
  };
};

const findNamedVisit = (db: DatabaseHandle, salonId: string, services: string): Promise<Visit> =>
  findVisit(
    db,
    salonId,
    services.split(',').filter((id) => id.trim() !== ''),
  );

const requireDay = (path: string, day: string): void => {
  if (!isLocalDate(day)) throw invalid(path, 'There is no such day.');
};

const invalid = (path: string, message: string): ApiError =>
  new ApiError('VALIDATION_FAILED', { message, fields: [{ path, message }] });
