import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from '../platform/database/open-database.ts';

/**
 * The plan of every statement that the work runs, as `explain` prints it: an index by its name, or a `Seq Scan`. Write
 * the rows first, enough that a scan of the table costs more than an index, and `settle` them.
 * @returns one text per statement, in the order in which they ran
 * @example
 * const [plan] = await plansOf(database, (db) => findAdmins(db));
 */
export const plansOf = async (
  { pool }: Pick<Database, 'pool'>,
  work: (db: Database['db']) => Promise<unknown>,
): Promise<readonly string[]> => {
  const asked: { query: string; params: unknown[] }[] = [];
  const logger = {
    logQuery: (query: string, params: unknown[]) => void asked.push({ query, params }),
  };
  await work(drizzle(pool, { logger }));
  const plans: string[] = [];
  for (const { query, params } of asked) {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${query}`, params);
    plans.push(rows.map((line) => line['QUERY PLAN']).join('\n'));
  }
  return plans;
};

const MOST_VACUUMS = 100;

/**
 * Vacuums and analyses tables until an index-only scan can read all their rows. One vacuum may not be enough: another
 * session's statement that began a moment before may still see the old rows.
 */
export const settle = async (
  { pool }: Pick<Database, 'pool'>,
  ...tables: readonly string[]
): Promise<void> => {
  const isSettled = async (table: string): Promise<boolean> => {
    await pool.query(`vacuum (analyze, index_cleanup on) ${table}`);
    const { rows } = await pool.query<{ settled: boolean }>(
      'select relallvisible >= relpages as settled from pg_class where oid = $1::regclass',
      [table],
    );
    return rows[0]?.settled === true;
  };
  for (const table of tables) {
    let turn = 0;
    while (!(await isSettled(table))) {
      turn += 1;
      if (turn === MOST_VACUUMS) throw new Error(`Rows of ${table} are still held by somebody.`);
    }
  }
};
