import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Mails written to the folder instead of being sent, for the viewer. */
export const mailbox = pgTable(
  'mailbox',
  {
    id: uuid().primaryKey().defaultRandom(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** File name below the mail folder. */
    file: text().notNull(),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('mailbox_newest').on(table.writtenAt.desc().nullsFirst())],
);
