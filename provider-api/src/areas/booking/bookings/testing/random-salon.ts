import { defaultOpeningHours, type OpeningHours, SLOT_GRID, WEEKDAYS } from '@sundara/contracts';
import type { Random } from '@sundara/contracts/testing';
import type { Database } from '../../../../platform/database/open-database.ts';
import { makeCustomer, makeSalon } from '../../../../testing/payments/booking-bench.ts';
import { services, specialistServices, specialists } from '../../../marketplace/salons/salons.tables.ts';
import { chairId } from '../occupations.repository.ts';
import { findVisit, type Visit } from '../visit.ts';
import { NaiveDiary, type NaiveResource } from './naive-diary.ts';

export interface RandomSalon {
  readonly id: string;
  readonly customerId: string;
  /** One to three services each. */
  readonly visits: readonly Visit[];
  /** Clock times at which visits may start. */
  readonly times: readonly string[];
  readonly people: readonly string[];
  readonly diary: NaiveDiary;
}

const DURATIONS = [15, 30, 45, 60, 90, 120, 150, 180, 210, 240];
const BUFFERS = [0, 0, 10, 15, 30];

/** A salon with chairs or a team, a grid, a break, tidying up, and services of 15 to 240 minutes, at random. */
export const makeRandomSalon = async (database: Database, random: Random): Promise<RandomSalon> => {
  const { db } = database;
  const openingHours = everyDay('09:00', '20:00', random.below(2) === 0);
  const slotMinutes = random.pick([null, 15, 30, 60] as const);
  const seats = 1 + random.below(3);
  const { id } = await makeSalon(database, seats, { openingHours, slotMinutes });
  const sold = await db
    .insert(services)
    .values(
      Array.from({ length: 6 }, (_, no) => ({
        salonId: id,
        name: `Service ${no}`,
        pricePaise: 10_000,
        durationMinutes: random.pick(DURATIONS),
        bufferMinutes: random.pick(BUFFERS),
      })),
    )
    .returning({ id: services.id });
  const serviceIds = sold.map((service) => service.id);
  const team: NaiveResource[] = [];
  for (let left = random.pick([0, 2, 3, 4]); left > 0; left -= 1) {
    const hours = random.pick([null, everyDay('09:00', '15:00', false), everyDay('12:00', '20:00', false)]);
    const does = random.pick([null, serviceIds.slice(0, 4), serviceIds.slice(2)]) ?? undefined;
    const person = {
      salonId: id,
      name: `Person ${left}`,
      specialization: 'All',
      photoIllustration: 'x',
      hours,
    };
    const [made] = await db.insert(specialists).values(person).returning({ id: specialists.id });
    const specialistId = made?.id ?? '';
    const skills = does?.map((serviceId) => ({ specialistId, serviceId }));
    if (skills) await db.insert(specialistServices).values(skills);
    team.push({ id: specialistId, hours: hours ?? openingHours, does });
  }
  const chairs = Array.from({ length: seats }, (_, no) => chairId(no + 1));
  const resources =
    team.length > 0 ? team : chairs.map((chair) => ({ id: chair, hours: openingHours, does: undefined }));
  const baskets = [1, 1, 2, 2, 3, 3].map((size) => random.shuffled(serviceIds).slice(0, size));
  return {
    id,
    customerId: (await makeCustomer(database)).id,
    visits: await Promise.all(baskets.map((basket) => findVisit(db, id, basket))),
    times: slotMinutes === null ? SLOT_GRID : gridOf(slotMinutes),
    people: team.map((person) => person.id),
    diary: new NaiveDiary(openingHours, resources),
  };
};

const everyDay = (open: string, close: string, pause: boolean): OpeningHours => {
  const breaks = pause ? [{ open: '13:00', close: '13:30' }] : [];
  const day = { open, close, closed: false, breaks };
  return Object.assign(defaultOpeningHours(), Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, day])));
};

/** From nine until eight in the evening. */
const gridOf = (minutes: number): readonly string[] =>
  Array.from({ length: (11 * 60) / minutes }, (_, no) => {
    const at = 9 * 60 + no * minutes;
    return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
  });
