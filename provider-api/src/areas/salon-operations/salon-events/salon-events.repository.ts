import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { bookingEvents, bookings } from '../../booking/index.ts';
import { sessions } from '../../identity/index.ts';
import { salons } from '../../marketplace/index.ts';
import type { ListeningRight } from './event-address.ts';

/** One booking event, and the salon of its booking. */
export interface SalonEventRow {
  readonly no: number;
  readonly kind: string;
  readonly bookingId: string;
  readonly salonId: string;
  readonly at: Date;
}

/** Older events are not sent: a client that was away for so long reloads its data. */
const MOST_NUMBERS = 5_000;

const columns = {
  no: bookingEvents.no,
  kind: bookingEvents.kind,
  bookingId: bookingEvents.bookingId,
  salonId: bookings.salonId,
  at: bookingEvents.at,
};

/** The highest visible number; 0 before anything has happened. */
export const findLatestNumber = async (db: DatabaseHandle): Promise<number> => {
  const [latest] = await db
    .select({ no: sql<number>`coalesce(max(${bookingEvents.no}), 0)`.mapWith(Number) })
    .from(bookingEvents);
  return latest?.no ?? 0;
};

/**
 * The events of these salons' bookings after a number, in order, in one query; and the highest number of all, so that
 * the caller's look-back can advance while only other salons are busy.
 */
export const findEventsAfter = async (
  db: DatabaseHandle,
  salonIds: readonly string[],
  after: number,
): Promise<{ readonly latest: number; readonly events: readonly SalonEventRow[] }> => {
  const latest = db
    .$with('latest')
    .as(
      db
        .select({ latest: sql<number>`coalesce(max(${bookingEvents.no}), 0)`.mapWith(Number).as('latest') })
        .from(bookingEvents),
    );
  const found = db.$with('found').as(
    db
      .select(columns)
      .from(bookingEvents)
      .innerJoin(bookings, eq(bookings.id, bookingEvents.bookingId))
      .where(
        and(
          gt(bookingEvents.no, after),
          gt(bookingEvents.no, sql`(select latest from latest) - ${MOST_NUMBERS}`),
          inArray(bookings.salonId, [...salonIds]),
        ),
      ),
  );
  const rows = await db
    .with(latest, found)
    .select({
      latest: latest.latest,
      event: {
        no: found.no,
        kind: found.kind,
        bookingId: found.bookingId,
        salonId: found.salonId,
        at: found.at,
      },
    })
    .from(latest)
    .leftJoin(found, sql`true`)
    .orderBy(found.no);
  return { latest: rows[0]?.latest ?? 0, events: rows.flatMap(({ event }) => event ?? []) };
};

/** Which of these may still listen: the session is valid, and the salon is still theirs. */
export const findStanding = async <R extends ListeningRight>(
  db: DatabaseHandle,
  rights: readonly R[],
  now: Date,
): Promise<ReadonlySet<R>> => {
  const rows = await db
    .select({ sessionId: sessions.id, salonId: salons.id })
    .from(sessions)
    .innerJoin(salons, eq(salons.ownerId, sessions.userId))
    .where(
      and(
        inArray(sessions.id, [...new Set(rights.map(({ sessionId }) => sessionId))]),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
      ),
    );
  const owned = new Map(rows.map(({ sessionId, salonId }) => [sessionId, salonId]));
  return new Set(rights.filter(({ sessionId, salonId }) => owned.get(sessionId) === salonId));
};
