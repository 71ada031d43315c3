import { byWish } from '@sundara/contracts';
import type { CalendarBlock } from '@sundara/contracts/api';
import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { bookingServices, bookings, endOf, occupations, type Period, startOf } from '../../booking/index.ts';
import { allergiesOfVisitor } from '../clients/client-mark.ts';
import { blocksOf, type CalendarVisit } from './blocks.ts';

/** Statuses that the calendar shows: future and past visits, but no cancelled ones, whose time is free. */
const SHOWN = ['pending', 'confirmed', 'completed', 'disputed'] as const;

/**
 * The blocks of a salon's calendar, ordered by the visits' starts.
 * @param period the range of the visits' starts, without its end
 */
export const findBlocks = async (
  db: DatabaseHandle,
  salonId: string,
  period: Period,
  now: Date,
): Promise<CalendarBlock[]> => {
  const start = sql`lower(${bookings.during})`;
  const visits = await findCalendarVisits(
    db,
    and(
      eq(bookings.salonId, salonId),
      gte(start, period.start.toISOString()),
      lt(start, period.end.toISOString()),
      inArray(bookings.status, [...SHOWN]),
    ),
  );
  return visits.flatMap((visit) => blocksOf(visit, now));
};

/** The same for one visit; empty if it is not shown. */
export const findBlocksOf = async (
  db: DatabaseHandle,
  salonId: string,
  bookingId: string,
  now: Date,
): Promise<CalendarBlock[]> => {
  const visit = await findCalendarVisit(db, salonId, bookingId);
  return visit && SHOWN.some((status) => status === visit.status) ? blocksOf(visit, now) : [];
};

/** One visit of a salon, whatever its status; undefined for another salon's. */
export const findCalendarVisit = async (
  db: DatabaseHandle,
  salonId: string,
  bookingId: string,
): Promise<CalendarVisit | undefined> =>
  (await findCalendarVisits(db, and(eq(bookings.salonId, salonId), eq(bookings.id, bookingId))))[0];

/** By start. */
export const findCalendarVisits = (
  db: DatabaseHandle,
  condition: SQL | undefined,
): Promise<CalendarVisit[]> =>
  db
    .select({
      id: bookings.id,
      status: bookings.status,
      attendance: bookings.attendance,
      source: bookings.source,
      no: bookings.no,
      customer: bookings.customerName,
      phone: bookings.customerPhone,
      email: bookings.customerEmail,
      ...byWish((name) => bookings[name]),
      allergies: allergiesOfVisitor,
      start: startOf(bookings.during),
      end: endOf(bookings.during),
      occupied,
      services,
    })
    .from(bookings)
    .where(condition)
    .orderBy(sql`lower(${bookings.during})`, bookings.id);

/** Instants are in milliseconds since 1970, because JSON has no dates. */
interface StoredOccupation {
  readonly resourceId: string;
  readonly start: number;
  readonly end: number;
}

const occupied = sql`(
  select coalesce(json_agg(json_build_object('resourceId', coalesce(o.specialist_id::text, o.chair::text),
    'start', extract(epoch from lower(o.during)) * 1000, 'end', extract(epoch from upper(o.during)) * 1000)
    order by o.during), '[]')
  from ${occupations} o where o.booking_id = ${bookings}.id)`.mapWith((rows: readonly StoredOccupation[]) =>
  rows.map(({ resourceId, start, end }) => ({ resourceId, start: new Date(start), end: new Date(end) })),
);

const services = sql<CalendarVisit['services']>`(
  select coalesce(json_agg(json_build_object('id', s.service_id, 'name', s.name,
    'durationMinutes', s.duration_minutes, 'specialistId', s.specialist_id) order by s.position), '[]')
  from ${bookingServices} s where s.booking_id = ${bookings}.id)`;
