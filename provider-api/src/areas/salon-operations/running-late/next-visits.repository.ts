import { addMinutes } from '@sundara/contracts';
import { and, asc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import { bookings, occupations, startOf, startOfDay } from '../../booking/index.ts';
import { isDeletedAddress } from '../../identity/index.ts';

export interface NextVisit {
  readonly bookingId: string;
  readonly start: Date;
  readonly customer: string;
  /** Whether the customer can be reached by mail. */
  readonly byMail: boolean;
}

interface Delay {
  /** The late specialist or chair; undefined for the whole salon. */
  readonly resourceId?: string | undefined;
  /** How far ahead visits are notified, in minutes. */
  readonly within: number;
}

/** Today's next visits that the delay affects, soonest first. */
export const findNextVisits = async (
  db: DatabaseHandle,
  salonId: string,
  { resourceId, within }: Delay,
  now: Date,
): Promise<readonly NextVisit[]> => {
  const start = sql`lower(${bookings.during})`;
  const horizon = Math.min(
    addMinutes(now, within).getTime(),
    addMinutes(startOfDay(now), 24 * 60 - 1).getTime(),
  );
  const rows = await db
    .select({
      bookingId: bookings.id,
      start: startOf(bookings.during),
      customer: bookings.customerName,
      email: bookings.customerEmail,
    })
    .from(bookings)
    // The resource of the first part decides when a visit begins.
    .innerJoin(
      occupations,
      and(eq(occupations.bookingId, bookings.id), sql`lower(${occupations.during}) = ${start}`),
    )
    .where(
      and(
        eq(bookings.salonId, salonId),
        inArray(bookings.status, ['pending', 'confirmed']),
        gt(start, now.toISOString()),
        lte(start, new Date(horizon).toISOString()),
        resourceId === undefined ? undefined : isWith(resourceId),
      ),
    )
    .orderBy(asc(start), asc(bookings.id));
  return rows.map(({ email, ...visit }) => ({ ...visit, byMail: email !== '' && !isDeletedAddress(email) }));
};

const isWith = (resourceId: string): SQL =>
  isUuid(resourceId)
    ? eq(occupations.specialistId, resourceId)
    : eq(sql`${occupations.chair}::text`, resourceId);
