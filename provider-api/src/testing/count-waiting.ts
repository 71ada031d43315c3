import type { Database } from '../platform/database/open-database.ts';

/** How many connections to this database wait for a lock just now. */
export const countWaiting = async ({ pool }: Database): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
};
