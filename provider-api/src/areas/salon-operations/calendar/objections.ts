import { formatClock, type JudgedRun } from '@sundara/contracts';
import { and, eq, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import { bookings, occupations, type Period, rangeOf } from '../../booking/index.ts';
import { services, specialists, timeOff } from '../../marketplace/index.ts';

interface Objected extends JudgedRun {
  readonly objection: NonNullable<JudgedRun['objection']>;
}

/** The first part of a visit that cannot be done as assigned; undefined if all can. */
export const firstObjected = (runs: readonly JudgedRun[]): Objected | undefined =>
  runs.flatMap(({ run, objection }) => (objection ? [{ run, objection }] : []))[0];

/** An error that says why the assigned resource can't do a part of a visit then, and what conflicts with it. */
export const objectionError = async (
  db: DatabaseHandle,
  visit: { readonly salonId: string; readonly bookingId?: string },
  { run, objection }: Objected,
): Promise<ApiError> => {
  const { salonId, bookingId } = visit;
  const name = await nameOf(db, salonId, run.resourceId);
  const from = formatClock(run.start);
  const to = formatClock(run.end);
  if (objection.why === 'unknown') {
    return new ApiError('SLOT_NOT_BOOKABLE', {
      message: isUuid(run.resourceId)
        ? `${name} does not work here any more. Give the visit to somebody else.`
        : `${name} can no longer be booked. Give the visit another place.`,
    });
  }
  if (objection.why === 'unable') {
    const service = await serviceName(db, objection.serviceId);
    return new ApiError('SLOT_NOT_BOOKABLE', { message: `${name} does not do ${service}.` });
  }
  if (objection.why === 'off') {
    return new ApiError('SLOT_NOT_BOOKABLE', {
      message: `${name} does not work from ${from} to ${to} that day.`,
    });
  }
  const busy = { start: run.start, end: run.busyUntil };
  if (await isOff(db, salonId, run.resourceId, busy)) {
    return new ApiError('SLOT_NOT_BOOKABLE', { message: `${name} is off within ${from} to ${to} that day.` });
  }
  const other = await findOther(db, salonId, run.resourceId, busy, bookingId);
  if (other?.isHeld) {
    const message = `A customer is paying for a time of ${name} just now. Try again in a few minutes.`;
    return new ApiError('SLOT_TAKEN', { message });
  }
  const whose = other ? ` with ${other.customer} from ${formatClock(other.start)}` : '';
  return new ApiError('SLOT_TAKEN', { message: `${name} has a visit${whose} then.` });
};

/** Looks only at the salon's own people, so that ids never reveal the names of another salon's. */
const nameOf = async (db: DatabaseHandle, salonId: string, resourceId: string): Promise<string> => {
  if (!isUuid(resourceId)) return `Chair ${resourceId}`;
  const [found] = await db
    .select({ name: specialists.name })
    .from(specialists)
    .where(and(eq(specialists.id, resourceId), eq(specialists.salonId, salonId)));
  return found?.name ?? 'This specialist';
};

const serviceName = async (db: DatabaseHandle, id: string): Promise<string> => {
  const [found] = await db.select({ name: services.name }).from(services).where(eq(services.id, id));
  return found?.name ?? 'this service';
};

const isOff = async (
  db: DatabaseHandle,
  salonId: string,
  resourceId: string,
  period: Period,
): Promise<boolean> => {
  const whose = isUuid(resourceId)
    ? eq(timeOff.specialistId, resourceId)
    : eq(timeOff.chair, Number(resourceId));
  const [found] = await db
    .select({ id: timeOff.id })
    .from(timeOff)
    .where(and(eq(timeOff.salonId, salonId), whose, sql`${timeOff.during} && ${rangeOf(period)}`))
    .limit(1);
  return found !== undefined;
};

const findOther = async (
  db: DatabaseHandle,
  salonId: string,
  resourceId: string,
  period: Period,
  bookingId: string | undefined,
) => {
  const whose = isUuid(resourceId)
    ? eq(occupations.specialistId, resourceId)
    : eq(occupations.chair, Number(resourceId));
  const [found] = await db
    .select({
      customer: bookings.customerName,
      start: sql<Date>`lower(${bookings.during})`.mapWith((text: string) => new Date(text)),
      isHeld: sql<boolean>`${bookings.status} = 'held'`,
    })
    .from(occupations)
    .innerJoin(bookings, eq(bookings.id, occupations.bookingId))
    .where(
      and(
        eq(occupations.salonId, salonId),
        whose,
        sql`${occupations.during} && ${rangeOf(period)}`,
        bookingId === undefined ? undefined : sql`${bookings.id} <> ${bookingId}`,
      ),
    )
    .orderBy(occupations.during)
    .limit(1);
  return found;
};
