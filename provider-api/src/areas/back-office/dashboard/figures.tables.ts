import { bigint, bigserial, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * What is counted by the day, India's (decision 47). Money is in paise.
 * - `bookings`: that came to stand, by the day on which they were made; those cancelled later and walk-ins too
 * - `captured`, `fee`: all that customers paid, by capture; our fee without tax, less what went back of it on its day
 * - `refunds`, `refunded`: money that is owed back or went, by the day on which it was owed
 * - `new_salons`, `new_users`: by the day on which they were made
 * - `visits`, `cancelled`, `completed`, `no_shows`: by the day of the visit; `visits` are all of them
 * - `orders`, `paid`: orders at the gateway by the day on which they were made, and those of them that were paid, never more
 * - `salon_views`, `calendar_views`: answers of this server (`figure-keeper.ts`); no order knows of them, so `paid` may be more
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

/** Sums of the days. A figure of a day is its row here and all that `figure_changes` holds of it, together. */
export const dailyFigures = pgTable('daily_figures', counted, (table) => [
  primaryKey({ columns: [table.day, table.figure] }),
]);

/**
 * By how much a figure of a day changed, written by triggers in the transaction that changed it, so that nobody waits
 * for another's row. Folded into `daily_figures` from time to time, which changes no sum.
 */
export const figureChanges = pgTable(
  'figure_changes',
  { id: bigserial({ mode: 'number' }).primaryKey(), ...counted },
  (table) => [index('figure_changes_of_day').on(table.day)],
);
