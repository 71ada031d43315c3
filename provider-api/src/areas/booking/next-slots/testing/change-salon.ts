import type { Random } from '@sundara/contracts/testing';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../../platform/database/open-database.ts';
import {
  salons,
  specialistServices,
  specialists,
  timeOff,
} from '../../../marketplace/salons/salons.tables.ts';
import { bookings } from '../../bookings/bookings.tables.ts';
import { isOccupied } from '../../bookings/occupations.repository.ts';
import { occupations } from '../../bookings/occupations.tables.ts';
import { rangeText } from '../../time/time-range.ts';
import { addTimeOff, type RandomSalon, someHours, somePeriod } from './random-salon.ts';

type Change = (database: Database, salon: RandomSalon, random: Random) => Promise<unknown>;

const cancelVisit: Change = async ({ db }, { visits }, random) => {
  if (visits.length === 0) return;
  await db
    .update(bookings)
    .set({ status: 'cancelled' })
    .where(eq(bookings.id, random.pick(visits)));
};

const moveVisit: Change = async (database, { visits }, random) => {
  if (visits.length === 0) return;
  const id = random.pick(visits);
  const during = rangeText(somePeriod(random));
  try {
    await database.transaction(async (tx) => {
      await tx.update(bookings).set({ during }).where(eq(bookings.id, id));
      await tx.update(occupations).set({ during }).where(eq(occupations.bookingId, id));
    });
  } catch (error) {
    // Chance chose a time that is taken.
    if (!isOccupied(error)) throw error;
  }
};

const anyPerson: Change = async ({ db }, { specialists: people }, random) => {
  if (people.length === 0) return;
  const id = random.pick(people);
  const change = random.chance(0.5)
    ? { isActive: random.chance(0.3) }
    : { hours: random.chance(0.3) ? null : someHours(random) };
  await db.update(specialists).set(change).where(eq(specialists.id, id));
  if (random.chance(0.3)) await db.delete(specialistServices).where(eq(specialistServices.specialistId, id));
};

const newPerson: Change = ({ db }, { id: salonId }) =>
  db.insert(specialists).values({ salonId, name: 'Nina', specialization: 'Hair', photoIllustration: 'rose' });

const personLeaves: Change = ({ db }, { id }) =>
  db.delete(specialists).where(and(eq(specialists.salonId, id), eq(specialists.name, 'Nina')));

const endTimeOff: Change = ({ db }, { id }) => db.delete(timeOff).where(eq(timeOff.salonId, id));

const ofSalon =
  (change: (random: Random) => Partial<typeof salons.$inferInsert>): Change =>
  ({ db }, { id }, random) =>
    db.update(salons).set(change(random)).where(eq(salons.id, id));

/** Everything that may make a start free or take it. */
const CHANGES: readonly Change[] = [
  cancelVisit,
  moveVisit,
  anyPerson,
  newPerson,
  personLeaves,
  endTimeOff,
  (database, salon, random) => addTimeOff(database, salon, random, salon.seats),
  ofSalon((random) => ({ openingHours: someHours(random) })),
  ofSalon((random) => ({ slotMinutes: random.pick([null, 15, 30, 60]) })),
  ofSalon((random) => ({ seats: random.between(1, 3) })),
];

/** Makes one random change to a salon, by the tables alone. */
export const changeSalon: Change = (database, salon, random) => random.pick(CHANGES)(database, salon, random);
