import { PLAN_IDS, SUBSCRIPTION_STATES } from '@sundara/contracts/api';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { salons } from '../../marketplace/index.ts';

/** A salon's plan, past or present. The gateway charges it by the owner's mandate. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid().primaryKey().defaultRandom(),
    salonId: uuid('salon_id')
      .notNull()
      .references(() => salons.id),
    plan: text({ enum: PLAN_IDS }).notNull(),
    state: text({ enum: SUBSCRIPTION_STATES }).notNull(),
    /** Paise per cycle, tax included, as it was when the plan began. */
    amountPaise: integer('amount_paise').notNull(),
    gatewaySubscriptionId: text('gateway_subscription_id').unique(),
    /** Start of the first cycle, and end of the one that is paid for. */
    startDate: timestamp('start_date', { withTimezone: true }),
    endDate: timestamp('end_date', { withTimezone: true }),
    nextChargeAt: timestamp('next_charge_at', { withTimezone: true }),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('subscriptions_amount', sql`${table.amountPaise} > 0`),
    index('subscriptions_of_salon').on(table.salonId, table.createdAt),
    // Two plans that run at once would charge the owner twice.
    uniqueIndex('subscriptions_running')
      .on(table.salonId)
      .where(sql`${table.state} in ('pending', 'active', 'cancelling', 'halted')`),
  ],
);

/** What the gateway charged for a cycle, once per payment. Each charge has its own invoice number. */
export const subscriptionCharges = pgTable(
  'subscription_charges',
  {
    id: uuid().primaryKey().defaultRandom(),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id),
    gatewayPaymentId: text('gateway_payment_id').notNull().unique(),
    amountPaise: integer('amount_paise').notNull(),
    cycleStart: timestamp('cycle_start', { withTimezone: true }).notNull(),
    cycleEnd: timestamp('cycle_end', { withTimezone: true }).notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true }).notNull(),
    /** 'SSB/26-27/000123', from a series of its own. */
    invoiceNumber: text('invoice_number').notNull().unique(),
  },
  (table) => [index('subscription_charges_of').on(table.subscriptionId, table.paidAt)],
);
