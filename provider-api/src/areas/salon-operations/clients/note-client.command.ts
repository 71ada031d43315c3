import { addClientNote, eraseClient, removeClientNote, updateClient } from '@sundara/contracts/api';
import { and, eq } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { Account } from '../../../platform/http/access.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { isUuid, uuidFor } from '../../../platform/http/uuid.ts';
import { writeAudit } from '../../marketplace/index.ts';
import { ofSalon } from './clients.repository.ts';
import { clientNotes, salonClients } from './clients.tables.ts';

/** A salon's change of what it noted. The audit keeps who changed what and when, and never what was noted. */
export interface Noting {
  readonly account: Pick<Account, 'id' | 'role'>;
  readonly salonId: string;
  readonly clientId: string;
}

/** Undefined stays. */
export interface Noted {
  readonly allergies?: string | undefined;
  readonly tags?: readonly string[] | undefined;
}

/** @throws ApiError NOT_FOUND for another salon's client and a missing one */
export const noteClient = async (
  tx: TransactionHandle,
  noting: Noting,
  { allergies, tags }: Noted,
  now: Date,
): Promise<void> => {
  const before = await lockClient(tx, noting);
  const given = { allergies: allergies ?? before.allergies, tags: tags ? eachOnce(tags) : before.tags };
  const fields = (['allergies', 'tags'] as const).filter(
    (name) => JSON.stringify(given[name]) !== JSON.stringify(before[name]),
  );
  if (fields.length === 0) return;
  await tx.update(salonClients).set(given).where(eq(salonClients.id, noting.clientId));
  await writeDown(tx, noting, updateClient.name, fields, now);
};

/**
 * One key is one note, however often it is sent.
 * @throws ApiError NOT_FOUND for another salon's client and a missing one
 */
export const addNote = async (
  tx: TransactionHandle,
  noting: Noting,
  { text, key }: { readonly text: string; readonly key: string },
  now: Date,
): Promise<void> => {
  await lockClient(tx, noting);
  const { clientId, account } = noting;
  const id = uuidFor(`note ${clientId} ${key.toLowerCase()}`);
  const added = await tx
    .insert(clientNotes)
    .values({ id, clientId, text, at: now, byId: account.id })
    .onConflictDoNothing()
    .returning({ id: clientNotes.id });
  if (added.length > 0) await writeDown(tx, noting, addClientNote.name, ['notes'], now);
};

/** @throws ApiError NOT_FOUND for a note of another client and a missing one */
export const removeNote = async (
  tx: TransactionHandle,
  noting: Noting,
  noteId: string,
  now: Date,
): Promise<void> => {
  await lockClient(tx, noting);
  if (!isUuid(noteId)) throw noSuchNote();
  const removed = await tx
    .delete(clientNotes)
    .where(and(eq(clientNotes.id, noteId), eq(clientNotes.clientId, noting.clientId)))
    .returning({ id: clientNotes.id });
  if (removed.length === 0) throw noSuchNote();
  await writeDown(tx, noting, removeClientNote.name, ['notes'], now);
};

/**
 * Erases notes, tags and allergies; does nothing if there are none.
 * @throws ApiError NOT_FOUND for another salon's client and a missing one
 */
export const eraseNoted = async (tx: TransactionHandle, noting: Noting, now: Date): Promise<void> => {
  const { allergies, tags } = await lockClient(tx, noting);
  const { clientId } = noting;
  const notes = await tx
    .delete(clientNotes)
    .where(eq(clientNotes.clientId, clientId))
    .returning({ id: clientNotes.id });
  if (allergies !== '' || tags.length > 0)
    await tx.update(salonClients).set({ allergies: '', tags: [] }).where(eq(salonClients.id, clientId));
  else if (notes.length === 0) return;
  await writeDown(tx, noting, eraseClient.name, ['allergies', 'tags', 'notes'], now);
};

export const noSuchClient = () =>
  new ApiError('NOT_FOUND', { message: 'This client is not one of your salon.' });

const noSuchNote = () => new ApiError('NOT_FOUND', { message: 'This note is not there any more.' });

/** So that what is noted and the account's deletion wait for each other. */
const lockClient = async (tx: TransactionHandle, { salonId, clientId }: Noting) => {
  if (!isUuid(clientId)) throw noSuchClient();
  const [client] = await tx
    .select({ allergies: salonClients.allergies, tags: salonClients.tags })
    .from(salonClients)
    .where(ofSalon(salonId, clientId))
    .for('update');
  if (!client) throw noSuchClient();
  return client;
};

const eachOnce = (tags: readonly string[]): string[] =>
  [...new Map(tags.toReversed().map((tag) => [tag.toLowerCase(), tag])).values()].toReversed();

const writeDown = (
  tx: TransactionHandle,
  { account, salonId, clientId }: Noting,
  action: string,
  fields: readonly string[],
  now: Date,
): Promise<void> =>
  writeAudit(tx, account, { salonId, action, subjectId: clientId, changes: { fields: [null, fields] } }, now);
