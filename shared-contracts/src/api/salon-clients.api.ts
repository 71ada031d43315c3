import * as z from 'zod/mini';
import { envelope } from '../operation/envelope.ts';
import { listFile, listOperation } from '../operation/list.ts';
import { operation } from '../operation/operation.ts';
import { ATTENDANCES } from './booking.schema.ts';
import { keepable, longText, nameSearch, onOneLine, uuidText, wellFormed } from './text.ts';

const own = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'] as const;
const clientId = z.object({ id: z.string().check(z.maxLength(64)) });

/** The database has the same limit. */
export const MOST_TAGS = 8;
export const LONGEST_TAG = 24;

/** A tag on one line. */
const tag = z
  .string()
  .check(
    onOneLine,
    z.trim(),
    z.minLength(1, 'A tag needs a word'),
    z.maxLength(LONGEST_TAG, `A tag can have ${LONGEST_TAG} characters at most`),
    wellFormed,
  );

/** Somebody who has booked at the salon, or came as a walk-in and left a phone. Instants as ISO with +05:30. */
export const salonClientSchema = z.object({
  id: z.string(),
  /** As in their latest booking; 'Walk-in' where none was told. */
  name: z.string(),
  /** Empty where their bookings hold none. */
  phone: z.string(),
  /** Completed visits that they came to. */
  visits: z.int(),
  lastVisit: z.nullable(z.string()),
  /** The first that is still to come. */
  nextVisit: z.nullable(z.string()),
  /** Rupees: paid online and not refunded, and the prices of completed walk-ins. */
  spent: z.number(),
  /** Empty if the salon noted none. */
  allergies: z.string(),
  tags: z.array(z.string()),
});
export type SalonClient = z.output<typeof salonClientSchema>;

export const CLIENT_SORTS = ['latest', 'name', 'visits', 'spent'] as const;

/** The salon's clients; `q` is part of a name or of a phone number. */
export const salonClients = listOperation({
  name: 'salon.clients',
  summary: "The salon's clients",
  path: '/api/salon/clients',
  access: ['salon'],
  ...{ rows: 'clients', row: salonClientSchema, size: 20 },
  filter: {
    q: z.optional(nameSearch),
    tag: z.optional(z.string().check(z.trim(), z.maxLength(LONGEST_TAG), keepable)),
    /** By the latest visit, past or ahead, the latest first; by name; by most visits; or by most spent. */
    sort: z._default(z.enum(CLIENT_SORTS), 'latest'),
  },
  /** The salon's own tags, to filter by. */
  also: { tags: z.array(z.string()) },
});

/** The clients as they are listed, in a file; without allergies and notes, which stay with the salon. */
export const salonClientsFile = listFile(salonClients);

/** A client with their history at this salon, and what the salon noted. */
export const salonClientDetailSchema = z.extend(salonClientSchema, {
  /** The latest hundred, the latest first; amounts in rupees. */
  bookings: z.array(
    z.object({
      id: z.string(),
      no: z.int(),
      dateTime: z.string(),
      serviceName: z.string(),
      status: z.string(),
      attendance: z.nullable(z.enum(ATTENDANCES)),
      amount: z.number(),
    }),
  ),
  /** The latest hundred, the latest first; `by` is the name of who wrote it. */
  notes: z.array(z.object({ id: z.string(), text: z.string(), at: z.string(), by: z.string() })),
  /** Tags that the salon uses for others, the most used first. */
  suggestedTags: z.array(z.string()),
});
export type SalonClientDetail = z.output<typeof salonClientDetailSchema>;

const reply = envelope({ client: salonClientDetailSchema });

/** Another salon's client and a missing one get the same response. */
export const salonClient = operation({
  name: 'salon.client',
  summary: "One of the salon's clients",
  method: 'GET',
  path: '/api/salon/clients/:id',
  access: ['salon'],
  params: clientId,
  reply,
  errors: [...own],
});

/** Writes down allergies or tags; tags that differ only in case are one. */
export const updateClient = operation({
  name: 'salon.updateClient',
  summary: 'Note allergies and tags of a client',
  method: 'PATCH',
  path: '/api/salon/clients/:id',
  access: ['salon'],
  params: clientId,
  body: z.object({
    allergies: z.optional(longText(300)),
    tags: z.optional(z.array(tag).check(z.maxLength(MOST_TAGS, `A client has ${MOST_TAGS} tags at most`))),
  }),
  reply,
  errors: ['VALIDATION_FAILED', ...own],
});

export const addClientNote = operation({
  name: 'salon.addClientNote',
  summary: 'Note something of a client',
  method: 'POST',
  path: '/api/salon/clients/:id/notes',
  access: ['salon'],
  params: clientId,
  body: z.object({
    text: longText(1000).check(z.minLength(1, 'Please write a note')),
    /** A repeated call with the same key writes one note. */
    key: uuidText,
  }),
  reply,
  errors: ['VALIDATION_FAILED', ...own],
});

export const removeClientNote = operation({
  name: 'salon.removeClientNote',
  summary: 'Remove a note of a client',
  method: 'DELETE',
  path: '/api/salon/clients/:id/notes/:note',
  access: ['salon'],
  params: z.extend(clientId, { note: z.string().check(z.maxLength(64)) }),
  reply,
  errors: [...own],
});

/** Erases all notes, tags and allergies of a client for good; their bookings stay. */
export const eraseClient = operation({
  name: 'salon.eraseClient',
  summary: 'Erase what was noted of a client',
  method: 'DELETE',
  path: '/api/salon/clients/:id/noted',
  access: ['salon'],
  params: clientId,
  reply,
  errors: [...own],
});
