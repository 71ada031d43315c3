import type { OpeningHours, Period } from '@sundara/contracts';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { salons, specialistServices, specialists, timeOff } from '../../marketplace/index.ts';
import { rangeOf } from '../time/time-range.ts';

/** Somebody who works at a salon now. */
export interface RosterEntry {
  readonly id: string;
  /** Null for all opening hours of the salon. */
  readonly hours: OpeningHours | null;
  /** The services that they do; empty for all. */
  readonly does: readonly string[];
}

/** Time off of one specialist or chair, or of the whole salon if neither is named. */
export interface TimeOff extends Period {
  /** A specialist's id, or a chair's id as made by `chairId`. */
  readonly resourceId: string | null;
}

/** Who works at a salon, and the time off in addition to the weekly hours. */
export interface Schedule {
  /** By name, so that ties are always broken in the same order. */
  readonly roster: readonly RosterEntry[];
  readonly timeOff: readonly TimeOff[];
}

/** The schedules of the salons, with leave and closures that touch the period, by salon; in one query. */
export const findSchedules = async (
  db: DatabaseHandle,
  salonIds: readonly string[],
  period: Period,
): Promise<ReadonlyMap<string, Schedule>> => {
  const rows = await db
    .select({ id: salons.id, roster, timeOff: timeOffIn(period) })
    .from(salons)
    .where(inArray(salons.id, [...salonIds]));
  return new Map(rows.map(({ id, ...schedule }) => [id, schedule]));
};

/** The schedule of one salon. */
export const findSchedule = async (db: DatabaseHandle, salonId: string, period: Period): Promise<Schedule> =>
  (await findSchedules(db, [salonId], period)).get(salonId) ?? { roster: [], timeOff: [] };

const roster = sql<RosterEntry[]>`(
  select coalesce(json_agg(json_build_object('id', s.id, 'hours', s.hours, 'does', array(
    select d.service_id from ${specialistServices} d where d.specialist_id = s.id)) order by s.name, s.id), '[]')
  from ${specialists} s where s.salon_id = ${salons}.id and s.is_active)`;

/** With instants in milliseconds since 1970, as JSON has no dates. */
interface StoredTimeOff {
  readonly resourceId: string | null;
  readonly start: number;
  readonly end: number;
}

const timeOffIn = (period: Period): SQL<TimeOff[]> =>
  sql`(
    select coalesce(json_agg(json_build_object('resourceId', coalesce(t.specialist_id::text, t.chair::text),
      'start', extract(epoch from lower(t.during)) * 1000, 'end', extract(epoch from upper(t.during)) * 1000)), '[]')
    from ${timeOff} t where t.salon_id = ${salons}.id and t.during && ${rangeOf(period)})`.mapWith(
    (stored: readonly StoredTimeOff[]) =>
      stored.map(({ resourceId, start, end }) => ({
        resourceId,
        start: new Date(start),
        end: new Date(end),
      })),
  );
