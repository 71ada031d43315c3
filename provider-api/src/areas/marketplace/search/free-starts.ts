import { type SQL, sql } from 'drizzle-orm';
import { salons } from '../salons/salons.tables.ts';
import { askedServices, type WordBits } from './asked-services.ts';
import { freeRuns } from './free-runs.tables.ts';
import type { StartWindow } from './start-window.ts';

/** What a search by time asks of each salon. */
export interface FreeStarts {
  /** Whether the salon has a free start in the window. */
  readonly fits: SQL;
  /** Its first one, in minutes from midnight; null when it has none. */
  readonly first: SQL;
}

/** The ordinary week is kept under the first days of year 1, which began on a Monday. */
const ordinaryDay = (date: SQL): SQL => sql`date '0001-01-01' + extract(isodow from ${date})::int - 1`;

/**
 * Free starts of the services asked for, from `free_runs`. In each run the first start of the salon's grid is tried,
 * and no other: what ends too late from there does so from any later one.
 */
export const freeStarts = ({ date, from, until }: StartWindow, bits: WordBits | undefined): FreeStarts => {
  const day = sql`${date}::date`;
  const ends = sql`grid.start + service.duration_minutes`;
  const does = sql`select from specialist_services where specialist_id = run.who`;
  const starts = sql`
    select grid.start from (
        select * from ${freeRuns} where salon_id = ${salons.id} and day in (${day}, ${ordinaryDay(day)}) order by day desc limit 1) as day,
      lateral (${askedServices(bits)}) as service,
      unnest(day.who, day.begins, day.ends, day.busy_from) as run (who, begins, ends, busy_from),
      lateral (select greatest(run.begins, day.first_start, ${from}::int) - day.first_start as passed) as since,
      lateral (select day.first_start + (passed + day.step_minutes - 1) / day.step_minutes * day.step_minutes as start) as grid
    where grid.start < ${until}::int and grid.start <= day.last_start
      and ${ends} <= run.ends and ${ends} + service.buffer_minutes <= run.busy_from
      and (run.who is null or not exists (${does}) or exists (${does} and service_id = service.id))`;
  return { fits: sql`exists (${starts})`, first: sql`(select min(start) from (${starts}) as each)` };
};
