import {
  addDays,
  discountedPrice,
  instantAt,
  type Period,
  rupeesOf,
  startsOn,
  toLocalIso,
} from '@sundara/contracts';
import type { NextStart } from '@sundara/contracts/api';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import type { AskedSalon, AskedService, StartWindow } from '../../marketplace/index.ts';
import { findSchedules, type Schedule } from '../availability/schedule.repository.ts';
import { findOccupied, type Occupied } from '../bookings/occupations.repository.ts';
import { requestOf } from './waiting-request.ts';

/** As many as a card has room for. */
const MOST_STARTS = 3;
const MINUTE = 60_000;

/**
 * The first free starts of each salon in the window, three at most, each for the first of its services that somebody is
 * free for then: from the same engine as booking. Two queries for all salons.
 */
export const findNextStarts = async (
  db: DatabaseHandle,
  salons: readonly AskedSalon[],
  window: StartWindow,
  now: Date,
): Promise<ReadonlyMap<string, NextStart[]>> => {
  const ids = salons.map(({ id }) => id);
  const period = dayAndTidying(window);
  const [schedules, occupied] = await Promise.all([
    findSchedules(db, ids, period),
    findOccupied(db, ids, period, { now }),
  ]);
  return new Map(
    salons.map((salon) => {
      const schedule = schedules.get(salon.id) ?? { roster: [], timeOff: [] };
      return [salon.id, startsOf(salon, schedule, occupied.get(salon.id) ?? [], window, now)];
    }),
  );
};

/** Tidying up may go on after midnight. */
const dayAndTidying = ({ date }: StartWindow): Period => ({
  start: instantAt(date, '00:00'),
  end: instantAt(addDays(date, 1), '02:00'),
});

const startsOf = (
  salon: AskedSalon,
  schedule: Schedule,
  occupied: readonly Occupied[],
  { date, from, until }: StartWindow,
  now: Date,
): NextStart[] => {
  const midnight = instantAt(date, '00:00').getTime();
  const services = new Map<number, AskedService>();
  for (const service of salon.services) {
    const request = requestOf({ ...salon, service }, schedule, occupied, now);
    for (const { start, capacity } of request ? startsOn(request, date) : []) {
      const minute = (start.getTime() - midnight) / MINUTE;
      if (capacity > 0 && minute >= from && minute < until && !services.has(minute))
        services.set(minute, service);
    }
  }
  return [...services]
    .sort(([one], [other]) => one - other)
    .slice(0, MOST_STARTS)
    .map(([minute, service]) => ({
      dateTime: toLocalIso(new Date(midnight + minute * MINUTE)),
      serviceIds: [service.id],
      price: rupeesOf(discountedPrice(service)),
    }));
};
