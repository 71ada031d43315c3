import { toLocalIso } from '@sundara/contracts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { salons } from '../../marketplace/index.ts';
import { type Period, rangeOf, startOf } from '../time/time-range.ts';
import { bookingServices, bookings } from './bookings.tables.ts';

/** A customer's visit: the same services at the same salon and time count as the same visit. */
export interface OwnVisit extends Period {
  readonly customerId: string;
  readonly salonId: string;
  readonly serviceIds: readonly string[];
}

const STANDS = inArray(bookings.status, ['pending', 'confirmed']);

/** The customer's pending and confirmed visits, at any salon, that overlap this time; the earliest first. */
const findVisitsDuring = (tx: TransactionHandle, { customerId, ...period }: OwnVisit) =>
  tx
    .select({
      id: bookings.id,
      salonId: bookings.salonId,
      salon: salons.name,
      start: startOf(bookings.during),
      serviceIds: sql<string[]>`array(
        select ${bookingServices.serviceId}::text from ${bookingServices}
        where ${bookingServices.bookingId} = ${bookings.id})`,
    })
    .from(bookings)
    .innerJoin(salons, eq(salons.id, bookings.salonId))
    .where(and(eq(bookings.customerId, customerId), STANDS, sql`${bookings.during} && ${rangeOf(period)}`))
    .orderBy(asc(startOf(bookings.during)));

type FoundVisit = Awaited<ReturnType<typeof findVisitsDuring>>[number];

const isSame = (found: FoundVisit, asked: OwnVisit): boolean =>
  found.salonId === asked.salonId &&
  found.start.getTime() === asked.start.getTime() &&
  found.serviceIds.length === asked.serviceIds.length &&
  asked.serviceIds.every((id) => found.serviceIds.includes(id));

/** Whether the customer has already booked this very visit. */
export const isBookedAlready = async (tx: TransactionHandle, visit: OwnVisit): Promise<boolean> =>
  (await findVisitsDuring(tx, visit)).some((found) => isSame(found, visit));

/**
 * Prevents a customer from buying a visit twice (resolutions S35): the same visit is refused, and another at the same
 * time needs the customer's confirmation. The caller holds the lock of the customer's holds.
 * @param forSomebodyElse the customer was asked, and says that this visit is not for them
 * @throws ApiError ALREADY_BOOKED and VISIT_OVERLAPS, with the existing booking
 */
export const requireNoOwnVisit = async (
  tx: TransactionHandle,
  asked: OwnVisit,
  forSomebodyElse: boolean,
): Promise<void> => {
  const visits = await findVisitsDuring(tx, asked);
  const same = visits.find((found) => isSame(found, asked));
  if (same) throw new ApiError('ALREADY_BOOKED', { booking: tell(same) });
  const [first] = visits;
  if (first && !forSomebodyElse) throw new ApiError('VISIT_OVERLAPS', { booking: tell(first) });
};

const tell = ({ id, salon, start }: FoundVisit) => ({ id, salon, dateTime: toLocalIso(start) });
