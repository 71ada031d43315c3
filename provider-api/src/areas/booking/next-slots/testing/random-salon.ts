import { addMinutes, type DayHours, instantAt, type OpeningHours, type Period } from '@sundara/contracts';
import type { Random } from '@sundara/contracts/testing';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../../platform/database/open-database.ts';
import {
  makeSalon,
  putVisit,
  type TestCustomer,
  type TestSalon,
} from '../../../../testing/payments/booking-bench.ts';
import { services, timeOff } from '../../../marketplace/salons/salons.tables.ts';
import { chairId, isOccupied } from '../../bookings/occupations.repository.ts';
import { rangeText } from '../../time/time-range.ts';

/** The first of the three days on which random visits and time off lie. */
export const FIRST_DAY = '2026-11-24';
const MIDNIGHT = instantAt(FIRST_DAY, '00:00');

/** A salon with a roster or chairs, a grid, services, and the ids of its visits. */
export interface RandomSalon extends TestSalon {
  readonly seats: number;
  readonly visits: readonly string[];
}

/** Times are multiples of five minutes, as owners and customers choose them. */
const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const someDay = (random: Random): DayHours => {
  const open = 5 * random.between(72, 150);
  const close = open + 5 * random.between(12, 130);
  const breaks = random.some(2, () => {
    const from = open + 5 * random.below((close - open) / 5);
    return { open: clock(from), close: clock(Math.min(close, from + 5 * random.between(1, 12))) };
  });
  return { open: clock(open), close: clock(close), closed: random.chance(0.1), breaks };
};

export const someHours = (random: Random): OpeningHours => ({
  monday: someDay(random),
  tuesday: someDay(random),
  wednesday: someDay(random),
  thursday: someDay(random),
  friday: someDay(random),
  saturday: someDay(random),
  sunday: someDay(random),
});

/** 15 minutes to five hours on one of three days. */
export const somePeriod = (random: Random): Period => {
  const start = addMinutes(MIDNIGHT, 1440 * random.below(3) + 5 * random.between(72, 260));
  return { start, end: addMinutes(start, 5 * random.between(3, 60)) };
};

/** Makes it as an owner and customers would: hours and people first, then services, visits and time off. */
export const makeRandomSalon = async (
  database: Database,
  customer: TestCustomer,
  random: Random,
): Promise<RandomSalon> => {
  const seats = random.between(1, 3);
  const salon = await makeSalon(database, seats, {
    openingHours: someHours(random),
    slotMinutes: random.pick([null, 15, 30, 60]),
    bufferMinutes: random.chance(0.5) ? 0 : 5 * random.below(9),
    specialists: random.some(4, (no) => ({
      name: `Person ${no}`,
      ...(random.chance(0.4) && { hours: someHours(random) }),
      ...(random.chance(0.5) && { does: random.chance(0.5) ? ['cut'] : ['colour'] }),
    })),
  });
  for (const id of [salon.cut, salon.colour])
    await database.db
      .update(services)
      .set({ durationMinutes: 5 * random.between(1, 40), bookingCount: random.below(2) })
      .where(eq(services.id, id));
  const visits: string[] = [];
  for (const period of random.some(9, () => somePeriod(random))) {
    const id = await tryVisit(database, salon, customer, period, someResource(random, salon, seats));
    if (id) visits.push(id);
  }
  for (const _ of random.some(3, () => 0)) await addTimeOff(database, salon, random, seats);
  return { ...salon, seats, visits };
};

/** Chairs are visited beside people too: such visits are from before the salon had a roster. */
const someResource = (random: Random, { specialists }: TestSalon, seats: number): string =>
  specialists.length > 0 && random.chance(0.8)
    ? random.pick(specialists)
    : chairId(random.between(1, seats + 1));

const tryVisit = async (
  database: Database,
  salon: TestSalon,
  customer: TestCustomer,
  { start, end }: Period,
  who: string,
): Promise<string | undefined> => {
  try {
    return await putVisit(
      database,
      salon,
      customer,
      start,
      (end.getTime() - start.getTime()) / 60_000,
      {},
      who,
    );
  } catch (error) {
    // Chance chose a time that is taken.
    if (isOccupied(error)) return undefined;
    throw error;
  }
};

export const addTimeOff = async (
  { db }: Database,
  { id: salonId, specialists }: TestSalon,
  random: Random,
  seats: number,
): Promise<void> => {
  const during = rangeText(somePeriod(random));
  const whose = random.below(3);
  if (whose === 0) await db.insert(timeOff).values({ salonId, during, kind: 'closure' });
  else if (whose === 1 && specialists.length > 0)
    await db.insert(timeOff).values({ salonId, during, specialistId: random.pick(specialists) });
  else await db.insert(timeOff).values({ salonId, during, kind: 'blocked', chair: random.between(1, seats) });
};
