import { bigint, bigserial, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * What is counted per day in India (decision 47). Money is in paise.
 * - `bookings`: not held or expired, by the day on which they were made; including walk-ins and those cancelled later
 * - `captured`, `fee`: all customer payments, by capture; our fee without tax, less refunds of it on their day
 * - `refunds`, `refunded`: number and amount of refunds, due or paid, by the day on which they became due
 * - `new_salons`, `new_users`: by the day on which they were created
 * - `visits`, `cancelled`, `completed`, `no_shows`: by the day of the visit; `visits` are all of them
 * - `orders`, `paid`: orders at the gateway by the day of their creation, and how many of them were paid, never more
 * - `salon_views`, `calendar_views`: replies of this server (`figure-collector.ts`), not linked to orders, so `paid`
 *   may be more
 */
export const FIGURES = [
  'bookings',
  'captured',
  'fee',
  'refunds',
  'refunded',
  'new_salons',
  'new_users',
  'visits',
  'cancelled',
  'completed',
  'no_shows',
  'orders',
  'paid',
  'salon_views',
  'calendar_views',
] as const;
export type Figure = (typeof FIGURES)[number];

const counted = {
  day: date({ mode: 'string' }).notNull(),
  figure: text({ enum: FIGURES }).notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
};

/** Sums per day. A day's figure is the sum of its row here and its rows in `figure_changes`. */
export const dailyFigures = pgTable('daily_figures', counted, (table) => [
  primaryKey({ columns: [table.day, table.figure] }),
]);

/**
 * Changes of a day's figure, written by triggers in the transaction that caused them, so that nobody waits for
 * another's row. Regularly folded into `daily_figures`, which changes no sum.
 */
export const figureChanges = pgTable(
  'figure_changes',
  { id: bigserial({ mode: 'number' }).primaryKey(), ...counted },
  (table) => [index('figure_changes_of_day').on(table.day)],
);
