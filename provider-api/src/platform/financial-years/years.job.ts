import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../database/open-database.ts';
import { enqueueJob } from '../outbox/enqueue-job.ts';
import { type Job, type JobKind, jobOf } from '../outbox/job-kind.ts';
import { findYearlyWork, type YearlyTable } from './yearly-table.ts';

interface Dependencies {
  readonly database: Database;
  readonly now: () => Date;
}

const KEEP_YEARS: JobKind<Record<string, never>> = {
  name: 'database.keep-years',
  payload: z.strictObject({}),
};

/** Whoever waits for a table's lock lets everybody wait: the job fails instead, and comes again. */
const WAIT_AT_MOST = sql`set local lock_timeout = '1s'`;

/**
 * Makes the partitions of coming years and drops those that are kept no longer. It fails, and is given up in the end,
 * where rows are left that no year takes: their time lies many years ahead, which is some clock's or some code's fault.
 */
export const yearsJob = ({ database, now }: Dependencies, tables: readonly YearlyTable[]): Job =>
  jobOf(KEEP_YEARS, async () => {
    for (const table of tables) {
      const { missing, old } = await findYearlyWork(database, table, now());
      const statements = [
        ...missing.map((year) => sql`select make_year(${table.name}, ${year})`),
        ...old.map((name) => sql`drop table ${sql.identifier(name)}`),
      ];
      for (const statement of statements)
        await database.transaction(async (tx) => {
          await tx.execute(WAIT_AT_MOST);
          await tx.execute(statement);
        });
      if ((await findYearlyWork(database, table, now())).astray)
        throw new Error(
          `${table.name}_rest holds rows that lie too far ahead for any year: look at their time in 'at'.`,
        );
    }
  });

/** At the start: leaves the job where a year is missing, too old, or not known. */
export const scheduleYears = async (
  { database, now }: Dependencies,
  tables: readonly YearlyTable[],
): Promise<void> => {
  const works = await Promise.all(tables.map((table) => findYearlyWork(database, table, now())));
  if (!works.some(({ missing, old, astray }) => missing.length > 0 || old.length > 0 || astray)) return;
  await database.transaction((tx) => enqueueJob(tx, KEEP_YEARS, 'all', {}));
};
