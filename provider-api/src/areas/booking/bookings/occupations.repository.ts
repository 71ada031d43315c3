import type { Assignment } from '@sundara/contracts';
import { and, eq, inArray, lte, ne, notExists, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle, TransactionHandle } from '../../../platform/database/database-handle.ts';
import { isPostgresError } from '../../../platform/database/postgres-error.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import { salons } from '../../marketplace/index.ts';
import { type Period, rangeOf, rangeText } from '../time/time-range.ts';
import { bookingServices, bookings } from './bookings.tables.ts';
import { occupations } from './occupations.tables.ts';

/** Time in which a specialist or a chair of a salon is taken, tidying up included. */
export interface Occupied extends Period {
  /** A specialist's id, or a chair's id as made by `chairId`. */
  readonly resourceId: string;
}

/** Who asks, and as of when: the customer's own holds and the bookings named here are left out. */
export interface OccupiedFor {
  readonly now: Date;
  readonly customerId?: string | undefined;
  readonly bookingId?: string | undefined;
  /** Further bookings that are left out. */
  readonly withoutBookings?: readonly string[] | undefined;
}

/** The id of a chair among a salon's resources: '1', '2' and so on; a specialist keeps their own id. */
export const chairId = (chair: number): string => String(chair);

/**
 * The occupied time at the salons within the period, by salon. A hold whose time has passed no longer counts, though
 * its rows may still be there. A salon without any is missing.
 */
export const findOccupied = async (
  db: DatabaseHandle,
  salonIds: readonly string[],
  period: Period,
  asker: OccupiedFor,
): Promise<ReadonlyMap<string, readonly Occupied[]>> => {
  const bySalon = new Map<string, Occupied[]>();
  if (salonIds.length === 0) return bySalon;
  const rows = await db
    .select({
      salonId: occupations.salonId,
      specialistId: occupations.specialistId,
      chair: occupations.chair,
      // One row per span of a busy month would take four times as long to transfer.
      bounds: sql<string>`string_agg(${bounds}, ' ')`,
    })
    // Joined, because the index can look up one salon at a time, but not a list of them.
    .from(salons)
    .innerJoin(occupations, eq(occupations.salonId, salons.id))
    .where(
      and(
        inArray(salons.id, [...salonIds]),
        sql`${occupations.during} && ${rangeOf(period)}`,
        isInTheWayOf(db, asker),
      ),
    )
    .groupBy(occupations.salonId, occupations.specialistId, occupations.chair);
  for (const { salonId, specialistId, chair, bounds: text } of rows) {
    const resourceId = specialistId ?? chairId(chair ?? 0);
    const spans = bySalon.get(salonId) ?? [];
    bySalon.set(salonId, spans);
    const instants = text.split(' ').map((each) => new Date(Number(each)));
    for (let at = 0; at + 1 < instants.length; at += 2) {
      const [start, end] = [instants[at], instants[at + 1]];
      if (start && end) spans.push({ resourceId, start, end });
    }
  }
  return bySalon;
};

/** Start and end in milliseconds since 1970. */
const bounds = sql`(extract(epoch from lower(${occupations.during})) * 1000)::int8 || ' ' ||
  (extract(epoch from upper(${occupations.during})) * 1000)::int8`;

/** Only holds can have ended or be the asker's own: they are few, and have an index. */
const isInTheWayOf = (
  db: DatabaseHandle,
  { now, customerId, bookingId, withoutBookings = [] }: OccupiedFor,
): SQL | undefined =>
  and(
    bookingId === undefined ? undefined : ne(occupations.bookingId, bookingId),
    notInArray(occupations.bookingId, [...withoutBookings]),
    notExists(
      db
        .select({ id: bookings.id })
        .from(bookings)
        .where(
          and(
            eq(bookings.id, occupations.bookingId),
            eq(bookings.status, 'held'),
            or(
              lte(bookings.holdExpiresAt, now),
              customerId === undefined ? undefined : eq(bookings.customerId, customerId),
            ),
          ),
        ),
    ),
  );

interface OccupyingBooking {
  readonly id: string;
  readonly salonId: string;
}

/**
 * Makes the booking occupy exactly the resources of the assignments, and writes who does which service. The booking
 * must be held, pending or confirmed when the transaction commits; leaving those statuses removes the rows.
 * @throws an error that `isOccupied` recognises, if somebody is occupied already
 */
export const occupy = async (
  tx: TransactionHandle,
  booking: OccupyingBooking,
  assignments: readonly Assignment[],
): Promise<void> => {
  await tx.delete(occupations).where(eq(occupations.bookingId, booking.id));
  await insertOccupations(tx, booking, assignments);
  await writeWhoDoes(tx, booking, assignments);
};

/** Writes only the occupations, for a booking that has none yet and whose services already say who does them. */
export const insertOccupations = async (
  tx: TransactionHandle,
  { id, salonId }: OccupyingBooking,
  assignments: readonly Assignment[],
): Promise<void> => {
  await tx.insert(occupations).values(
    assignments.map(({ resourceId, start, busyUntil }) => ({
      bookingId: id,
      salonId,
      ...whoIs(resourceId),
      during: rangeText({ start, end: busyUntil }),
    })),
  );
};

/** Who does a service; null where a chair is booked. */
export const whoDoes = (assignments: readonly Assignment[], serviceId: string): string | null => {
  const run = assignments.find(({ serviceIds }) => serviceIds.includes(serviceId));
  return run ? whoIs(run.resourceId).specialistId : null;
};

/** Writes who does which of the booking's services; nobody for a chair. */
export const writeWhoDoes = async (
  tx: TransactionHandle,
  { id }: { readonly id: string },
  assignments: readonly Assignment[],
): Promise<void> => {
  for (const { resourceId, serviceIds } of assignments) {
    if (serviceIds.length === 0) continue;
    await tx
      .update(bookingServices)
      .set({ specialistId: whoIs(resourceId).specialistId })
      .where(and(eq(bookingServices.bookingId, id), inArray(bookingServices.serviceId, [...serviceIds])));
  }
};

const whoIs = (resourceId: string) =>
  isUuid(resourceId)
    ? { specialistId: resourceId, chair: null }
    : { specialistId: null, chair: Number(resourceId) };

/** Whether the database refused to let two visits occupy one specialist or chair at a time. */
export const isOccupied = (error: unknown): boolean =>
  isPostgresError(error, 'EXCLUSION_VIOLATION', 'occupations_specialist') ||
  isPostgresError(error, 'EXCLUSION_VIOLATION', 'occupations_chair');
