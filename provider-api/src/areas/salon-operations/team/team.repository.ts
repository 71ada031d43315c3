import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import { bookings, occupations } from '../../booking/index.ts';
import { services, specialistServices, specialists } from '../../marketplace/index.ts';

/** Pending and confirmed visits that have not ended yet. */
const visitsAhead = (db: DatabaseHandle, now: Date) =>
  db
    .select({
      specialistId: occupations.specialistId,
      visits: sql<number>`count(distinct ${occupations.bookingId})::int`.as('visits'),
    })
    .from(occupations)
    .innerJoin(bookings, eq(bookings.id, occupations.bookingId))
    .where(
      and(
        inArray(bookings.status, ['pending', 'confirmed']),
        sql`${occupations.during} && tstzrange(${now.toISOString()}::timestamptz, null)`,
      ),
    )
    .groupBy(occupations.specialistId)
    .as('ahead');

/**
 * Deleted services are stored for booked visits, and listed only if somebody did nothing else: without any they would
 * do everything.
 */
const whatTheyDo = sql<string[]>`(select coalesce(
    array_agg(d.service_id::text order by d.service_id) filter (where s.deleted_at is null),
    array_agg(d.service_id::text order by d.service_id), '{}')
  from ${specialistServices} d join ${services} s on s.id = d.service_id
  where d.specialist_id = ${specialists.id})`;

/** The salon's specialists with their services and visits ahead; those on its roster first, then by name. */
export const findTeam = async (db: DatabaseHandle, salonId: string, now: Date, id?: string) => {
  if (id !== undefined && !isUuid(id)) return [];
  const ahead = visitsAhead(db, now);
  return db
    .select({
      id: specialists.id,
      salonId: specialists.salonId,
      name: specialists.name,
      specialization: specialists.specialization,
      gender: specialists.gender,
      photo: specialists.photo,
      photoIllustration: specialists.photoIllustration,
      hours: specialists.hours,
      isActive: specialists.isActive,
      services: whatTheyDo,
      visitsAhead: sql<number>`coalesce(${ahead.visits}, 0)`.mapWith(Number),
    })
    .from(specialists)
    .leftJoin(ahead, eq(ahead.specialistId, specialists.id))
    .where(and(eq(specialists.salonId, salonId), id === undefined ? undefined : eq(specialists.id, id)))
    .orderBy(desc(specialists.isActive), asc(specialists.name), asc(specialists.id));
};

export type MemberRow = Awaited<ReturnType<typeof findTeam>>[number];
