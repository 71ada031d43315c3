import type { BusySpan } from '@sundara/contracts';
import { and, eq, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle, TransactionHandle } from '../database/database-handle.ts';
import { salons } from '../salons/salons.tables.ts';
import { bookings } from './bookings.tables.ts';
import { endOf, type Period, rangeOf, startOf } from './time-range.ts';

/** The statuses in which a visit occupies its seat: those of the constraint `bookings_no_overlap`. */
const OCCUPYING = ['held', 'pending', 'confirmed'] as const;

const occupyingIn = (period: Period): SQL | undefined =>
  and(inArray(bookings.status, [...OCCUPYING]), sql`${bookings.during} && ${rangeOf(period)}`);

const overlapping = (salonId: string, period: Period): SQL | undefined =>
  and(eq(bookings.salonId, salonId), occupyingIn(period));

/** A passed hold counts no more, nor does a hold of `customerId`. */
const standingAt = (now: Date, customerId?: string): SQL | undefined =>
  or(
    ne(bookings.status, 'held'),
    and(
      sql`${bookings.holdExpiresAt} > ${now.toISOString()}`,
      customerId === undefined ? undefined : ne(bookings.customerId, customerId),
    ),
  );

/**
 * What is booked or held at the salon within the period. A passed hold counts no more, nor does a hold of
 * `customerId`: whoever goes back to choose again must not find their own time taken.
 */
export const findBusySpans = (
  db: DatabaseHandle,
  salonId: string,
  period: Period,
  now: Date,
  customerId?: string,
): Promise<BusySpan[]> =>
  db
    .select({ seat: bookings.seat, start: startOf(bookings.during), end: endOf(bookings.during) })
    .from(bookings)
    .where(and(overlapping(salonId, period), standingAt(now, customerId)));

/** The same of several salons in one query; visits that follow each other are one span, a salon without any is missing. */
export const findBusySpansOfSalons = async (
  db: DatabaseHandle,
  salonIds: readonly string[],
  period: Period,
  now: Date,
): Promise<ReadonlyMap<string, BusySpan[]>> => {
  const bySalon = new Map<string, BusySpan[]>();
  if (salonIds.length === 0) return bySalon;
  const busy = db
    .select({
      salonId: bookings.salonId,
      seat: bookings.seat,
      span: sql`unnest(range_agg(${bookings.during}))`.as('span'),
    })
    // Joined, as the index of the constraint takes one salon at a time and no list of them.
    .from(salons)
    .innerJoin(bookings, eq(bookings.salonId, salons.id))
    .where(and(inArray(salons.id, [...salonIds]), occupyingIn(period), standingAt(now)))
    .groupBy(bookings.salonId, bookings.seat)
    .as('busy');
  const rows = await db
    .select({ salonId: busy.salonId, seat: busy.seat, start: startOf(busy.span), end: endOf(busy.span) })
    .from(busy);
  for (const { salonId, ...span } of rows) {
    const spans = bySalon.get(salonId);
    if (spans) spans.push(span);
    else bySalon.set(salonId, [span]);
  }
  return bySalon;
};

/**
 * Lets one booking of a salon be decided at a time, so that losers get a clear answer instead of a violated
 * constraint. Always the first lock of a transaction: salon, then booking, then payment.
 */
export const lockSalon = async (
  tx: TransactionHandle,
  salonId: string,
): Promise<{ readonly seats: number; readonly isActive: boolean } | undefined> => {
  const [salon] = await tx
    .select({ seats: salons.seats, isActive: salons.isActive })
    .from(salons)
    .where(eq(salons.id, salonId))
    // Rows that refer to the salon can still be written meanwhile.
    .for('no key update');
  return salon;
};

/** Frees the seats of holds in the period whose time has passed: a constraint can't ask for the time. */
export const expirePassedHolds = async (
  tx: TransactionHandle,
  salonId: string,
  period: Period,
  now: Date,
): Promise<void> => {
  await tx
    .update(bookings)
    .set({ status: 'expired', updatedAt: now })
    .where(and(overlapping(salonId, period), eq(bookings.status, 'held'), lte(bookings.holdExpiresAt, now)));
};

/** The first seat that is free for the whole period; undefined when there is none. */
export const findFreeSeat = async (
  tx: TransactionHandle,
  salonId: string,
  seats: number,
  period: Period,
): Promise<number | undefined> => {
  const taken = await tx
    .selectDistinct({ seat: bookings.seat })
    .from(bookings)
    .where(overlapping(salonId, period));
  const occupied = new Set(taken.map(({ seat }) => seat));
  return Array.from({ length: seats }, (_, index) => index + 1).find((seat) => !occupied.has(seat));
};
