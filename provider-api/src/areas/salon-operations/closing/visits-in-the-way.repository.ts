import { rupeesOf, toLocalIso } from '@sundara/contracts';
import { MOST_CLOSED_OVER, type VisitInTheWay } from '@sundara/contracts/api';
import { eq, inArray } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { bookings, occupations, type Period } from '../../booking/index.ts';
import { isDeletedAddress } from '../../identity/index.ts';
import { findCancellable } from '../../money/index.ts';
import { findCalendarVisits } from '../calendar/blocks.repository.ts';
import type { CalendarVisit } from '../calendar/blocks.ts';
import { type Crew, findCrew } from '../calendar/calendar-columns.ts';
import type { TimeOffOwner } from '../time-off/time-off-wish.ts';
import { isInTheWay } from '../time-off/visits-in-the-way.ts';

/**
 * The visits in the owner's time, or in the whole salon's, by start, with what would go back to each customer. The
 * caller has expired passed holds.
 * @throws ApiError VALIDATION_FAILED for more than `MOST_CLOSED_OVER`
 */
export const findVisitsInTheWay = async (
  tx: TransactionHandle,
  salonId: string,
  owner: TimeOffOwner,
  period: Period,
  now: Date,
): Promise<VisitInTheWay[]> => {
  const ids = tx
    .select({ id: occupations.bookingId })
    .from(occupations)
    .innerJoin(bookings, eq(bookings.id, occupations.bookingId))
    .where(isInTheWay(salonId, owner, period, now));
  const visits = await findCalendarVisits(tx, inArray(bookings.id, ids));
  if (visits.length > MOST_CLOSED_OVER) {
    const message = `More than ${MOST_CLOSED_OVER} visits stand in that time. Close fewer days at once.`;
    throw new ApiError('VALIDATION_FAILED', { message });
  }
  const crew = await findCrew(tx, salonId);
  const found: VisitInTheWay[] = [];
  for (const visit of visits) found.push(await present(tx, visit, crew, now));
  return found;
};

const present = async (
  tx: TransactionHandle,
  visit: CalendarVisit,
  crew: Crew,
  now: Date,
): Promise<VisitInTheWay> => ({
  bookingId: visit.id,
  start: toLocalIso(visit.start),
  customer: visit.customer,
  phone: visit.phone,
  services: visit.services.map(({ name }) => name),
  people: peopleOf(visit, crew),
  refund: rupeesOf((await findCancellable(tx, visit.id))?.paidPaise ?? 0),
  byMail: visit.email !== '' && !isDeletedAddress(visit.email),
  state: stateOf(visit, now),
  cancelled: false,
  failure: null,
});

const stateOf = ({ status, start }: CalendarVisit, now: Date): VisitInTheWay['state'] => {
  if (status === 'held') return 'held';
  return start <= now ? 'begun' : 'standing';
};

const peopleOf = ({ occupied }: CalendarVisit, { people }: Crew): string[] => [
  ...new Set(
    occupied.map(
      ({ resourceId }) => people.find(({ id }) => id === resourceId)?.name ?? `Chair ${resourceId}`,
    ),
  ),
];
