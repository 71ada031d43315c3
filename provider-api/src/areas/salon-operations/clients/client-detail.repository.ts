import { rupeesOf, toLocalIso } from '@sundara/contracts';
import type { SalonClientDetail } from '@sundara/contracts/api';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import { bookingServices, bookings, startOf } from '../../booking/index.ts';
import { isVisible } from '../../customer/index.ts';
import { users } from '../../identity/index.ts';
import { presentClient } from './client.presenter.ts';
import { isVisitor } from './client-mark.ts';
import { findClient, findTags } from './clients.repository.ts';
import { clientNotes, salonClients } from './clients.tables.ts';

/** Of visits and of notes. */
const LATEST = 100;

/**
 * A client as the salon sees them: their history here, and what the salon noted. Undefined for another salon's, a missing
 * one and an invalid id.
 */
export const findClientDetail = async (
  db: DatabaseHandle,
  salonId: string,
  id: string,
  now: Date,
): Promise<SalonClientDetail | undefined> => {
  const client = isUuid(id) ? await findClient(db, salonId, id, now) : undefined;
  if (!client) return undefined;
  const [visits, notes, tags] = await Promise.all([
    findVisits(db, id),
    findNotes(db, id),
    findTags(db, salonId),
  ]);
  return {
    ...presentClient(client),
    bookings: visits.map(({ no, start, totalPaise, serviceName, ...visit }) => ({
      ...visit,
      no: no ?? 0,
      dateTime: toLocalIso(start),
      serviceName: serviceName ?? '',
      amount: rupeesOf(totalPaise),
    })),
    notes: notes.map((note) => ({ ...note, at: toLocalIso(note.at) })),
    suggestedTags: tags.filter((tag) => !client.tags.includes(tag)),
  };
};

const findVisits = (db: DatabaseHandle, id: string) =>
  db
    .select({
      id: bookings.id,
      no: bookings.no,
      start: startOf(bookings.during),
      status: bookings.status,
      attendance: bookings.attendance,
      totalPaise: bookings.totalPaise,
      serviceName: sql<
        string | null
      >`(select string_agg(${bookingServices.name}, ', ' order by ${bookingServices.position})
        from ${bookingServices} where ${bookingServices.bookingId} = ${bookings.id})`,
    })
    .from(salonClients)
    .innerJoin(bookings, isVisitor)
    .where(and(eq(salonClients.id, id), isVisible))
    .orderBy(desc(sql`lower(${bookings.during})`), bookings.id)
    .limit(LATEST);

const findNotes = (db: DatabaseHandle, clientId: string) =>
  db
    .select({ id: clientNotes.id, text: clientNotes.text, at: clientNotes.at, by: users.name })
    .from(clientNotes)
    .innerJoin(users, eq(users.id, clientNotes.byId))
    .where(eq(clientNotes.clientId, clientId))
    .orderBy(desc(clientNotes.at), desc(clientNotes.id))
    .limit(LATEST);
