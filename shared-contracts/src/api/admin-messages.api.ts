import * as z from 'zod/mini';
import { CONTACT_SUBJECTS, type ContactSubject } from '../contact/contact-message.ts';
import { envelope } from '../operation/envelope.ts';
import { listOperation } from '../operation/list.ts';
import { operation } from '../operation/operation.ts';
import { longText, uuidText } from './text.ts';

const subjects = Object.keys(CONTACT_SUBJECTS) as [ContactSubject, ...ContactSubject[]];

/** `answered`: the last message is ours; `closed`: nobody waits for anything; `spam` is separate from the others. */
export const MESSAGE_STATES = ['open', 'answered', 'closed', 'spam'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** A message of the contact page as lists show it, instants as ISO with +05:30. */
export const adminMessageSchema = z.object({
  id: z.string(),
  ticket: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.enum(subjects),
  /** The beginning of the text. */
  beginning: z.string(),
  state: z.enum(MESSAGE_STATES),
  assignedTo: z.nullable(z.object({ id: z.string(), name: z.string() })),
  createdAt: z.string(),
  /** What an admin may do with it now. */
  can: z.object({
    reply: z.boolean(),
    close: z.boolean(),
    reopen: z.boolean(),
    markSpam: z.boolean(),
    unmarkSpam: z.boolean(),
  }),
});
export type AdminMessage = z.output<typeof adminMessageSchema>;

const MESSAGE_SORTS = ['createdAt_desc', 'createdAt_asc'] as const;

/**
 * Messages of the contact page, newest first; spam only if requested. `q` searches ticket, name, e-mail and text;
 * `counts` cover all messages.
 */
export const adminMessages = listOperation({
  name: 'admin.messages',
  summary: 'Messages of the contact page',
  path: '/api/admin/messages',
  access: ['admin'],
  ...{ rows: 'messages', row: adminMessageSchema, size: 10 },
  filter: {
    q: z.optional(longText(100)),
    state: z.optional(z.enum(MESSAGE_STATES)),
    subject: z.optional(z.enum(subjects)),
    sort: z._default(z.enum(MESSAGE_SORTS), 'createdAt_desc'),
  },
  also: { counts: z.object({ open: z.int(), answered: z.int(), closed: z.int(), spam: z.int() }) },
});

export const messageThreadSchema = z.extend(adminMessageSchema, {
  phone: z.string(),
  message: z.string(),
  /** Oldest first; each was mailed to the sender. */
  replies: z.array(z.object({ id: z.string(), author: z.string(), text: z.string(), createdAt: z.string() })),
  /** Whether it is assigned to the caller. */
  mine: z.boolean(),
});
export type MessageThread = z.output<typeof messageThreadSchema>;

const one = {
  access: ['admin'],
  params: z.object({ id: uuidText }),
  // Called `thread`, because the envelope's own `message` says what was done.
  reply: envelope({ thread: messageThreadSchema }),
} as const;
const errors = ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'] as const;

export const adminMessage = operation({
  ...one,
  name: 'admin.message',
  summary: 'One message with what was answered',
  method: 'GET',
  path: '/api/admin/messages/:id',
  errors,
});

/** Mails an answer to the sender and stores it with the message, which is then `answered`. One `key` is one reply. */
export const replyToMessage = operation({
  ...one,
  name: 'admin.replyToMessage',
  summary: 'Answer a message',
  method: 'POST',
  path: '/api/admin/messages/:id/replies',
  body: z.object({
    text: longText(5_000).check(z.minLength(1, 'Write an answer')),
    key: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  }),
  errors: [...errors, 'STATUS_REFUSED'],
});

/** Closes, reopens, assigns or unassigns a message, or sets whether it is spam; fields that are not named stay. */
export const updateMessage = operation({
  ...one,
  name: 'admin.updateMessage',
  summary: 'Change how a message stands',
  method: 'PATCH',
  path: '/api/admin/messages/:id',
  body: z.object({
    state: z.optional(z.enum(['open', 'closed'])),
    assigned: z.optional(z.enum(['me', 'nobody'])),
    spam: z.optional(z.boolean()),
  }),
  errors,
});
