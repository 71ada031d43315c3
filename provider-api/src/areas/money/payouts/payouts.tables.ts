import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../identity/index.ts';
import { salons } from '../../marketplace/index.ts';

/** Money sent to a salon's bank account, as recorded by an admin; the ledger has it as 'paid-out'. */
export const payouts = pgTable(
  'payouts',
  {
    id: uuid().primaryKey().defaultRandom(),
    salonId: uuid('salon_id')
      .notNull()
      .references(() => salons.id),
    amountPaise: integer('amount_paise').notNull(),
    /** The bank's reference. */
    reference: text().notNull().unique(),
    recordedBy: uuid('recorded_by')
      .notNull()
      .references(() => users.id),
    paidAt: timestamp('paid_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('payouts_amount', sql`${table.amountPaise} > 0`),
    index('payouts_of_salon').on(table.salonId, table.paidAt),
  ],
);
