import type { DayHours, LocalDate, OpeningHours } from '@sundara/contracts';
import { weekdayOf } from '@sundara/contracts';
import type { CalendarBlock, CalendarResource } from '@sundara/contracts/api';
import { asc, eq, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import { chairId } from '../../booking/index.ts';
import { salons, specialistServices, specialists } from '../../marketplace/index.ts';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly specialization: string;
  readonly isActive: boolean;
  readonly hours: OpeningHours | null;
  readonly does: readonly string[];
}

/** The people and chairs that can be columns of a salon's calendar. */
export interface Crew {
  readonly openingHours: OpeningHours;
  readonly seats: number;
  /** By name, including former specialists. */
  readonly people: readonly Person[];
}

/** Runs a single query; throws when there is no such salon. */
export const findCrew = async (db: DatabaseHandle, salonId: string): Promise<Crew> => {
  const rows = await db
    .select({
      openingHours: salons.openingHours,
      seats: salons.seats,
      person: {
        id: specialists.id,
        name: specialists.name,
        specialization: specialists.specialization,
        isActive: specialists.isActive,
        hours: specialists.hours,
      },
      does: sql<string[]>`array(select d.service_id::text from ${specialistServices} d
        where d.specialist_id = ${specialists.id})`,
    })
    .from(salons)
    .leftJoin(specialists, eq(specialists.salonId, salons.id))
    .where(eq(salons.id, salonId))
    .orderBy(asc(specialists.name), asc(specialists.id));
  const [first] = rows;
  if (!first) throw new Error(`There is no salon ${salonId}.`);
  const { openingHours, seats } = first;
  return {
    openingHours,
    seats,
    people: rows.flatMap(({ person, does }) => (person ? [{ ...person, does }] : [])),
  };
};

/**
 * The columns of the calendar: the active specialists, or the chairs if there are none; then, without hours, former
 * specialists who still have visits in it.
 */
export const columnsOf = (
  crew: Crew,
  dates: readonly LocalDate[],
  blocks: readonly CalendarBlock[],
): CalendarResource[] => {
  const team = crew.people.filter(({ isActive }) => isActive);
  const present =
    team.length > 0 ? team.map((person) => columnOf(person, crew, dates)) : chairsOf(crew, dates);
  const known = new Set(present.map(({ id }) => id));
  const others = new Set(blocks.flatMap(({ resourceId }) => resourceId ?? []).filter((id) => !known.has(id)));
  return [
    ...present,
    ...[...others].map((id): CalendarResource => {
      const person = crew.people.find((each) => each.id === id);
      return {
        id,
        name: person?.name ?? (isUuid(id) ? 'Former specialist' : `Chair ${id}`),
        specialization: person?.specialization ?? '',
        does: [],
        days: dates.map(() => CLOSED),
      };
    }),
  ];
};

/** The hours of a weekday in the wire format. */
export const hoursOn = (hours: OpeningHours, date: LocalDate) => {
  const { open, close, closed, breaks } = hours[weekdayOf(date)];
  return { open, close, closed, breaks: [...breaks] };
};

const CLOSED: DayHours & { breaks: [] } = { open: '00:00', close: '00:00', closed: true, breaks: [] };

const columnOf = (
  { id, name, specialization, does, hours }: Person,
  { openingHours }: Crew,
  dates: readonly LocalDate[],
): CalendarResource => ({
  id,
  name,
  specialization,
  does: [...does],
  days: dates.map((date) => hoursOn(hours ?? openingHours, date)),
});

const chairsOf = ({ seats, openingHours }: Crew, dates: readonly LocalDate[]): CalendarResource[] =>
  Array.from({ length: seats }, (_, no) => ({
    id: chairId(no + 1),
    name: `Chair ${no + 1}`,
    specialization: '',
    does: [],
    days: dates.map((date) => hoursOn(openingHours, date)),
  }));
