import { toLocalIso } from '@sundara/contracts';
import { nextServiceSlots, nextSlots, succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import { findSchedules, type Schedule } from '../availability/schedule.repository.ts';
import { findOccupied, type Occupied } from '../bookings/occupations.repository.ts';
import { findWaitingSalons, findWaitingServices, type WaitingSalon } from './next-slots.repository.ts';
import { nextStartOf, periodAhead } from './next-start.ts';
import { requestOf } from './waiting-request.ts';

interface Dependencies {
  readonly database: Database;
  readonly now: () => Date;
}

/** The most cards that any list shows on one page. */
const MOST = 24;

/** The next free time of each card of a list, with three queries for all of them. Never cached, like availability. */
export const nextSlotRoutes = (app: FastifyInstance, { database: { db }, now }: Dependencies): void => {
  registerOperation(app, nextSlots, async ({ query, reply }) => {
    reply.header('cache-control', 'no-store');
    const ids = idsOf(query.ids, 'salons');
    const asked = now();
    const [salons, times] = await Promise.all([findWaitingSalons(db, ids), findTimes(db, ids, asked)]);
    const known = new Map(salons.map((salon) => [salon.id, salon]));
    return succeed('Next free times', {
      nextSlots: ids.flatMap((salonId) => {
        const salon = known.get(salonId);
        return salon ? [{ salonId, dateTime: nextAt(salon, times, asked) }] : [];
      }),
    });
  });

  registerOperation(app, nextServiceSlots, async ({ query, reply }) => {
    reply.header('cache-control', 'no-store');
    const ids = idsOf(query.ids, 'services');
    const asked = now();
    const waiting = await findWaitingServices(db, ids);
    const times = await findTimes(db, [...new Set(waiting.map(({ id }) => id))], asked);
    const known = new Map(waiting.map((salon) => [salon.service.id, salon]));
    return succeed('Next free times', {
      nextSlots: ids.flatMap((serviceId) => {
        const salon = known.get(serviceId);
        return salon ? [{ serviceId, dateTime: nextAt(salon, times, asked) }] : [];
      }),
    });
  });
};

interface Times {
  readonly schedules: ReadonlyMap<string, Schedule>;
  readonly occupied: ReadonlyMap<string, readonly Occupied[]>;
}

const findTimes = async (db: DatabaseHandle, salonIds: readonly string[], asked: Date): Promise<Times> => {
  const period = periodAhead(asked);
  const [schedules, occupied] = await Promise.all([
    findSchedules(db, salonIds, period),
    findOccupied(db, salonIds, period, { now: asked }),
  ]);
  return { schedules, occupied };
};

const nextAt = (salon: WaitingSalon, { schedules, occupied }: Times, asked: Date): string | null => {
  const schedule = schedules.get(salon.id) ?? { roster: [], timeOff: [] };
  const request = requestOf(salon, schedule, occupied.get(salon.id) ?? [], asked);
  const start = request && nextStartOf(request);
  return start ? toLocalIso(start) : null;
};

/** The ids in the order requested, each once; what can't be an id is ignored. */
const idsOf = (list: string, what: string): string[] => {
  const named = [
    ...new Set(
      list
        .split(',')
        .map((id) => id.trim().toLowerCase())
        .filter(Boolean),
    ),
  ];
  if (named.length > MOST) {
    const message = `Ask for at most ${MOST} ${what} at once.`;
    throw new ApiError('VALIDATION_FAILED', { message, fields: [{ path: 'ids', message }] });
  }
  return named.filter(isUuid);
};
