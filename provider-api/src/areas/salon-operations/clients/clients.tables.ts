import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../identity/index.ts';
import { salons } from '../../marketplace/index.ts';

/**
 * The people of a salon, as it knows them from its bookings: an account, or the phone of walk-ins. Triggers keep name,
 * phone and visits as the bookings say (decision 89); allergies and tags are the salon's own. A deleted account has no
 * row.
 */
export const salonClients = pgTable(
  'salon_clients',
  {
    id: uuid().primaryKey().defaultRandom(),
    salonId: uuid('salon_id')
      .notNull()
      .references(() => salons.id),
    /** Null for a walk-in. */
    customerId: uuid('customer_id').references(() => users.id),
    /** As in their latest booking. */
    name: text().notNull(),
    phone: text().notNull(),
    /** As `visitorKey` of their bookings. */
    person: text().notNull().generatedAlwaysAs(sql`coalesce(customer_id::text, phone)`),
    /** Completed ones that they came to. */
    visits: integer().notNull(),
    /** The start of the last of these. */
    lastVisit: timestamp('last_visit', { withTimezone: true }),
    /** The start of the latest visit, past or ahead; of a cancelled one only where there is no other. */
    latestVisit: timestamp('latest_visit', { withTimezone: true }).notNull(),
    /** Empty if none are known. */
    allergies: text().notNull().default(''),
    tags: text().array().notNull().default([]),
  },
  (table) => [
    unique('salon_clients_person').on(table.salonId, table.person),
    check('salon_clients_tags', sql`cardinality(${table.tags}) <= 8`),
    index('salon_clients_of_customer').on(table.customerId),
    // One for each order of the list.
    index('salon_clients_by_visit').on(table.salonId, table.latestVisit, table.id),
    index('salon_clients_by_name').on(table.salonId, sql`lower(${table.name})`, table.id),
    index('salon_clients_by_visits').on(table.salonId, table.visits, table.id),
    index('salon_clients_tagged').on(table.salonId).where(sql`cardinality(${table.tags}) > 0`),
  ],
);

/** What a salon noted of a client. */
export const clientNotes = pgTable(
  'client_notes',
  {
    id: uuid().primaryKey().defaultRandom(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => salonClients.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    byId: uuid('by_id')
      .notNull()
      .references(() => users.id),
  },
  (table) => [index('client_notes_of_client').on(table.clientId, table.at, table.id)],
);
