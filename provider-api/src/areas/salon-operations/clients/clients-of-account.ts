import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { DatabaseHandle, TransactionHandle } from '../../../platform/database/database-handle.ts';
import { salons } from '../../marketplace/index.ts';
import { clientNotes, salonClients } from './clients.tables.ts';

/** Takes an account out of every salon's clients, with all that was noted of it. Its bookings make no new client. */
export const eraseClientsOf = async (tx: TransactionHandle, customerId: string): Promise<void> => {
  await tx.delete(salonClients).where(eq(salonClients.customerId, customerId));
};

/** What salons noted of an account, by the salon's name, for its owner to take along. */
export const findNotedOf = async (db: DatabaseHandle, customerId: string) => {
  const clients = await db
    .select({
      id: salonClients.id,
      salon: salons.name,
      allergies: salonClients.allergies,
      tags: salonClients.tags,
    })
    .from(salonClients)
    .innerJoin(salons, eq(salons.id, salonClients.salonId))
    .where(eq(salonClients.customerId, customerId))
    .orderBy(asc(salons.name), asc(salonClients.id));
  const ids = clients.map(({ id }) => id);
  const notes =
    ids.length === 0
      ? []
      : await db
          .select({ clientId: clientNotes.clientId, text: clientNotes.text, at: clientNotes.at })
          .from(clientNotes)
          .where(inArray(clientNotes.clientId, ids))
          .orderBy(desc(clientNotes.at), desc(clientNotes.id));
  return clients
    .map(({ id, ...client }) => ({ ...client, notes: notes.filter(({ clientId }) => clientId === id) }))
    .filter(({ allergies, tags, notes: own }) => allergies !== '' || tags.length > 0 || own.length > 0);
};
