import { sql } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';

/** A table that is partitioned by financial year (decision 105). */
export interface YearlyTable {
  readonly name: string;
  /** How many whole financial years before the present one are kept; by default all. */
  readonly keptYears?: number;
}

/** Years whose partitions are there before they begin, so that nothing has to happen on a 1 April. */
const YEARS_AHEAD = 3;

/** What has to be done about a table's partitions. */
export type YearlyWork = {
  /** Financial years that have no partition yet, by the year in which they begin. */
  readonly missing: readonly number[];
  /** Names of the partitions that are older than what is kept. */
  readonly old: readonly string[];
  /** Whether there are rows of a year that has no partition. */
  readonly astray: boolean;
};

/** Reads the catalogue and looks into the partition of the rest, which is empty. */
export const findYearlyWork = async (
  { db }: Pick<Database, 'db'>,
  { name, keptYears }: YearlyTable,
  now: Date,
): Promise<YearlyWork> => {
  const year = sql`financial_year(${now.toISOString()}::timestamptz)`;
  const { rows } = await db.execute<YearlyWork>(sql`
    with parts as (
      select c.relname as name, substring(pg_get_expr(c.relpartbound, c.oid) from $$TO \\('([^']+)$$)::timestamptz as ends
      from pg_inherits join pg_class c on c.oid = inhrelid where inhparent = ${name}::regclass)
    select
      array(select generate_series((select financial_year(max(ends)) from parts), ${year} + ${YEARS_AHEAD}::int)) as missing,
      array(select name::text from parts where ends <= year_begins(${year} - ${keptYears ?? null}::int)) as old,
      exists (select from ${sql.identifier(`${name}_rest`)}) as astray`);
  if (!rows[0]) throw new Error(`The partitions of ${name} were not told: run the migrations.`);
  return rows[0];
};
