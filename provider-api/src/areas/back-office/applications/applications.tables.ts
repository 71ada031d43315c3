import { APPLICATION_STATES } from '@sundara/contracts/api';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { citext } from '../../../platform/database/column-types.ts';
import { users } from '../../identity/index.ts';
import { salons } from '../../marketplace/index.ts';

/** Salons that ask to be listed (decision 88); spam caught by the trap field is stored but shown to nobody. */
export const applications = pgTable(
  'applications',
  {
    id: uuid().primaryKey().defaultRandom(),
    salonName: text('salon_name').notNull(),
    sublocality: text().notNull(),
    street: text().notNull(),
    /** E.164, as are all numbers. */
    contactNumber: text('contact_number').notNull(),
    ownerName: text('owner_name').notNull(),
    email: citext().notNull(),
    phone: text().notNull(),
    isSpam: boolean('is_spam').notNull().default(false),
    /** Identifies the network that it came from without revealing it: see `sender-hash`. */
    sender: text().notNull(),
    state: text({ enum: APPLICATION_STATES }).notNull().default('waiting'),
    decidedBy: uuid('decided_by').references(() => users.id),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    /** Why it was declined, as mailed. */
    reason: text().notNull().default(''),
    /** The salon that the approval made. */
    salonId: uuid('salon_id')
      .unique()
      .references(() => salons.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** The text that is searched, in lower case. */
    search: text()
      .notNull()
      .generatedAlwaysAs(
        sql`lower("salon_name" || ' ' || "sublocality" || ' ' || "owner_name" || ' ' || "email"::text)`,
      ),
  },
  (table) => [
    check('applications_state', sql`${table.state} in ('waiting', 'approved', 'declined')`),
    check('applications_decided', sql`(${table.state} = 'waiting') = (${table.decidedAt} is null)`),
    check('applications_decided_by', sql`(${table.decidedAt} is null) = (${table.decidedBy} is null)`),
    check('applications_approved', sql`(${table.state} = 'approved') = (${table.salonId} is not null)`),
    check('applications_declined', sql`(${table.state} = 'declined') = (${table.reason} <> '')`),
    index('applications_of_sender').on(table.sender, table.createdAt),
    index('applications_of_email').on(table.email, table.createdAt),
    index('applications_by_state').on(table.isSpam, table.state, table.createdAt, table.id),
    index('applications_letters').using('gin', table.search.op('gin_trgm_ops')),
  ],
);
export type ApplicationRow = typeof applications.$inferSelect;
