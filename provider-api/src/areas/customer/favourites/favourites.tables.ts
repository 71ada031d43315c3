import { index, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../identity/index.ts';
import { salons } from '../../marketplace/index.ts';

/** A customer's favourite salons; the rows remain while a salon is hidden, and appear again with it. */
export const favourites = pgTable(
  'favourites',
  {
    customerId: uuid('customer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    salonId: uuid('salon_id')
      .notNull()
      .references(() => salons.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.salonId] }),
    index('favourites_of_customer').on(table.customerId, table.createdAt.desc().nullsFirst()),
    index('favourites_of_salon').on(table.salonId),
  ],
);
