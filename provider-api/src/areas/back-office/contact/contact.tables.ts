import { CONTACT_SUBJECTS, type ContactSubject } from '@sundara/contracts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { citext } from '../../../platform/database/column-types.ts';
import { users } from '../../identity/index.ts';

/** `answered`: we wrote last; `closed`: nobody waits for an answer. */
export const CONTACT_STATES = ['open', 'answered', 'closed'] as const;
export type ContactState = (typeof CONTACT_STATES)[number];

/** Messages to the people of Sundara (resolutions S19); spam caught by the trap field is stored but sent to nobody. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    ticket: text().notNull().unique(),
    name: text().notNull(),
    email: citext().notNull(),
    phone: text().notNull().default(''),
    subject: text().$type<ContactSubject>().notNull(),
    message: text().notNull(),
    isSpam: boolean('is_spam').notNull().default(false),
    /** Identifies the network that it came from without revealing it: see `sender-hash`. */
    sender: text().notNull(),
    state: text({ enum: CONTACT_STATES }).notNull().default('open'),
    /** The admin who is responsible for it. */
    assignedTo: uuid('assigned_to').references(() => users.id),
    /** When it was closed; a year later it is erased. */
    closedAt: timestamp('closed_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** The text that is searched, in lower case. */
    search: text()
      .notNull()
      .generatedAlwaysAs(sql`lower("ticket" || ' ' || "name" || ' ' || "email"::text || ' ' || "message")`),
  },
  (table) => [
    check(
      'contact_messages_subject',
      sql`${table.subject} in (${sql.raw(
        Object.keys(CONTACT_SUBJECTS)
          .map((subject) => `'${subject}'`)
          .join(', '),
      )})`,
    ),
    index('contact_messages_of_sender').on(table.sender, table.createdAt),
    index('contact_messages_of_email').on(table.email, table.createdAt),
    index('contact_messages_newest').on(table.createdAt.desc().nullsFirst()),
    check('contact_messages_closed', sql`(${table.state} = 'closed') = (${table.closedAt} is not null)`),
    index('contact_messages_by_state').on(table.isSpam, table.state, table.createdAt, table.id),
    index('contact_messages_by_subject').on(table.isSpam, table.subject, table.createdAt, table.id),
    index('contact_messages_letters').using('gin', table.search.op('gin_trgm_ops')),
  ],
);

/** The admins' replies, oldest first; each was mailed to the sender. */
export const contactReplies = pgTable(
  'contact_replies',
  {
    id: uuid().primaryKey().defaultRandom(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    /** One key of a message is one reply, however often it is sent. */
    key: text().notNull(),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    text: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('contact_replies_key').on(table.messageId, table.key),
    index('contact_replies_of_message').on(table.messageId, table.createdAt),
  ],
);
