import { moveBooking as moveOperation, salonCalendar, succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { daysAsked, findCrowdedDays, momentOf, STEP_MINUTES } from '../../booking/index.ts';
import type { ReschedulingDependencies } from '../../customer/index.ts';
import { actingSalonId } from '../../marketplace/index.ts';
import { findTimeOff } from '../time-off/time-off.repository.ts';
import { findBlocks, findBlocksOf } from './blocks.repository.ts';
import { columnsOf, findCrew, hoursOn } from './calendar-columns.ts';
import { moveBooking } from './move-booking.command.ts';

const MOST_DAYS = 7;

/** The salon's calendar: its contents, and moving visits. */
export const calendarRoutes = (app: FastifyInstance, dependencies: ReschedulingDependencies): void => {
  const { database, now } = dependencies;
  const { db } = database;

  registerOperation(app, salonCalendar, async ({ account, query }) => {
    const { period, dates } = daysAsked(query, MOST_DAYS);
    const salonId = await actingSalonId(db, account);
    const [crew, blocks, timeOff, crowded] = await Promise.all([
      findCrew(db, salonId),
      findBlocks(db, salonId, period, now()),
      findTimeOff(db, salonId, period),
      findCrowdedDays(db, salonId, dates, now()),
    ]);
    return succeed('Calendar', {
      days: dates.map((date) => ({
        date,
        hours: hoursOn(crew.openingHours, date),
        crowdedAt: crowded.get(date) ?? null,
      })),
      resources: columnsOf(crew, dates, blocks),
      blocks,
      timeOff,
      step: STEP_MINUTES,
    });
  });

  registerOperation(app, moveOperation, async ({ account, params, body }) => {
    const { start, expectedStart, ...wish } = body;
    const salonId = await actingSalonId(db, account);
    const bookingId = params.id;
    await moveBooking(dependencies, account, {
      ...wish,
      salonId,
      bookingId,
      start: start === undefined ? undefined : momentOf('start', start),
      expectedStart: expectedStart === undefined ? undefined : momentOf('expectedStart', expectedStart),
    });
    const blocks = await findBlocksOf(db, salonId, bookingId, now());
    return succeed('Visit moved', { blocks });
  });
};
