import {
  type Assignment,
  formatClock,
  formatDay,
  instantAt,
  type LocalDate,
  localDateOf,
  type VisitPart,
} from '@sundara/contracts';
import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import {
  bookings,
  chairId,
  endOf,
  findVisitRequest,
  holdOrigins,
  noteCrowdedDay,
  occupations,
  startOf,
  type Visit,
} from '../../booking/index.ts';
import { users } from '../../identity/index.ts';
import { services } from '../../marketplace/index.ts';
import { waitFor } from './hold-limits.ts';
import type { Holder } from './hold-origin.repository.ts';
import { takesTooMuch } from './share-of-day.ts';

/** Unpaid holds of one network may take a third of a salon's day; those of unconfirmed accounts half of that. */
const SHARE = 3;
const UNCONFIRMED_SHARE = 6;

interface Wish {
  readonly visit: Visit;
  readonly start: Date;
  readonly assignments: readonly Assignment[];
}

/**
 * Checks one more hold of a network against the share of the salon's day that its unpaid holds may take (decision 59).
 * One visit is always allowed: in a salon with one chair a long visit may be more than a third. The caller has the
 * salon's lock, so that concurrent requests are each checked against the holds of the others. A refusal is recorded for
 * the salon.
 * @returns the refusal as an error, to throw once the record for the salon is committed: NETWORK_HOLDS_FULL, or
 *   EMAIL_UNCONFIRMED where confirming the e-mail opens more of the day
 */
export const findShareRefusal = async (
  tx: TransactionHandle,
  { visit, start, assignments }: Wish,
  { customerId, network, isConfirmed }: Holder,
  now: Date,
): Promise<ApiError | undefined> => {
  if (!network) return undefined;
  const salonId = visit.salon.id;
  const date = localDateOf(start);
  const holds = await findHolds(tx, { salonId, network, customerId, date }, now);
  if (holds.length === 0) return undefined;
  const without = await findVisitRequest(
    tx,
    visit,
    { start, end: start },
    {
      ...{ now, customerId },
      withoutBookings: holds.map(({ id }) => id),
    },
  );
  const day = { date, without, services: await findServices(tx, salonId) };
  const isOver = (held: readonly NetworkHold[], share: number): boolean =>
    held.length > 0 &&
    takesTooMuch(
      day,
      held.flatMap(({ taken }) => taken),
      assignments,
      share,
    );
  const unconfirmed = holds.filter((hold) => !hold.isConfirmed);
  const refusal = isOver(holds, SHARE)
    ? networkFull(date, holds, now)
    : !isConfirmed && isOver(unconfirmed, UNCONFIRMED_SHARE)
      ? confirmFirst(date, unconfirmed, now)
      : undefined;
  if (refusal) await noteCrowdedDay(tx, salonId, date, now);
  return refusal;
};

interface NetworkHold {
  readonly id: string;
  readonly expiresAt: Date;
  readonly isConfirmed: boolean;
  readonly taken: readonly { readonly resourceId: string; readonly start: Date; readonly busyUntil: Date }[];
}

interface HoldsOf {
  readonly salonId: string;
  readonly network: string;
  /** The customer whose own holds the requested one replaces. */
  readonly customerId: string;
  readonly date: LocalDate;
}

/** The network's active holds at the salon on that day, without the customer's own, and the time they take. */
const findHolds = async (
  tx: TransactionHandle,
  { salonId, network, customerId, date }: HoldsOf,
  now: Date,
): Promise<readonly NetworkHold[]> => {
  const day = sql`(lower(${bookings.during}) at time zone 'Asia/Kolkata')::date`;
  const holds = await tx
    .select({
      id: bookings.id,
      expiresAt: bookings.holdExpiresAt,
      isConfirmed: sql<boolean>`${users.emailConfirmedAt} is not null`,
    })
    .from(holdOrigins)
    .innerJoin(bookings, eq(bookings.id, holdOrigins.bookingId))
    .innerJoin(users, eq(users.id, bookings.customerId))
    .where(
      and(
        eq(holdOrigins.network, network),
        eq(bookings.salonId, salonId),
        eq(bookings.status, 'held'),
        gt(bookings.holdExpiresAt, now),
        ne(bookings.customerId, customerId),
        sql`${day} = ${date}::date`,
      ),
    );
  if (holds.length === 0) return [];
  const rows = await tx
    .select({
      bookingId: occupations.bookingId,
      specialistId: occupations.specialistId,
      chair: occupations.chair,
      start: startOf(occupations.during),
      busyUntil: endOf(occupations.during),
    })
    .from(occupations)
    .where(
      inArray(
        occupations.bookingId,
        holds.map(({ id }) => id),
      ),
    );
  return holds.map(({ id, expiresAt, isConfirmed }) => ({
    ...{ id, isConfirmed, expiresAt: expiresAt ?? now },
    taken: rows
      .filter(({ bookingId }) => bookingId === id)
      .map(({ specialistId, chair, start, busyUntil }) => ({
        ...{ start, busyUntil },
        resourceId: specialistId ?? chairId(chair ?? 0),
      })),
  }));
};

/** The salon's active services that take time. */
const findServices = (tx: TransactionHandle, salonId: string): Promise<VisitPart[]> =>
  tx
    .select({
      serviceId: services.id,
      durationMinutes: services.durationMinutes,
      bufferMinutes: services.bufferMinutes,
    })
    .from(services)
    .where(and(eq(services.salonId, salonId), services.isActive, gt(services.durationMinutes, 0)));

const networkFull = (date: LocalDate, holds: readonly NetworkHold[], now: Date): ApiError => {
  const until = firstEnd(holds);
  return new ApiError('NETWORK_HOLDS_FULL', {
    message: `Others in your network hold many times of this salon on ${dayOf(date)} without having paid yet. Please choose another day, or try again after ${formatClock(until)}.`,
    ...waitFor(until, now),
  });
};

const confirmFirst = (date: LocalDate, holds: readonly NetworkHold[], now: Date): ApiError =>
  new ApiError('EMAIL_UNCONFIRMED', {
    message: `Others in your network hold many times of this salon on ${dayOf(date)} without having paid yet. Please confirm your e-mail address to hold one as well.`,
    event: 'excess_rate_limit_exceeded',
    ...waitFor(firstEnd(holds), now),
  });

const dayOf = (date: LocalDate): string => formatDay(instantAt(date, '12:00'));

const firstEnd = (holds: readonly NetworkHold[]): Date =>
  new Date(Math.min(...holds.map(({ expiresAt }) => expiresAt.getTime())));
