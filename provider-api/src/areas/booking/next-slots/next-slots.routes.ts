import { toLocalIso } from '@sundara/contracts';
import { nextSlots, succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/open-database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import { findSchedules } from '../availability/schedule.repository.ts';
import { findOccupied } from '../bookings/occupations.repository.ts';
import { findWaitingSalons } from './next-slots.repository.ts';
import { nextStartOf, periodAhead } from './next-start.ts';
import { requestOf } from './waiting-request.ts';

interface Dependencies {
  readonly database: Database;
  readonly now: () => Date;
}

/** The most salons that any list shows on one page of cards. */
const MOST_SALONS = 24;

/** The next free time of each salon of a list, with three queries for all of them. Never cached, like availability. */
export const nextSlotRoutes = (app: FastifyInstance, { database: { db }, now }: Dependencies): void => {
  registerOperation(app, nextSlots, async ({ query, reply }) => {
    reply.header('cache-control', 'no-store');
    const ids = salonIdsOf(query.ids);
    const asked = now();
    const period = periodAhead(asked);
    const [salons, schedules, occupied] = await Promise.all([
      findWaitingSalons(db, ids),
      findSchedules(db, ids, period),
      findOccupied(db, ids, period, { now: asked }),
    ]);
    const known = new Map(salons.map((salon) => [salon.id, salon]));
    return succeed('Next free times', {
      nextSlots: ids.flatMap((salonId) => {
        const [salon, schedule] = [known.get(salonId), schedules.get(salonId)];
        if (!salon || !schedule) return [];
        const request = requestOf(salon, schedule, occupied.get(salonId) ?? [], asked);
        const start = request && nextStartOf(request);
        return [{ salonId, dateTime: start ? toLocalIso(start) : null }];
      }),
    });
  });
};

/** The ids in the order requested, each once; what can't be an id is ignored. */
const salonIdsOf = (list: string): string[] => {
  const named = [
    ...new Set(
      list
        .split(',')
        .map((id) => id.trim().toLowerCase())
        .filter(Boolean),
    ),
  ];
  if (named.length > MOST_SALONS) throw new ApiError('VALIDATION_FAILED', tooMany);
  return named.filter(isUuid);
};

const tooManyMessage = `Ask for at most ${MOST_SALONS} salons at once.`;
const tooMany = { message: tooManyMessage, fields: [{ path: 'ids', message: tooManyMessage }] };
