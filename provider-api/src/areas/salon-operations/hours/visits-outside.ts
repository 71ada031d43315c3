import { isOpenThroughout, type OpeningHours, toLocalIso } from '@sundara/contracts';
import type { VisitOutside } from '@sundara/contracts/api';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { bookings, startOfDay } from '../../booking/index.ts';
import { findCalendarVisits } from '../calendar/blocks.repository.ts';
import { type CalendarVisit, runsOfVisit } from '../calendar/blocks.ts';

/** Hours before and after a change; null for no hours of one's own. */
interface ChangedHours {
  readonly before: OpeningHours | null;
  readonly after: OpeningHours | null;
  /** Whose they are; undefined for the salon's. */
  readonly specialistId?: string;
}

/** More are told as a number only. */
const MOST_TOLD = 100;

/**
 * Refuses hours that leave visits outside which stood inside. Nothing happens to visits that stood outside already, as
 * nothing changes for them. The caller holds the salon's lock.
 * @throws ApiError VISITS_IN_THE_WAY with these visits
 */
export const requireNoneOutside = async (
  tx: TransactionHandle,
  salonId: string,
  { before, after, specialistId }: ChangedHours,
  now: Date,
): Promise<void> => {
  if (after === null || before === after) return;
  const visits = await findCalendarVisits(
    tx,
    and(
      eq(bookings.salonId, salonId),
      inArray(bookings.status, ['pending', 'confirmed']),
      // By the index of salon, status and start; those that are over by now are left out below.
      sql`lower(${bookings.during}) >= ${startOfDay(now).toISOString()}`,
    ),
  );
  const isInside = (hours: OpeningHours | null, visit: CalendarVisit): boolean =>
    hours === null || periodsOf(visit, specialistId).every((period) => isOpenThroughout(hours, period));
  const outside = visits.filter(
    (visit) => visit.end > now && isInside(before, visit) && !isInside(after, visit),
  );
  if (outside.length === 0) return;
  const stand = outside.length === 1 ? '1 visit stands' : `${outside.length} visits stand`;
  throw new ApiError('VISITS_IN_THE_WAY', {
    message: `${stand} outside of these hours.`,
    visits: outside.slice(0, MOST_TOLD).map(present),
  });
};

/** The whole visit, or the parts of it that one specialist does. */
const periodsOf = (visit: CalendarVisit, specialistId: string | undefined) =>
  specialistId === undefined
    ? [visit]
    : runsOfVisit(visit).filter(({ resourceId }) => resourceId === specialistId);

const present = ({ id, no, start, customer }: CalendarVisit): VisitOutside => ({
  ...{ id, no: no ?? 0, customer },
  dateTime: toLocalIso(start),
});
