import { sql } from 'drizzle-orm';
import { date, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { salons } from '../salons/salons.tables.ts';

const minutes = (name: string) => integer(name).array().notNull().default(sql`'{}'`);

/**
 * When each salon's people or chairs are free, in minutes from midnight at the salon, so that a search can ask for
 * starts in one condition. Maintained by triggers of salons, specialists, occupations and time off (decision 81): seven
 * rows of a salon hold its ordinary week, under the first days of year 1; a day with visits, leave or closures has a
 * row of its own, which counts instead.
 */
export const freeRuns = pgTable(
  'free_runs',
  {
    salonId: uuid('salon_id')
      .notNull()
      .references(() => salons.id),
    day: date().notNull(),
    /** One element for each run: the specialist; null for a chair. */
    who: uuid().array().notNull().default(sql`'{}'`),
    begins: minutes('begins'),
    ends: minutes('ends'),
    /** Until when tidying up may go on: the next visit or leave. */
    busyFrom: minutes('busy_from'),
    /** The salon's grid of that day: its first start, the minutes between starts, and what no start is later than. */
    firstStart: integer('first_start').notNull().default(0),
    stepMinutes: integer('step_minutes').notNull().default(60),
    lastStart: integer('last_start').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.salonId, table.day] })],
);
