import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../../platform/database/open-database.ts';
import { enqueueJob } from '../../../platform/outbox/enqueue-job.ts';
import { type Again, type Job, type JobKind, jobOf } from '../../../platform/outbox/job-kind.ts';

interface Dependencies {
  readonly database: Database;
  readonly now: () => Date;
}

/** Salons from before free runs were kept get theirs; there is one such job at most. */
const FILL_FREE_RUNS: JobKind<Record<string, never>> = {
  name: 'booking.fill-free-runs',
  payload: z.strictObject({}),
};

/** So that no run of the job, and no transaction, lasts longer than a second or two. */
const SALONS_AT_ONCE = 100;

const LACKS_ROWS = sql`not exists (select from free_runs where salon_id = salons.id and day = any(ordinary_week()))`;

/** Writes the free runs of a hundred salons that have none, and comes again while there are more (decision 81). */
export const freeRunsJob = ({ database: { db }, now }: Dependencies): Job =>
  jobOf(FILL_FREE_RUNS, async (): Promise<Again | undefined> => {
    const { rows } = await db.execute(sql`
      select refresh_free_runs(id, ordinary_week() || array(
        select distinct day from (
          select during from occupations where salon_id = salons.id
          union all select during from time_off where salon_id = salons.id and upper(during) > ${now().toISOString()}) as taken,
          unnest(days_touched(during)) as day))
      from salons where ${LACKS_ROWS} order by id limit ${SALONS_AT_ONCE}`);
    return rows.length < SALONS_AT_ONCE ? undefined : { again: now() };
  });

/** At the start: leaves a job where a salon has no free runs, as after the update that brought them. */
export const scheduleFreeRuns = async ({ db, transaction }: Database): Promise<void> => {
  const { rows } = await db.execute(sql`select from salons where ${LACKS_ROWS} limit 1`);
  if (rows.length > 0) await transaction((tx) => enqueueJob(tx, FILL_FREE_RUNS, 'all', {}));
};
