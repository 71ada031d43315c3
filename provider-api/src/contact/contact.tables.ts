import { CONTACT_SUBJECTS, type ContactSubject } from '@sundara/contracts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { citext } from '../database/column-types.ts';

/** Messages to the people of Sundara (resolutions S19); those that fell into the trap are kept and go to nobody. */
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
    /** Stands for the network that it came from, without telling it: see `sender-mark`. */
    sender: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
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
  ],
);
