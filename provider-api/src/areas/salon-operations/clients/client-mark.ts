import { and, eq, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { bookings, visitorKey } from '../../booking/index.ts';
import { salonClients } from './clients.tables.ts';

/** Joins a booking and its customer among the salon's clients. */
export const isVisitor = and(
  eq(salonClients.salonId, bookings.salonId),
  sql`${salonClients.person} = ${visitorKey(bookings)}`,
);

/** The allergies of a booking's customer, in a query over `bookings` alone; empty if none are noted. */
export const allergiesOfVisitor = sql<string>`coalesce((
  select c.allergies from ${salonClients} c where c.salon_id = ${bookings}.salon_id
    and c.person = coalesce(${bookings}.customer_id::text, ${bookings}.customer_phone)), '')`;

/** A booking's customer among the salon's clients; null for a walk-in without a phone and a deleted account. */
export const findClientOf = async (
  db: DatabaseHandle,
  bookingId: string,
): Promise<{ readonly id: string; readonly allergies: string } | null> => {
  const [client] = await db
    .select({ id: salonClients.id, allergies: salonClients.allergies })
    .from(bookings)
    .innerJoin(salonClients, isVisitor)
    .where(eq(bookings.id, bookingId));
  return client ?? null;
};
