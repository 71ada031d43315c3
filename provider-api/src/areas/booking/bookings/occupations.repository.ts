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
  /** A specialist's id, or what `chairId` calls a chair. */
  readonly resourceId: string;
}

/** Whose question it is: what they hold or have booked themselves is not in their way. */
export interface OccupiedFor {
  readonly now: Date;
  readonly customerId?: string | undefined;
  readonly bookingId?: string | undefined;
  /** Further ones that are left out. */
  readonly withoutBookings?: readonly string[] | undefined;
}

/** What a chair is called among a salon's resources: '1', '2' and so on; a specialist is called by the id. */
export const chairId = (chair: number): string => String(chair);

/**
 * Who is taken when at the salons within the period, by salon. A passed hold counts no more, though its rows may
 * still be there. A salon without any is missing.
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
      // A row for each span of a busy month would take four times as long to come here.
      bounds: sql<string>`string_agg(${bounds}, ' ')`,
    })
    // Joined, as the index takes one salon at a time and no list of them.
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

/** Only holds can be none any more, or the asker's own: they are few, and have an index. */
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
 * Lets the booking occupy whom the assignments name, and nobody else, and writes who does which service. The
 * booking must be held, pending or confirmed when the transaction commits; leaving those statuses removes the rows.
 * @throws what `isOccupied` knows, where somebody is taken already
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

/** The first part of it, for a booking that occupies nobody yet and whose services say who does them. */
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

/** Writes who does which of the booking's services; a chair does none. */
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
