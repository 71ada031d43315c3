import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import { bookings, OCCUPYING, occupations, type Period, rangeOf } from '../../booking/index.ts';
import type { TimeOffOwner } from './time-off-wish.ts';

export interface VisitsInTheWay {
  readonly visits: number;
  /** How many of these are held, waiting for payment. */
  readonly held: number;
}

/**
 * How many visits are in the owner's time, or in the whole salon's; visits that are over are in nobody's way, whatever
 * their status. The caller has expired passed holds.
 */
export const countVisitsIn = async (
  tx: TransactionHandle,
  salonId: string,
  owner: TimeOffOwner,
  period: Period,
  now: Date,
): Promise<VisitsInTheWay> => {
  const [found] = await tx
    .select({
      visits: sql<number>`count(distinct ${bookings.id})::int`,
      held: sql<number>`(count(distinct ${bookings.id}) filter (where ${bookings.status} = 'held'))::int`,
    })
    .from(occupations)
    .innerJoin(bookings, eq(bookings.id, occupations.bookingId))
    .where(isInTheWay(salonId, owner, period, now));
  return found ?? { visits: 0, held: 0 };
};

/** For occupations joined with their bookings. */
export const isInTheWay = (
  salonId: string,
  owner: TimeOffOwner,
  period: Period,
  now: Date,
): SQL | undefined =>
  and(
    eq(occupations.salonId, salonId),
    inArray(bookings.status, [...OCCUPYING]),
    sql`${occupations.during} && ${rangeOf(period)}`,
    sql`upper(${bookings.during}) > ${now.toISOString()}`,
    isOf(owner),
  );

const isOf = ({ specialistId, chair }: TimeOffOwner): SQL | undefined => {
  if (specialistId !== null) return eq(occupations.specialistId, specialistId);
  return chair === null ? undefined : eq(occupations.chair, chair);
};

/** '3 visits stand in that time.', and how many of them are being paid for right now. */
export const inTheWayText = ({ visits, held }: VisitsInTheWay): string => {
  if (held === visits) {
    return visits === 1
      ? 'A customer is paying for a visit in that time just now.'
      : `${visits} customers are paying for visits in that time just now.`;
  }
  const stand = visits === 1 ? '1 visit stands in that time' : `${visits} visits stand in that time`;
  return held === 0
    ? `${stand}.`
    : `${stand}, of which ${held} ${held === 1 ? 'is' : 'are'} being paid for just now.`;
};
